import Controls
public import ObjectModel
import Raster
import Text

/// Writes values as documents write them: JSON on one line, colours as `#RRGGBBAA`.
///
/// What a value says by default is left out, so that `17` and `{"system": 17}` print alike. A path
/// prints as path data, a bitmap as the name that the document gave it.
public enum DocumentPrinter {
  /// The value in the document's syntax.
  public static func text(_ value: AppearanceValue) -> String { syntax(value).text }

  /// The colour in the document's syntax.
  public static func text(_ color: ColorValue) -> String { syntax(color).text }

  static func syntax(_ value: AppearanceValue) -> Syntax {
    switch value {
    case .null: .null
    case .color(let color): syntax(color)
    case .image(let image): syntax(image)
    case .font(let font): syntax(font)
    case .attributes(let attributes): .object(members(attributes))
    case .string(let text): .string(escaped(text))
    case .number(let number): .number(number)
    case .boolean(let flag): .bool(flag)
    case .point(let point): .numbers([point.x, point.y])
    case .size(let size): .numbers([size.width, size.height])
    case .rect(let rect): syntax(rect)
    case .frame(let frame):
      .array([
        .number(frame.x), .number(frame.y), frame.width.map(Syntax.number) ?? .null,
        frame.height.map(Syntax.number) ?? .null,
      ])
    case .insets(let insets): syntax(insets)
    case .transform(let map): .numbers([map.a, map.b, map.c, map.d, map.tx, map.ty])
    case .offset(let offset): syntax(offset)
    case .traits(let traits): syntax(traits)
    case .enumeration(let name): .string(name)
    case .options(let names), .strings(let names): .array(names.map(Syntax.string))
    case .attributedText(let runs):
      .array(
        runs.map { run in
          .object([("text", .string(escaped(run.text)))] + members(run.attributes))
        })
    case .object(let element): syntax(element)
    case .objects(let elements): .array(elements.map(syntax))
    case .expression(let expression): syntax(expression)
    case .templates(let templates): .array(templates.map(syntax))
    }
  }

  static func syntax(_ color: ColorValue) -> Syntax {
    switch color {
    case .color(let color): .string(color.description)
    case .tint: .string(Variable.tint)
    case .dynamic(let light, let dark):
      .object([("light", syntax(light)), ("dark", syntax(dark))])
    case .adaptive(let colors): syntax(colors.standard)
    case .pattern(let image): .object([("patternImage", syntax(image))])
    case .reference(let reference): syntax(reference)
    }
  }

  static func syntax(_ traits: TraitRequirements) -> Syntax {
    .object(traits.named.map { ($0.name, trait($0.value)) })
  }

  /// Scales are numbers, everything else has a name.
  static func trait(_ value: String) -> Syntax {
    Double(value).map(Syntax.number) ?? .string(value)
  }

  static func syntax(_ rect: Rect) -> Syntax {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  /// A place that layout computed: to a thousandth of a point, which no picture can show.
  static func frame(_ rect: Rect) -> Syntax {
    .numbers(
      [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 1000).rounded() / 1000 })
  }

  static func syntax(_ insets: EdgeInsets) -> Syntax {
    .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  static func syntax(_ offset: Offset) -> Syntax { .numbers([offset.horizontal, offset.vertical]) }

  static func syntax(_ point: Point) -> Syntax { .numbers([point.x, point.y]) }

  /// A text that reading gives back: one that looks like a variable gets its second `$`.
  static func escaped(_ text: String) -> String {
    text.hasPrefix("$$") || Variable.name(in: text) != nil ? "$" + text : text
  }

  private static func syntax(_ font: FontValue) -> Syntax {
    switch font {
    case .system(let size, .regular, false): return .number(size)
    case .system(let size, let weight, let italic):
      var members: [(String, Syntax)] = [("system", .number(size))]
      if weight != .regular { members.append(("weight", .string(weight.rawValue))) }
      if italic { members.append(("italic", .bool(true))) }
      return .object(members)
    case .named(let name, let size):
      return .object([("name", .string(name)), ("size", .number(size))])
    case .textStyle(let style): return .object([("textStyle", .string(style))])
    }
  }

  static func members(_ attributes: TextAttributes) -> [(String, Syntax)] {
    let shadow = attributes.shadow.map { shadow in
      var members = [("color", syntax(shadow.color)), ("offset", syntax(shadow.offset))]
      if shadow.blurRadius != 0 { members.append(("blurRadius", .number(shadow.blurRadius))) }
      return Syntax.object(members)
    }
    let all: [(String, Syntax?)] = [
      ("font", attributes.font.map(syntax)),
      ("foregroundColor", attributes.foregroundColor.map(syntax)),
      ("backgroundColor", attributes.backgroundColor.map(syntax)),
      ("shadow", shadow),
      ("kern", attributes.kern.map(Syntax.number)),
      ("underlineStyle", attributes.underlineStyle.map { .number(Double($0)) }),
      ("strikethroughStyle", attributes.strikethroughStyle.map { .number(Double($0)) }),
      ("strokeColor", attributes.strokeColor.map(syntax)),
      ("strokeWidth", attributes.strokeWidth.map(Syntax.number)),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }

  static func syntax(_ image: ImageValue) -> Syntax {
    var members = members(image.source)
    if let insets = image.ownCapInsets {
      members.append(("capInsets", syntax(insets)))
      members.append(("resizingMode", .string(image.resizingMode.rawValue)))
    }
    if image.renderingMode != .automatic {
      members.append(("renderingMode", .string(image.renderingMode.rawValue)))
    }
    if members.count == 1, members[0].0 == "named" { return members[0].1 }
    return .object(members)
  }

  private static func members(_ source: ImageSource) -> [(String, Syntax)] {
    switch source {
    case .bitmap(_, let name), .vector(_, let name):
      [("named", .string(escaped(name)))]
    case .color(let color, let size):
      [("color", syntax(color)), ("size", .numbers([size.width, size.height]))]
    case .drawing(let operations, let size):
      [
        ("size", .numbers([size.width, size.height])),
        ("draw", .array(operations.map(syntax))),
      ]
    case .animated(let frames, let duration):
      [("animated", .array(frames.map(syntax))), ("duration", .number(duration))]
    case .adaptive(let sources): members(sources.standard)
    }
  }

  static func syntax(_ element: Element) -> Syntax {
    var members: [(String, Syntax)] = [("class", .string(element.className))]
    if let id = element.id { members.append(("id", .string(escaped(id)))) }
    return .object(members + SlotNames.sorted(element.values).map { ($0.name, syntax($0.value)) })
  }
}
