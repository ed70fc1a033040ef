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

  /// UIImage.SymbolRenderingMode; `multicolor` is drawn in one colour.
  private enum SymbolRenderingMode: String, CaseIterable {
    case monochrome, hierarchical, palette, multicolor
  }

  /// The symbol of an object's fields. Names without a drawing give a warning and a box.
  func symbol(_ fields: Fields) -> SymbolImage? {
    guard let cursor = fields["systemImage"] else { return nil }
    let configuration = configuration(fields)
    guard let cursor = resolved(cursor), let name = text(cursor, expected: "a symbol's name"),
      let configuration
    else { return nil }
    var image = SymbolImage(name: name, configuration: configuration.symbol)
    image.rendering = configuration.rendering
    warnOnce(image, at: cursor)
    return image
  }

  /// An application's own symbol with the configuration of an object's fields, if these have one; nil with an error.
  ///
  /// - Parameter cursor: the place of its name.
  func symbol(_ symbol: Symbol, _ fields: Fields?, at cursor: Cursor) -> SymbolImage? {
    guard
      let configuration = fields.map(configuration) ?? (SymbolConfiguration(), .monochrome)
    else { return nil }
    var image = SymbolImage(symbol, configuration: configuration.symbol)
    image.rendering = configuration.rendering
    warnOnce(image, at: cursor)
    return image
  }

  /// Warns about a symbol's name at its first use.
  private func warnOnce(_ image: SymbolImage, at cursor: Cursor) {
    guard !context.isIgnoring,
      let problem = context.symbols.problem(with: image, system: context.system)
    else { return }
    warn(problem, at: cursor)
  }

  private typealias Configuration = (symbol: SymbolConfiguration, rendering: SymbolRendering)

  /// The configuration of an image's fields, that of the control where there is none; nil with an error.
  private func configuration(_ fields: Fields) -> Configuration? {
    guard let cursor = fields["configuration"], !cursor.node.isNull else {
      return (SymbolConfiguration(), .monochrome)
    }
    return configuration(cursor)
  }

  private func configuration(_ cursor: Cursor) -> Configuration? {
    guard
      let fields = fields(cursor, of: "a symbol's configuration", keys: Self.configurationKeys)
    else { return nil }
    var result = SymbolConfiguration()
    var rendering = SymbolRendering.monochrome
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
      if mode == .hierarchical { rendering = .hierarchical }
      if mode == .multicolor { warn(SymbolProblem.monochrome(mode: "multicolor"), at: cursor) }
      if mode == .palette, fields["paletteColors"] == nil {
        warn(SymbolProblem.noPalette, at: cursor)
      }
    }
    if let cursor = fields["paletteColors"] {
      let colors = array(cursor, expected: "an array of colours")
        .flatMap { all($0) { colorReader.color($0) } }
      isWhole = isWhole && colors != nil
      if let colors, !colors.isEmpty { rendering = .palette(colors) }
    }
    return isWhole ? (result, rendering) : nil
  }
}
