#pragma once

/// Makes threads that start later share the heap of the main thread, instead of having one each.
void heap_share(void);
