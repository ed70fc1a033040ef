import FileSystem
import ScreenFormat

/// Reads an earlier file of timings beside a merge, picture by picture in the order of a report.
struct EarlierTimings {
  private var lines: InputLines?
  private var current: (id: String, seconds: Double)?

  /// Opens a file. One that is missing or holds no timings knows no picture.
  init(_ path: String) {
    var lines = InputLines(path)
    guard let first = try? lines.next(), first.elementsEqual(Timings.firstLine.utf8) else {
      return
    }
    self.lines = lines
    advance()
  }

  /// The time of a picture that comes behind those asked for before; nil if the file has none.
  mutating func seconds(of id: String) -> Double? {
    while let current, current.id != id, Report.isOrdered(current.id, id) { advance() }
    return current?.id == id ? current?.seconds : nil
  }

  private mutating func advance() {
    current = nil
    guard var line = try? lines?.next() else { return }
    if line.last == UInt8(ascii: ",") { line.removeLast() }
    var ignored = Diagnostics()
    let bytes = [UInt8(ascii: "{")] + line + [UInt8(ascii: "}")]
    let node = JSONParser.parse(SourceFile(label: "timings", bytes: bytes), into: &ignored)
    if let member = node?.object?.members.first, let seconds = member.node.number {
      current = (member.key, seconds)
    }
  }
}
