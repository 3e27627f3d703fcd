#include "bounds.h"

TsLimits ts_limits = {
  .phones = 16,
  .callers = 64,
  .messages = 20,
  .waiting = 64,
  .message = 64 * 1024,
  .request = 32 * 1024,
  .backlog = 1024 * 1024,
  .wrong_tokens = 10,
  .wrong_time = 60 * 1000,
  .request_time = 10 * 1000,
  .token_time = 5 * 1000,
  .ping_time = 20 * 1000,
  .silence_time = 60 * 1000,
};
