import PNG
import Raster
import Testing

@testable import ScreenFormat

/// Files that screens share.
@Suite struct DecodedFilesTests {
  private func key(_ path: String, scale: Double? = nil) -> DecodedPicture.Key {
    DecodedPicture.Key(path: path, scale: scale, limits: PNGLimits())
  }

  private func contents(_ level: UInt8) -> DecodedPicture {
    DecodedPicture(
      pixmap: .success(
        Pixmap(width: 10, height: 10, bytes: [UInt8](repeating: level, count: 400))))
  }

  private func level(_ contents: DecodedPicture) -> UInt8? {
    try? contents.pixmap.get().bytes.first
  }

  @Test func `a file is decoded once while it has the same bytes`() {
    let files = DecodedFiles(limit: 10_000)
    var count: UInt8 = 0
    func ask(_ path: String, _ bytes: [UInt8], scale: Double? = nil) -> UInt8? {
      level(
        files.picture(key(path, scale: scale), of: bytes) {
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
      _ = files.picture(key(path), of: [UInt8](repeating: 0, count: size)) {
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
      _ = files.picture(key("a"), of: []) {
        count += 1
        return DecodedPicture(pixmap: .failure(.otherFormat(path: "a")))
      }
    }
    #expect(count == 2 && files.byteCount == 0)
  }

  @Test
  func `a document is read once while it has the same bytes, and always where it has findings`() {
    let files = DecodedFiles(limit: 10_000)
    func decode(_ text: String, label: String = "a.screen.json") -> (
      root: DocumentNode?, count: Int
    ) {
      var diagnostics = Diagnostics()
      let file = SourceFile(label: label, text: text)
      let document = ScreenDocument.decode(file, reusing: files, into: &diagnostics)
      return (document?.root, diagnostics.found.count)
    }
    let first = decode(#"{"mockup": 1, "window": {}}"#)
    let held = files.byteCount
    #expect(first.count == 0 && held > 0)
    let again = decode(#"{"mockup": 1, "window": {}}"#)
    #expect(again.root?.value == first.root?.value && files.byteCount == held)
    #expect(decode(#"{"mockup": 1, "windows": {}}"#).count == 1)
    #expect(decode(#"{"mockup": 1, "windows": {}}"#).count == 1)
    #expect(decode(#"{"mockup": 1, "window": null}"#).root?.value != first.root?.value)
    // A theme of the same bytes is another document.
    var diagnostics = Diagnostics()
    _ = ThemeDocument.decode(
      SourceFile(label: "a.screen.json", text: #"{"mockup": 1, "window": {}}"#), reusing: files,
      into: &diagnostics)
    #expect(files.root(of: SourceFile(label: "b", text: ""), .theme) == nil)
  }
}

/// Pictures as bytes.
@Suite struct DecodedPictureTests {
  private func picture(_ pixels: [UInt32], width: Int, _ warnings: [String] = []) -> DecodedPicture
  {
    let bytes = pixels.flatMap { pixel in
      (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
    }
    return DecodedPicture(
      pixmap: .success(Pixmap(width: width, height: pixels.count / width, bytes: bytes)),
      warnings: warnings)
  }

  private func again(_ picture: DecodedPicture) -> DecodedPicture? {
    picture.bytes.flatMap { DecodedPicture(bytes: $0, PNGLimits()) }
  }

  @Test func `a picture is the same after it was kept, whatever its runs`() {
    var pictures = [
      picture([1], width: 1), picture([1, 1], width: 2), picture([1, 2], width: 1, ["a", "é"]),
      picture([UInt32](repeating: 9, count: 1000), width: 10),
      picture((0..<1000).map { UInt32($0) }, width: 500),
      picture((0..<999).map { UInt32($0 / 3 % 7) }, width: 9),
    ]
    for length in 126...131 {
      let run = [UInt32](repeating: 5, count: length)
      pictures.append(picture(run + (0..<UInt32(length)) + run, width: 1))
    }
    for picture in pictures {
      let result = again(picture)
      #expect(result?.pixmap == picture.pixmap && result?.warnings == picture.warnings)
    }
    #expect(DecodedPicture(pixmap: .failure(.otherFormat(path: "a"))).bytes == nil)
  }

  @Test func `bytes that are cut off, too long or too large are no picture`() throws {
    let bytes = try #require(picture([1, 1, 2, 3, 3, 3], width: 3, ["warning"]).bytes)
    for count in 0..<bytes.count {
      #expect(DecodedPicture(bytes: Array(bytes[..<count]), PNGLimits()) == nil)
    }
    #expect(DecodedPicture(bytes: bytes + [0, 0, 0, 0, 0], PNGLimits()) == nil)
    #expect(DecodedPicture(bytes: bytes, PNGLimits(maximumSide: 2, maximumBytes: 1000)) == nil)
    #expect(DecodedPicture(bytes: bytes, PNGLimits(maximumSide: 9, maximumBytes: 23)) == nil)
    // Lengths that nothing stands behind.
    for place in 0..<12 {
      var wrong = bytes
      wrong[place] = 255
      #expect(DecodedPicture(bytes: wrong, PNGLimits()) == nil)
    }
  }
}
