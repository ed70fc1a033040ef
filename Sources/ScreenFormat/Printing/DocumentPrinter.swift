public import ObjectModel
package import Raster
import Symbols
import Text

/// Writes values in the syntax of documents: JSON on one line, colours as `#RRGGBBAA`.
///
/// Defaults are left out, so that `17` and `{"system": 17}` print alike. A path is printed as path
/// data, a bitmap as the name that the document gives to it.
public enum DocumentPrinter {
  /// The value in the syntax of documents.
  public static func text(_ value: AppearanceValue) -> String {
    switch value {
    // Most values are of these kinds, and need no tree in between.
    case .string(let text): JSONWriter.quoted(escaped(text))
    case .color(.color(let color)): "\"\(color.description)\""
    case .number(let number): text(number)
    case .frame(let frame): text(frame)
    default: written(value).json
    }
  }

  private static func text(_ number: Double?) -> String {
    guard let number, number.isFinite else { return "null" }
    return shortest(number)
  }

  private static func text(_ frame: FrameValue) -> String {
    var text = TextBuffer()
    func put(_ separator: String, _ number: Double?) {
      text.append(separator)
      // Most lengths are whole.
      if let number, let whole = Int(exactly: number), whole.magnitude < 1_000_000_000 {
        text.append(thousandths: whole * 1000)
      } else {
        text.append(Self.text(number))
      }
    }
    put("[", frame.x)
    put(", ", frame.y)
    put(", ", frame.width)
    put(", ", frame.height)
    text.append("]")
    return text.text
  }

  /// The colour in the syntax of documents.
  public static func text(_ color: ColorValue) -> String { written(color).json }

  package static func written(_ value: AppearanceValue) -> DocumentValue {
    switch value {
    case .null: .null
    case .color(let color): written(color)
    case .image(let image): written(image)
    case .font(let font): written(font)
    case .attributes(let attributes): .object(members(attributes))
    case .string(let text): .string(escaped(text))
    case .number(let number): .number(number)
    case .boolean(let flag): .bool(flag)
    case .point(let point): .numbers([point.x, point.y])
    case .size(let size): .numbers([size.width, size.height])
    case .rect(let rect): written(rect)
    case .frame(let frame):
      .array(
        [frame.x, frame.y, frame.width, frame.height].map {
          $0.map(DocumentValue.number) ?? .null
        })
    case .insets(let insets): written(insets)
    case .transform(let map): .numbers([map.a, map.b, map.c, map.d, map.tx, map.ty])
    case .offset(let offset): written(offset)
    case .traits(let traits): written(traits)
    case .enumeration(let name): .string(name)
    case .options(let names), .strings(let names): .array(names.map(DocumentValue.string))
    case .attributedText(let runs):
      .array(
        runs.map { run in
          .object([("text", .string(escaped(run.text)))] + members(run.attributes))
        })
    case .constraints(let list): .array(list.map { .string($0.description) })
    case .layoutGuides(let guides):
      .array(
        guides.map { guide in
          .object([
            ("id", .string(guide.id)), ("constraints", written(.constraints(guide.constraints))),
          ])
        })
    case .spacings(let spacings):
      .object(spacings.lengths.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })
    case .object(let element): written(element)
    case .objects(let elements): .array(elements.map(written))
    case .expression(let expression): written(expression)
    case .templates(let templates): .array(templates.map(written))
    }
  }

  package static func written(_ color: ColorValue) -> DocumentValue {
    switch color {
    case .color(let color): .string(color.description)
    case .tint: .string(Variable.tint)
    case .system(let color): .string(color.name)
    case .dynamic(let light, let dark):
      .object([("light", written(light)), ("dark", written(dark))])
    case .adaptive(let colors): written(colors.standard)
    case .faded(let color, let alpha):
      .object([("color", written(color)), ("alpha", .number(alpha))])
    case .pattern(let image): .object([("patternImage", written(image))])
    case .reference(let reference): written(reference)
    }
  }

  package static func written(_ traits: TraitRequirements) -> DocumentValue {
    .object(traits.named.map { ($0.name, trait($0.value)) })
  }

  /// The value of a trait: scales are numbers, others are strings.
  package static func trait(_ value: String) -> DocumentValue {
    Double(value).map(DocumentValue.number) ?? .string(value)
  }

  static func written(_ rect: Rect) -> DocumentValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// A frame that layout computed, rounded to a thousandth of a point.
  package static func frame(_ rect: Rect) -> DocumentValue { .numbers(rounded(rect)) }

  /// Adds `frame` as JSON.
  package static func writeFrame(_ rect: Rect, to text: inout TextBuffer) {
    guard let x = thousandths(rect.minX), let y = thousandths(rect.minY),
      let width = thousandths(rect.width), let height = thousandths(rect.height)
    else { return text.append(frame(rect).json) }
    text.append(UInt8(ascii: "["))
    text.append(thousandths: x)
    text.append(UInt8(ascii: ","), UInt8(ascii: " "))
    text.append(thousandths: y)
    text.append(UInt8(ascii: ","), UInt8(ascii: " "))
    text.append(thousandths: width)
    text.append(UInt8(ascii: ","), UInt8(ascii: " "))
    text.append(thousandths: height)
    text.append(UInt8(ascii: "]"))
  }

  /// A length in whole thousandths; nil where they are too many for their digits to tell the number.
  private static func thousandths(_ length: Double) -> Int? {
    let product = length * 1000
    guard product.magnitude < 1e15 else { return nil }
    // Most lengths are whole pixels, and need no rounding.
    let whole = Int(product)
    return Double(whole) == product ? whole : Int(product.rounded())
  }

  private static func rounded(_ rect: Rect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 }
  }

  static func written(_ insets: EdgeInsets) -> DocumentValue {
    .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  static func written(_ offset: Offset) -> DocumentValue {
    .numbers([offset.horizontal, offset.vertical])
  }

  static func written(_ point: Point) -> DocumentValue { .numbers([point.x, point.y]) }

  /// A string that is read as `text`: one that looks like a variable gets a second `$`.
  static func escaped(_ text: String) -> String {
    text.hasPrefix("$$") || Variable.name(in: text) != nil ? "$" + text : text
  }

  private static func written(_ font: FontValue) -> DocumentValue {
    switch font {
    case .system(let size, .regular, false): return .number(size)
    case .system(let size, let weight, let italic):
      var members: [(String, DocumentValue)] = [("system", .number(size))]
      if weight != .regular { members.append(("weight", .string(weight.rawValue))) }
      if italic { members.append(("italic", .bool(true))) }
      return .object(members)
    case .named(let name, let size):
      return .object([("name", .string(name)), ("size", .number(size))])
    case .textStyle(let style): return .object([("textStyle", .string(style))])
    }
  }

  static func members(_ attributes: TextAttributes) -> [(String, DocumentValue)] {
    let shadow = attributes.shadow.map { shadow in
      var members = [("color", written(shadow.color)), ("offset", written(shadow.offset))]
      if shadow.blurRadius != 0 { members.append(("blurRadius", .number(shadow.blurRadius))) }
      return DocumentValue.object(members)
    }
    let all: [(String, DocumentValue?)] = [
      ("font", attributes.font.map(written)),
      ("foregroundColor", attributes.foregroundColor.map(written)),
      ("backgroundColor", attributes.backgroundColor.map(written)),
      ("shadow", shadow),
      ("kern", attributes.kern.map(DocumentValue.number)),
      ("underlineStyle", attributes.underlineStyle.map { .number(Double($0)) }),
      ("strikethroughStyle", attributes.strikethroughStyle.map { .number(Double($0)) }),
      ("strokeColor", attributes.strokeColor.map(written)),
      ("strokeWidth", attributes.strokeWidth.map(DocumentValue.number)),
      ("underlineColor", attributes.underlineColor.map(written)),
      ("baselineOffset", attributes.baselineOffset.map(DocumentValue.number)),
      ("paragraphStyle", attributes.paragraphStyle.map(written)),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  private static func written(_ style: TextAttributes.ParagraphStyle) -> DocumentValue {
    let all: [(String, DocumentValue?)] = [
      ("alignment", style.alignment.map { .string($0.rawValue) }),
      ("lineSpacing", style.lineSpacing.map(DocumentValue.number)),
      ("lineHeightMultiple", style.lineHeightMultiple.map(DocumentValue.number)),
      ("lineBreakMode", style.lineBreakMode.map { .string($0.rawValue) }),
      ("lineBreakStrategy", style.lineBreakStrategy.map { .string($0.rawValue) }),
    ]
    return .object(all.compactMap { name, value in value.map { (name, $0) } })
  }

  static func written(_ image: ImageValue) -> DocumentValue {
    var members = members(image.source)
    if let insets = image.ownCapInsets {
      members.append(("capInsets", written(insets)))
      members.append(("resizingMode", .string(image.resizingMode.rawValue)))
    }
    if image.renderingMode != .automatic {
      members.append(("renderingMode", .string(image.renderingMode.rawValue)))
    }
    if members.count == 1, members[0].0 == "named" { return members[0].1 }
    return .object(members)
  }

  private static func members(
    _ configuration: SymbolConfiguration, _ rendering: SymbolRendering
  ) -> [(String, DocumentValue)] {
    var members: [(String, DocumentValue)] = []
    if let style = configuration.textStyle {
      members.append(("textStyle", .string(style)))
    } else if let size = configuration.pointSize {
      members.append(("pointSize", .number(size)))
    }
    if let weight = configuration.weight { members.append(("weight", .string(weight.rawValue))) }
    if let scale = configuration.scale { members.append(("scale", .string(scale.rawValue))) }
    switch rendering {
    case .monochrome: break
    case .hierarchical: members.append(("renderingMode", .string("hierarchical")))
    case .palette(let colors): members.append(("paletteColors", .array(colors.map(written))))
    }
    return members.isEmpty ? [] : [("configuration", .object(members))]
  }

  private static func members(_ source: ImageSource) -> [(String, DocumentValue)] {
    switch source {
    case .bitmap(_, let name), .vector(_, let name):
      [("named", .string(escaped(name)))]
    case .symbol(let symbol):
      [(symbol.isCustom ? "named" : "systemImage", .string(escaped(symbol.name)))]
        + members(symbol.configuration, symbol.rendering)
    case .color(let color, let size):
      [("color", written(color)), ("size", .numbers([size.width, size.height]))]
    case .drawing(let operations, let size):
      [
        ("size", .numbers([size.width, size.height])),
        ("draw", .array(operations.map(written))),
      ]
    case .animated(let frames, let duration):
      [("animated", .array(frames.map(written))), ("duration", .number(duration))]
    case .adaptive(let sources): members(sources.standard)
    }
  }

  static func written(_ element: Element) -> DocumentValue {
    var members: [(String, DocumentValue)] = [("class", .string(element.className))]
    if let id = element.id { members.append(("id", .string(escaped(id)))) }
    return .object(members + SlotNames.sorted(element.values).map { ($0.name, written($0.value)) })
  }
}
