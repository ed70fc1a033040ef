import Controls
import Loading
package import ObjectModel
package import Raster
package import ScreenFormat

/// Compares the frames that Xcode saved with where constraints alone put the views.
package struct FrameCheck: Sendable {
  /// A view that lies elsewhere.
  package struct Difference: Sendable {
    /// The place of its element.
    package var file: String
    package var position: SourcePosition
    /// Its description, as in `label "Name"`.
    package var name: String
    /// The frame that Xcode saved, in the superview.
    package var saved: Rect
    /// The frame of the layout.
    package var found: Rect
    /// The greatest distance between edges, in points.
    package var distance: Double
    /// Why it does not count; nil for one that does.
    package var excuse: String?

    /// `FILE:LINE:COLUMN: label "Name": saved [0, 0, 10, 10], here [0, 0, 12, 10], 2 points apart`.
    package var description: String {
      func text(_ rect: Rect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        return "[" + numbers.map { shortest(($0 * 100).rounded() / 100) }.joined(separator: ", ")
          + "]"
      }
      return "\(file):\(position): \(name): saved \(text(saved)), here \(text(found)), "
        + "\(shortest((distance * 100).rounded() / 100)) points apart"
        + (excuse.map { " (\($0))" } ?? "")
    }
  }

  /// The views that count.
  package private(set) var counted = 0
  /// Those of them that lie where Xcode saved them, within a point.
  package private(set) var agreeing = 0
  /// Those whose size a text decides, and that are off by what fonts that stand in for Apple's explain.
  package private(set) var textual = 0
  /// The views that do not count, by the reason.
  package private(set) var excused: [String: Int] = [:]
  /// The views that lie elsewhere, counted or not.
  package private(set) var differences: [Difference] = []

  /// The distance in points up to which a frame is where it was saved, and the share that texts may be off in addition.
  private static let tolerance = 1.0
  private static let textShare = 0.02

  /// Checks all scenes of a file.
  ///
  /// - Parameters:
  ///   - options: the system and device are those of the file unless they are given.
  ///   - others: a storyboard by its name.
  package init(
    _ file: InterfaceFile, classes: ClassTable, options: InterfaceOptions,
    others: @escaping (String) -> InterfaceFile?
  ) {
    let others = InterfaceImport.remembering(others)
    var options = options
    options.ignoresFrames = true
    options.isChecking = true
    for document in ScenePlan(file, others: others).documents {
      let written = SceneDocument(document, file, options, classes, others: others)
      check(written, in: file)
    }
  }

  private mutating func check(_ document: SceneDocument, in file: InterfaceFile) {
    let source = ScreenLoader.Source(
      SourceFile(label: "\(document.name).screen.json", text: document.text), folder: "")
    guard let loaded = try? ScreenLoader().load(source) else { return }
    var frames: [InterfaceNode: Rect] = [:]
    Self.collect(loaded.screen.placed().root, document.elements, &frames)
    let ordered = frames.filter { $0.key.file === file }.sorted { $0.key.index < $1.key.index }
    for (node, frame) in ordered { compare(node, frame, frames) }
  }

  private static func collect(
    _ node: PlacedNode, _ elements: [String: InterfaceNode],
    _ frames: inout [InterfaceNode: Rect]
  ) {
    if let element = node.styled.element.id.flatMap({ elements[$0] }) {
      frames[element] = node.frame
    }
    for child in node.children { collect(child, elements, &frames) }
  }

  private mutating func compare(
    _ node: InterfaceNode, _ found: Rect, _ frames: [InterfaceNode: Rect]
  ) {
    guard node.parent?.name == "subviews", let numbers = InterfaceGeometry.frame(node) else {
      return
    }
    let saved = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let distance =
      [
        saved.minX - found.minX, saved.minY - found.minY, saved.maxX - found.maxX,
        saved.maxY - found.maxY,
      ].map(abs).max() ?? 0
    let excuse = Self.excuse(node)
    if let excuse { excused[excuse, default: 0] += 1 } else { counted += 1 }
    guard distance > Self.tolerance else {
      if excuse == nil { agreeing += 1 }
      return
    }
    if excuse == nil, dependsOnText(node, frames),
      distance <= Self.tolerance + Self.textShare
        * max(saved.width, saved.height, saved.maxX, saved.maxY)
    {
      textual += 1
      return
    }
    differences.append(
      Difference(
        file: node.file.label, position: node.position, name: Self.name(of: node), saved: saved,
        found: found, distance: distance, excuse: excuse))
  }

  /// Why a view does not count; nil for one that does.
  private static func excuse(_ node: InterfaceNode) -> String? {
    if node.isTrue("misplaced") { return "misplaced in Xcode" }
    if node.isTrue("ambiguous") { return "ambiguous in Xcode" }
    if node.isTrue("hidden") { return "hidden" }
    if LayoutViews.hasMask(node) { return "by its mask" }
    var current = LayoutViews().superview(of: node)
    while let next = current {
      if next.name == "scrollView" { return "content of a scroll view" }
      if next.isTrue("misplaced") || next.isTrue("ambiguous") { return "in a misplaced view" }
      current = LayoutViews().superview(of: next)
    }
    return nil
  }

  private static let texts: Set<String> = ["label", "button", "textField", "segmentedControl"]

  /// Whether a text in a view, or in one that stands beside it, has another size than in Xcode.
  private func dependsOnText(_ node: InterfaceNode, _ frames: [InterfaceNode: Rect]) -> Bool {
    func isOther(_ node: InterfaceNode) -> Bool {
      if Self.texts.contains(node.name), let found = frames[node],
        let saved = InterfaceGeometry.frame(node),
        abs(saved[2] - found.width) > 0.01 || abs(saved[3] - found.height) > 0.01
      {
        return true
      }
      return node.list("subviews").contains(where: isOther)
    }
    return node.parent?.children.contains(where: isOther) ?? false
  }

  /// A view's element, with a text that it shows.
  private static func name(of node: InterfaceNode) -> String {
    let state = node.children.first { $0.name == "state" && $0.key == "normal" }
    let text = node["userLabel"] ?? node["text"] ?? state?["title"] ?? node["placeholder"]
    guard let text, !text.isEmpty else { return node.name }
    return "\(node.name) \(Quotation.double(text))"
  }
}
