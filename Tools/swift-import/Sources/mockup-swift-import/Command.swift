import Glibc

/// `mockup-swift-import [-D NAME=true|false] -- FILE...`: prints the declarations of Swift files as JSON for
/// `mockup import`: a line with the version of the form, and a line for each file.
@main
struct Command {
  /// The version of the form. It changes with the form, and with it `SwiftUnits.version` in `mockup`.
  private static let version = 4

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
    var head = JSONLine()
    head.write(.object([("version", .number(version))]))
    print(head.text)
    for line in Readers.lines(of: files, definitions) { print(line) }
  }

  /// The line that is printed for a file.
  static func line(of file: String, _ definitions: [String: Bool]) -> String {
    let unit = UnitReader.read(
      file: file, bytes: text(contents(of: file)), definitions: definitions)
    var line = JSONLine()
    line.write(unit)
    return line.text
  }

  /// The bytes in UTF-8, whatever they are in, as `mockup` reads other code.
  private static func text(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { offset in
        let (a, b) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
        return isLittle ? b << 8 | a : a << 8 | b
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    if String(validating: bytes, as: UTF8.self) != nil { return bytes }
    return bytes.flatMap { Array(String(Unicode.Scalar($0)).utf8) }
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

/// Reads several files at a time, each on a thread with a stack that is deep enough for code which is.
private final class Readers: @unchecked Sendable {
  private static let stackBytes = 16 << 20
  private static let most = 8

  private let files: [String]
  private let definitions: [String: Bool]
  /// The lines of all files; a thread writes only those of its own files.
  private let results: UnsafeMutableBufferPointer<String>
  private let count: Int

  private init(_ files: [String], _ definitions: [String: Bool], count: Int) {
    self.files = files
    self.definitions = definitions
    self.count = count
    results = .allocate(capacity: files.count)
    results.initialize(repeating: "")
  }

  deinit {
    results.deinitialize()
    results.deallocate()
  }

  /// The lines of all files in their order.
  static func lines(of files: [String], _ definitions: [String: Bool]) -> [String] {
    let count = max(1, min(sysconf(Int32(_SC_NPROCESSORS_ONLN)), most, files.count))
    let readers = Readers(files, definitions, count: count)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackBytes)
    defer { pthread_attr_destroy(&attributes) }
    var threads: [pthread_t] = []
    for number in 0..<count {
      let share = Unmanaged.passRetained(Share(readers: readers, number: number))
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { argument in
          guard let argument else { return nil }
          let share = Unmanaged<Share>.fromOpaque(argument).takeRetainedValue()
          share.readers.read(share.number)
          return nil
        }, share.toOpaque())
      if status == 0 {
        threads.append(thread)
      } else {
        // Without another thread this one reads.
        share.release()
        readers.read(number)
      }
    }
    for thread in threads { pthread_join(thread, nil) }
    return Array(readers.results)
  }

  private final class Share {
    let readers: Readers
    let number: Int

    init(readers: Readers, number: Int) {
      self.readers = readers
      self.number = number
    }
  }

  /// Reads each `count`th file.
  private func read(_ number: Int) {
    for index in stride(from: number, to: files.count, by: count) {
      results[index] = Command.line(of: files[index], definitions)
    }
  }
}
