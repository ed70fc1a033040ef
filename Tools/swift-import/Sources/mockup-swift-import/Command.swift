import Glibc

/// `mockup-swift-import [-D NAME=true|false] -- FILE...`: prints the declarations of Swift files as JSON, one file
/// a line, for `mockup import`.
@main
struct Command {
  static func main() {
    var definitions: [String: Bool] = [:]
    var files: [String] = []
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      if word == "--" {
        files += words
        break
      }
      guard word == "-D", let text = words.popFirst(), let equals = text.lastIndex(of: "=") else {
        files.append(word)
        continue
      }
      definitions[String(text[..<equals])] = text[text.index(after: equals)...] == "true"
    }
    for file in files {
      let unit = UnitReader.read(file: file, bytes: contents(of: file), definitions: definitions)
      var line = JSONLine()
      line.write(unit)
      print(line.text)
    }
  }

  /// The greatest number of bytes that are read of a file.
  private static let limit = 16 << 20

  /// The bytes of a file; none if it can't be read, which `mockup` has reported then.
  private static func contents(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while result.count < limit {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      result += chunk.prefix(count)
    }
    return result
  }
}
