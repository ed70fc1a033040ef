import ObjectModel
import Raster
import SVG
import Symbols
import Text

/// A symbol set of a catalogue (`.symbolset`).
struct SymbolSet {
  /// A template of the set.
  struct Variant {
    var selector: AssetSelector
    /// The name of the file.
    var file: String
    /// The position of the name.
    var fileCursor: Cursor
  }

  private var variants: [Variant] = []

  /// Reads the set from its `Contents.json`.
  init(_ file: inout CatalogFile) {
    file.checkKeys(file.root, of: "a symbol set", ["symbols", "info", "properties"])
    guard let symbols = file.root["symbols"] else {
      file.warn(.noSymbols, at: file.root)
      return
    }
    for entry in file.elements(symbols) {
      guard entry["unassigned"]?.node.bool != true, let selector = file.selector(entry),
        let name = file.text(entry["filename"])
      else { continue }
      variants.append(
        Variant(selector: selector, file: name, fileCursor: entry["filename"] ?? entry))
    }
  }

  /// The template that suits best; nil without any.
  func best(for target: AssetTarget) -> Variant? {
    AssetSelector.sorted(variants, for: target, by: \.selector).first
  }
}

extension SymbolTemplate {
  /// The height of capitals in ems, by which a template's guides tell the size of an em: San Francisco's, which a
  /// template's reference letter has (70.459 units at 100 points).
  private static let capHeight = 0.70459

  /// Reads a template of the SF Symbols app, of any version.
  static func read(_ file: VectorFile) -> Result<SymbolTemplate, ImageFileProblem> {
    func failure(_ reason: String) -> Result<SymbolTemplate, ImageFileProblem> {
      .failure(.damaged(path: file.path, reason: reason))
    }
    return file.drawing().flatMap { drawing in
      guard case .svg(let document) = drawing else {
        return failure("a symbol is an SVG template of the SF Symbols app")
      }
      let lines = Lines(document)
      guard !lines.isEmpty else {
        return failure("the template has no guides \"Baseline-S\" and \"Capline-S\", -M or -L")
      }
      var drawings: [Variant: Drawing] = [:]
      for variant in Variant.all {
        guard let outlines = document.outlines(of: variant.identifier), !outlines.isEmpty,
          let frame = lines.frame(of: variant.scale)
        else { continue }
        drawings[variant] = Self.drawing(variant, outlines, frame, document)
      }
      guard let template = SymbolTemplate(drawings) else {
        return failure("the template has no group of a weight and scale, as \"Regular-M\"")
      }
      return .success(template)
    }
  }

  private static func drawing(
    _ variant: Variant, _ outlines: [SVGDocument.Outline], _ frame: Transform,
    _ document: SVGDocument
  ) -> Drawing {
    var result = Drawing(
      parts: outlines.map { outline in
        let places = outline.classes.compactMap { name in
          Place(name, style: document.declarations(ofClass: name))
        }
        return Part(
          path: outline.path.transformed(by: frame),
          monochrome: places.filter { $0.mode == "monochrome" }.map(\.place),
          hierarchical: places.filter { $0.mode == "hierarchical" }.map(\.place))
      })
    // Templates before version 3 have one pair of margins, beside Regular-M.
    func margin(_ side: String) -> Double? {
      let names =
        ["\(side)-margin-\(variant.identifier)"]
        + (variant == Variant(.regular, .medium) ? ["\(side)-margin"] : [])
      return names.lazy.compactMap { document.guide($0) }.first.map { frame.apply($0.origin).x }
    }
    if let ink = result.ink, let left = margin("left"), let right = margin("right") {
      result.margins = (ink.minX - left, right - ink.maxX)
    }
    return result
  }

  /// The place of a shape that the name of a class tells, as in `hierarchical-0:primary` and `monochrome-1`.
  private struct Place {
    var mode: String
    var place: Part.Place

    private static let levels = ["primary": 0, "secondary": 1, "tertiary": 2]

    /// - Parameter style: what style sheets declare for the class.
    init?(_ name: String, style: [String: String]) {
      let parts = name.split(separator: ":", maxSplits: 1)
      guard let head = parts.first?.split(separator: "-"), head.count == 2,
        let layer = Int(head[1]), (0...1000).contains(layer)
      else { return nil }
      mode = String(head[0])
      place = Part.Place(
        layer: layer, level: parts.count > 1 ? Self.levels[String(parts[1])] ?? 0 : 0,
        clearsBehind: style["-sfsymbols-clear-behind"] == "true",
        opacity: style["opacity"].flatMap(Double.init).map { min(max($0, 0), 1) } ?? 1)
    }
  }

  /// The lines that text stands on, and that its capitals reach up to, by scale.
  private struct Lines {
    private var frames: [SymbolScale: (baseline: Double, capLine: Double)] = [:]

    init(_ document: SVGDocument) {
      for scale in SymbolScale.allCases {
        let letter = scale.rawValue.prefix(1).uppercased()
        guard let baseline = document.guide("Baseline-\(letter)")?.minY,
          let capLine = document.guide("Capline-\(letter)")?.minY, baseline > capLine
        else { continue }
        frames[scale] = (baseline, capLine)
      }
    }

    var isEmpty: Bool { frames.isEmpty }

    /// From the template's units to ems, with half the height of capitals at 0.
    func frame(of scale: SymbolScale) -> Transform? {
      guard let (baseline, capLine) = frames[scale] else { return nil }
      let unit = SymbolTemplate.capHeight / (baseline - capLine)
      guard unit.isFinite else { return nil }
      return Transform(
        a: unit, b: 0, c: 0, d: unit, tx: 0, ty: -(baseline + capLine) / 2 * unit)
    }
  }
}

extension SVGDocument {
  /// The extent of a template's guide: a line, or a path that is one.
  fileprivate func guide(_ id: String) -> Rect? {
    outlines(of: id)?.first?.path.controlBounds
  }
}
