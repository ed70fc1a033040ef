import PNG
import Raster
import Testing

@testable import ScreenFormat

/// Pictures that screens share.
@Suite struct DecodedFilesTests {
  private func key(_ path: String, scale: Double? = nil) -> DecodedFiles.Key {
    DecodedFiles.Key(path: path, scale: scale, limits: PNGLimits())
  }

  private func contents(_ level: UInt8) -> DecodedFiles.Contents {
    DecodedFiles.Contents(
      pixmap: .success(
        Pixmap(width: 10, height: 10, bytes: [UInt8](repeating: level, count: 400))))
  }

  private func level(_ contents: DecodedFiles.Contents) -> UInt8? {
    try? contents.pixmap.get().bytes.first
  }

  @Test func `a file is decoded once while it has the same bytes`() {
    let files = DecodedFiles(limit: 10_000)
    var count: UInt8 = 0
    func ask(_ path: String, _ bytes: [UInt8], scale: Double? = nil) -> UInt8? {
      level(
        files.contents(key(path, scale: scale), file: bytes) {
          count += 1
          return contents(count)
        })
    }
    let answers = [
      ask("a", [1]), ask("a", [1]), ask("b", [1]), ask("a", [2]), ask("a", [2]), ask("a", [1]),
      ask("a", [1], scale: 2), ask("a", [1], scale: 2),
    ]
    #expect(answers == [1, 1, 2, 3, 3, 4, 5, 5])
  }

  @Test func `the least used goes first, and what is too large is not kept`() {
    let files = DecodedFiles(limit: 1_000)
    var made: [String] = []
    func ask(_ path: String, _ size: Int = 1) {
      _ = files.contents(key(path), file: [UInt8](repeating: 0, count: size)) {
        made.append(path)
        return contents(0)
      }
    }
    for path in ["a", "b", "a", "c", "a", "b"] { ask(path) }
    #expect(made == ["a", "b", "c", "b"])
    #expect(files.byteCount == 802)
    ask("large", 700)
    ask("large", 700)
    #expect(made.suffix(2) == ["large", "large"] && files.byteCount == 802)
  }

  @Test func `a file that can't be read is tried again`() {
    let files = DecodedFiles(limit: 1_000)
    var count = 0
    for _ in 0..<2 {
      _ = files.contents(key("a"), file: []) {
        count += 1
        return DecodedFiles.Contents(pixmap: .failure(.otherFormat(path: "a")))
      }
    }
    #expect(count == 2 && files.byteCount == 0)
  }
}
