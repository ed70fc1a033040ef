import Controls
import FileSystem
import Glibc
import Loading
import ObjectModel
import PNG
import Raster
import ScreenFormat

/// Compares one picture and its layout with their goldens.
struct GoldenComparison {
  /// The state of one golden file.
  private enum Golden {
    /// The file does not exist.
    case missing
    /// The file is identical to what was drawn.
    case same
    /// The file differs within the tolerance.
    case tolerated
    /// The file differs, or cannot be compared for the reason in `note`.
    case different(note: String?)

    var isMissing: Bool { if case .missing = self { true } else { false } }
    var isDifferent: Bool { if case .different = self { true } else { false } }

    func isWritten(by mode: RecordMode) -> Bool {
      switch self {
      case .same: false
      case .missing: mode.writesMissing
      case .tolerated: mode.writesTolerated
      case .different: mode.writesChanged
      }
    }
  }

  private let tree: PlacedTree
  private let pixmap: Pixmap
  private let settings: GoldenSettings
  private let files: GoldenFiles
  /// Notes the goldens that are read.
  private let inputs: InputLog?

  private var image = Golden.same
  private var place = Golden.same
  private var expected: Pixmap?
  /// The bytes of the golden picture, for the report.
  private var expectedFile: [UInt8]?
  private var expectedLayout: LayoutRecord?
  /// The bytes of the golden layout; nil if there is none, or layouts are not compared.
  private var layoutFile: [UInt8]?
  private var pixels: PixelComparison?
  private var layoutChanges: [LayoutChange] = []
  /// Made only if something differs, because it takes as long as resolving the screen.
  private var explanation: Explanation?

  init(
    tree: PlacedTree, pixmap: Pixmap, settings: GoldenSettings, files: GoldenFiles,
    inputs: InputLog? = nil
  ) {
    self.tree = tree
    self.inputs = inputs
    self.pixmap = pixmap
    self.settings = settings
    self.files = files
  }

  private var scale: Double { tree.styled.context.device.scale }
  private var goldenPath: String { settings.kind == .image ? files.image : files.hash }

  // MARK: Comparing

  mutating func run() throws {
    switch settings.kind {
    case .image: try compareImage()
    case .hash: try compareHash()
    }
    try compareLayout()
  }

  private mutating func compareImage() throws {
    guard let bytes = try read(files.image) else {
      image = .missing
      return
    }
    if PNG.isKnown(bytes, toHold: pixmap) { return }
    let expected: Pixmap
    do {
      expected = try PNG.decode(bytes)
    } catch {
      image = .different(note: "\(files.image) is no PNG file that can be read")
      return
    }
    if PixelComparison.areSame(pixmap, expected) { return }
    let explanation = explained()
    let map = ElementMap(
      tree, explanation: explanation, width: pixmap.width, height: pixmap.height)
    let pixels = PixelComparison.compare(
      actual: pixmap, expected: expected, regions: map.regions(settings))
    guard let pixels, !pixels.gates.isEmpty else {
      image = .tolerated
      return
    }
    image = .different(note: nil)
    self.expected = expected
    self.pixels = pixels
    expectedFile = bytes
  }

  private mutating func compareHash() throws {
    guard let bytes = try read(files.hash) else {
      image = .missing
      return
    }
    let digest = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    if digest != PixelDigest.text(pixmap) {
      image = .different(note: "the hash of the pixels is another; there is no picture to compare")
    }
  }

  private mutating func compareLayout() throws {
    guard let tolerance = settings.layoutTolerance else { return }
    guard let bytes = try read(files.layout) else {
      place = .missing
      return
    }
    layoutFile = bytes
    guard let expected = LayoutRecord(SourceFile(label: files.layout, bytes: bytes)) else {
      place = .different(note: "\(files.layout) holds no layout")
      return
    }
    expectedLayout = expected
    let layout = LayoutRecord(tree)
    if expected.isSameLayout(as: layout) { return }
    let ignored = settings.ignored.compactMap { item in
      if case .element(let id) = item { id } else { nil }
    }
    layoutChanges = LayoutComparison.compare(
      actual: layout, expected: expected, tolerance: tolerance, ignoring: Set(ignored))
    place = layoutChanges.isEmpty ? .tolerated : .different(note: nil)
  }

  /// The bytes of a golden file; nil if it does not exist.
  private func read(_ path: String) throws(InputError) -> [UInt8]? {
    do throws(InputError) {
      let bytes = try InputFile.read(path)
      inputs?.note(bytes, of: path)
      return bytes
    } catch {
      if case .unreadable(_, let system) = error, system.code == ENOENT { return nil }
      throw error
    }
  }

  private mutating func explained() -> Explanation {
    if let explanation { return explanation }
    let made = Explanation(tree)
    explanation = made
    return made
  }

  // MARK: The result

  mutating func describe(in result: inout CaseResult) {
    result.golden = goldenPath
    result.layoutGolden = settings.layoutTolerance == nil ? nil : files.layout
    if image.isDifferent || place.isDifferent {
      result.status = .changed
    } else if image.isMissing || place.isMissing {
      result.status = .missing
    } else {
      return
    }
    for case .different(let note?) in [image, place] { result.notes.append(note) }
    result.missing = image.isMissing ? goldenPath : place.isMissing ? files.layout : nil
    if result.status == .changed, let missing = result.missing {
      result.notes.append("there is no golden at \(missing)")
    }
    result.layout = layoutChanges
    guard let pixels, let first = pixels.first, let box = pixels.box, let expected else { return }
    let pixelsAPoint = scale * scale
    result.pixels = CaseResult.Pixels(
      count: pixels.count, largest: pixels.largest, first: first, box: box.points(scale: scale),
      blobCount: pixels.blobCount,
      largestBlob: Double(pixels.blobs.first?.count ?? 0) / pixelsAPoint,
      places: pixels.blobs.map { $0.box.points(scale: scale) },
      actual: PixelPlace(x: pixmap.width, y: pixmap.height),
      expected: PixelPlace(x: expected.width, y: expected.height))
    for gate in pixels.gates { result.notes += Self.sentence(gate, settings) }
    let explanation = explained()
    let touched = ElementMap(
      tree, explanation: explanation, width: pixmap.width, height: pixmap.height
    ).touched(by: pixels)
    result.elements = touched.map {
      CaseResult.Element(name: $0.name, path: $0.path, frame: $0.frame, count: $0.count)
    }
    for element in touched.prefix(Self.explainedElements) {
      result.appearance += changes(of: explanation.entries[element.index])
    }
  }

  /// The number of elements whose changed properties a report lists.
  private static let explainedElements = 4

  /// A sentence about an exceeded limit. There is none for an exact comparison, where it adds nothing.
  private static func sentence(_ gate: PixelComparison.Gate, _ settings: GoldenSettings) -> [String]
  {
    switch gate {
    case .size: []
    case .count(_, limit: 0): []
    case .count(let count, let limit):
      ["\(Wording.count(count, "pixel", does: "differ")) where \(limit) may"]
    case .blob(let area, let limit):
      [
        "one place of \(shortest((area * 100).rounded() / 100)) pt² differs where "
          + "\(shortest(limit)) may"
      ]
    }
  }

  /// The properties of an element whose values differ from those recorded with the golden.
  private func changes(of entry: Explanation.Entry) -> [CaseResult.AppearanceChange] {
    guard let old = expectedLayout?.settings(at: entry.path), !old.isEmpty else { return [] }
    let view = entry.id.map { "#\($0)" } ?? entry.path
    let now = LayoutRecord.settings(entry)
    var changes: [CaseResult.AppearanceChange] = []
    for setting in now {
      let was = old.first { $0.name == setting.name }?.value
      guard was != setting.value else { continue }
      let winner = entry.properties.first { $0.name == setting.name }?.winner
      let source = winner.map { winner in
        winner.rule.map { "\($0.origin.file):\($0.origin.line)" } ?? winner.source.rawValue
      }
      changes.append(
        .init(
          view: view, property: setting.name, was: was, now: setting.value,
          source: source ?? "inherited"))
    }
    for setting in old where !now.contains(where: { $0.name == setting.name }) {
      changes.append(.init(view: view, property: setting.name, was: setting.value))
    }
    return changes
  }

  // MARK: Files

  /// The files that show a failure in a report.
  mutating func pictures() throws -> [GoldenCheck.Picture] {
    var files = [
      GoldenCheck.Picture(
        ending: .actual, bytes: try PNG.encode(pixmap, compression: .default))
    ]
    if let expectedFile {
      files.append(GoldenCheck.Picture(ending: .expected, bytes: expectedFile))
    }
    if let pixels, let expected {
      let picture = try PNG.encode(pixels.picture(expected: expected), compression: .default)
      files.append(GoldenCheck.Picture(ending: .difference, bytes: picture))
    }
    if settings.layoutTolerance != nil {
      let text = LayoutRecord(explained()).text
      files.append(GoldenCheck.Picture(ending: .layout, bytes: Array(text.utf8)))
    }
    return files
  }

  mutating func record(_ mode: RecordMode, noting result: inout CaseResult) throws {
    let isImageWritten = image.isWritten(by: mode)
    if isImageWritten {
      try OutputFile.createDirectory(files.folder)
      switch settings.kind {
      case .image:
        try OutputFile.write(
          PNG.encode(pixmap, compression: .smallest), to: files.image, isLasting: true)
      case .hash:
        try OutputFile.write(
          Array("\(PixelDigest.text(pixmap))\n".utf8), to: files.hash, isLasting: true)
      }
      result.recorded.append(goldenPath)
    }
    guard isLayoutWritten(by: mode, withImage: isImageWritten) else { return }
    let text = Array(LayoutRecord(explained()).text.utf8)
    guard text != layoutFile else { return }
    try OutputFile.createDirectory(files.folder)
    try OutputFile.write(text, to: files.layout, isLasting: true)
    result.recorded.append(files.layout)
  }

  /// Whether the layout file is written if its text differs. It contains properties, which are not
  /// compared but tell what has changed since the picture was recorded: so a new picture comes with
  /// them, and `all` writes them.
  private func isLayoutWritten(by mode: RecordMode, withImage isImageWritten: Bool) -> Bool {
    if place.isWritten(by: mode) { return true }
    switch place {
    case .same: return layoutFile != nil && (isImageWritten || mode == .all)
    case .tolerated: return isImageWritten && mode.writesChanged
    case .missing, .different: return false
    }
  }
}

extension LayoutRecord {
  /// Whether two layouts have the same ids, classes and frames in the same order.
  func isSameLayout(as other: LayoutRecord) -> Bool {
    views.count == other.views.count
      && zip(views, other.views).allSatisfy {
        $0.key == $1.key && $0.className == $1.className && $0.frame == $1.frame
      }
  }
}
