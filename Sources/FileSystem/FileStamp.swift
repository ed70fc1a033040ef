import Glibc

/// A mark that tells two versions of a file apart without reading it: its time, size and number.
package struct FileStamp: Hashable, Sendable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int
  private var number: UInt64
  private var device: UInt64

  /// The stamp of the file or folder at `path`, links followed; nil if there is none. That of a folder changes with
  /// the names in it.
  package init?(_ path: String) {
    var status = stat()
    guard FileDescriptor.isPath(path), stat(path.isEmpty ? "." : path, &status) == 0 else {
      return nil
    }
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    device = UInt64(status.st_dev)
  }
}
