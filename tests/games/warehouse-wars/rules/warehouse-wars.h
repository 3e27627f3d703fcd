/* warehouse-wars.h — what the tests of Warehouse Wars share: tables, and short ways to build. Players are Ann
 * and Bo. */
#pragma once

#include "games/warehouse-wars/rules/rules.h"
#include "referee/fixture.h"

#define HEADER(options)                                                                                      \
  "{'tableside':1,'game':'warehouse-wars','players':[{'name':'Ann'},{'name':'Bo'}],'options':{" options "}}"
#define PLAY           HEADER ("")
#define TWO_CELLS      HEADER ("'width':2,'depth':2")
#define RECORD         HEADER ("'tally_only':true,'crates':64,'planks':64,'width':8,'depth':8,'plank_length':8")
#define FLAT_DIAGONALS HEADER ("'tally_only':true,'crates':64,'planks':64,'space_diagonals':false")

/* Adds a test of this file that begins with a table. */
#define ADD_TO(header, name) fixture_add ("warehouse-wars", header, name)
#define ADD(name)            ADD_TO (PLAY, name)
#define ADD_FUNC(name)       g_test_add_func ("/warehouse-wars/" #name, test_##name)

/* Whose turn it is places a crate, or is refused it; the line for it. (transfer full) */
void crate (Fixture *self, int x, int y, int z);
void refuse_crate (Fixture *self, int x, int y, int z, TsError code);
char *crate_line (int x, int y, int z);

/* The same for a plank; in a recording nobody lays it. */
void plank (Fixture *self, int x, int y, int z, const char *along, int length);
void refuse_plank (Fixture *self, int x, int y, int z, const char *along, int length, TsError code);
char *plank_line (int x, int y, int z, const char *along, int length);

/* A seat's crate in a recording. */
void crate_of (Fixture *self, int seat, int x, int y, int z);

void next (Fixture *self);

/* Each player's first crate: at 0, 0 and at 1, 0. */
void begin (Fixture *self);
