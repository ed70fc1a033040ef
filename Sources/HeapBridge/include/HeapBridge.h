#pragma once

/// Makes threads that start from now on share the heap of the first, instead of having one each.
void heap_share(void);
