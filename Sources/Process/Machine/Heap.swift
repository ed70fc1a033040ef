import ProcessBridge

/// The memory that the program takes and gives back.
package enum Heap {
  /// Keeps freed memory for the next picture, up to 128 MiB, and asks the system for large pages.
  ///
  /// By itself the C library hands large blocks back to the system, which then clears the pages of each picture anew, one fault
  /// for every 4 KiB. Called once, before there are threads.
  package static func keepFreedMemory() { heap_keep() }
}
