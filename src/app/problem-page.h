/* problem-page.h — a page that is one sentence: why a table cannot be opened; and a way to another one. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

AdwNavigationPage *ts_problem_page_new (const char *title, const char *sentence);

G_END_DECLS
