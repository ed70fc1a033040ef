import ObjectModel
import Symbols
import Text

/// Reads system symbols: `{"systemImage": "gear", "configuration": {…}}`.
struct SymbolReader: DocumentReading {
  let context: ReadingContext

  /// The keys of a system image beside those of every image.
  static let keys = ["systemImage", "configuration"]
  private static let configurationKeys = [
    "pointSize", "textStyle", "weight", "scale", "renderingMode", "paletteColors",
  ]

  /// UIImage.SymbolRenderingMode; all are drawn in one colour.
  private enum SymbolRenderingMode: String, CaseIterable {
    case monochrome, hierarchical, palette, multicolor
  }

  /// The symbol of an object's fields. Names without a drawing give a warning and a box.
  func symbol(_ fields: Fields) -> SymbolImage? {
    guard let cursor = fields["systemImage"] else { return nil }
    var configuration: SymbolConfiguration? = SymbolConfiguration()
    if let cursor = fields["configuration"], !cursor.node.isNull {
      configuration = self.configuration(cursor)
    }
    guard let cursor = resolved(cursor), let name = text(cursor, expected: "a symbol's name"),
      let configuration
    else { return nil }
    let image = SymbolImage(name: name, configuration: configuration)
    if let problem = context.symbols.problem(with: image, system: context.system) {
      warn(problem, at: cursor)
    }
    return image
  }

  private func configuration(_ cursor: Cursor) -> SymbolConfiguration? {
    guard
      let fields = fields(cursor, of: "a symbol's configuration", keys: Self.configurationKeys)
    else { return nil }
    var result = SymbolConfiguration()
    var isWhole = true
    if let cursor = fields["pointSize"] {
      result.pointSize = number(cursor, in: 1...FontReader.sizeLimit)
      isWhole = isWhole && result.pointSize != nil
    }
    if let cursor = fields["textStyle"] {
      let style = named(cursor, kind: "text style", TextStyle.self)
      result.textStyle = style?.rawValue
      isWhole = isWhole && style != nil
      if let cursor = fields["pointSize"] {
        report(
          ValueProblem.noOneForm("a symbol's size", forms: ["pointSize", "textStyle"]), at: cursor)
        isWhole = false
      }
    }
    if let cursor = fields["weight"] {
      result.weight = named(cursor, kind: "font weight", FontWeight.self)
      isWhole = isWhole && result.weight != nil
    }
    if let cursor = fields["scale"] {
      result.scale = named(cursor, kind: "symbol scale", SymbolScale.self)
      isWhole = isWhole && result.scale != nil
    }
    if let cursor = fields["renderingMode"] {
      let mode = named(cursor, kind: "symbol rendering mode", SymbolRenderingMode.self)
      isWhole = isWhole && mode != nil
      if let mode, mode != .monochrome {
        warn(SymbolProblem.monochrome(mode: mode.rawValue), at: cursor)
      }
    }
    if let cursor = fields["paletteColors"] {
      if let colors = array(cursor, expected: "an array of colours") {
        isWhole = all(colors) { colorReader.color($0) } != nil && isWhole
        warn(SymbolProblem.monochrome(mode: "palette"), at: cursor)
      } else {
        isWhole = false
      }
    }
    return isWhole ? result : nil
  }
}
