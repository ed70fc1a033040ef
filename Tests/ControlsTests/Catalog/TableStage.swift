import Controls
import ObjectModel
import Raster
import TestSupport
import Testing
import Text

/// A table view that fills a 320 × 568 screen, without bars, and what its tests read off it.
struct TableStage {
  let placed: PlacedTree

  init(
    _ table: Element, system: Int = 7, rules: [AppearanceRule] = [],
    size: Size = Size(width: 320, height: 568), scale: Double = 2, idiom: Traits.Idiom = .phone
  ) throws {
    // A full-screen view in the window: no status bar moves the content.
    let window = element("UIWindow", ["subviews": .objects([table])])
    let screen = Screen(
      window: window, sheet: AppearanceSheet(rules: rules),
      device: Device(name: "test", size: size, scale: scale, idiom: idiom), system: system)
    placed = LayoutPass.layOut(screen.resolved())
  }

  static func table(
    _ sections: [Element], _ values: [String: AppearanceValue] = [:], width: Double = 320
  ) -> Element {
    let frame = FrameValue(x: 0, y: 0, width: width, height: 568)
    return element(
      "UITableView",
      values.merging(["frame": .frame(frame), "sections": .objects(sections)]) { given, _ in given }
    )
  }

  static func section(
    _ header: String? = nil, footer: String? = nil, rows: [Element]
  ) -> Element {
    var values: [String: AppearanceValue] = ["rows": .objects(rows)]
    if let header { values["headerTitle"] = .string(header) }
    if let footer { values["footerTitle"] = .string(footer) }
    return element("UITableViewSection", values)
  }

  static func cell(_ text: String, _ values: [String: AppearanceValue] = [:]) -> Element {
    element("UITableViewCell", values.merging(["text": .string(text)]) { given, _ in given })
  }

  static func image(_ side: Double) -> AppearanceValue {
    .image(
      ImageValue(source: .color(.color(.black), size: Size(width: side, height: side))))
  }

  /// Window frames of all objects of a class, in tree order.
  func frames(_ className: String) -> [Rect] {
    zip(placed.styled.objects, placed.windowFrames)
      .filter { $0.0.element.className == className }.map(\.1)
  }

  /// Fills of one colour in window points, in drawing order.
  func fills(_ color: Color) -> [Rect] {
    drawing.compactMap { command, origin in
      guard case .fill(let path, _, .solid(color)) = command else { return nil }
      return path.rectangle?.offsetBy(x: origin.x, y: origin.y)
    }
  }

  /// The drawing commands in order, and where its points begin in the window's.
  var drawing: [(command: DrawCommand, origin: Point)] {
    var origins = [Point.zero]
    return placed.displayList().commands.map { command in
      switch command {
      case .save, .beginLayer, .beginMaskedLayer: origins.append(origins.last ?? .zero)
      case .restore, .endLayer: origins.removeLast()
      case .concatenate(let transform):
        origins[origins.count - 1] =
          origins[origins.count - 1] + Point(x: transform.tx, y: transform.ty)
      default: break
      }
      return (command, origins.last ?? .zero)
    }
  }

  /// Separators and edges in window points, from the top.
  var lines: [Rect] {
    fills(Color(bytes: 0xC8, 0xC7, 0xCC)).sorted { $0.minY < $1.minY }
  }

  /// The baseline of a label's text in the window.
  func baseline(_ text: String) throws -> Double {
    let index = try #require(
      placed.styled.objects.indices.first { index in
        placed.styled.node(index)[Label.text] == text
          && placed.styled.objects[index].element.className == "UILabel"
      })
    let node = placed.styled.node(index)
    let frame = placed.windowFrames[index]
    let layout = node.textLayout(
      text, attributes: TextAttributes(font: node[Label.font] ?? .system(17)), width: frame.width,
      numberOfLines: node[Label.numberOfLines] ?? 1)
    // As a label does: lines are a pixel's multiple high.
    let height = Double(layout.lines.count) * node.ceilToPixel(layout.lines[0].height)
    let top = (frame.height - height) / 2
    return frame.minY + node.roundToPixel(top + layout.firstBaseline)
  }
}
