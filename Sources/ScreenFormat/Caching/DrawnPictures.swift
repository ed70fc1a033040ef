/// Keeps what was drawn of vector files between runs. Whoever keeps it only checks that the bytes are those that were
/// written.
package protocol DrawnPictures: Sendable {
  /// The bytes that were kept for a file; nil if there are none.
  ///
  /// - Parameters:
  ///   - file: the bytes of the vector file.
  ///   - path: the path of the file, which only tells where to look.
  ///   - parts: everything else that the picture depends on, but for the program.
  func picture(of file: [UInt8], at path: String, _ parts: [String]) -> [UInt8]?

  /// Keeps bytes. A failure is no reason for a command to fail.
  func keep(_ picture: [UInt8], of file: [UInt8], at path: String, _ parts: [String])
}
