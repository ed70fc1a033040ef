import ObjectModel
import Raster
import Symbols
import Text

extension SchemaBuilder {
  /// Adds the definitions of values, by the names of their types.
  mutating func addValues() {
    definitions["variable"] = .text(pattern: "^\\$")
    let text = DocumentValue.forms([("string", .anything), ("object", .reference("localized"))])
    definitions["string"] = text
    let argument = DocumentValue.forms([
      ("string", .anything), ("number", .anything), ("object", .reference("localized")),
    ])
    definitions["localized"] = .closed(
      [
        ("localized", .type("string")), ("table", .type("string")), ("value", .type("string")),
        ("arguments", .array(of: argument)),
        (
          "presentationWidth",
          .number(
            Double(LocalizedReader.widths.lowerBound)...Double(LocalizedReader.widths.upperBound),
            type: "integer")
        ),
      ], required: ["localized"])
    definitions["number"] = computed("number")
    definitions["integer"] = computed("integer")
    definitions["length"] = computed("number", .number(0...ReadingLimits.coordinate))
    definitions["coordinate"] = computed(
      "number", .number(-ReadingLimits.coordinate...ReadingLimits.coordinate))
    addComparison()
    addArithmetic()
    addGeometry()
    addColor()
    addFont()
    addImage()
    addShape()
    addOperation()
    addConstraints()
  }

  /// A localized text, or an object of another kind.
  static func localized(or other: DocumentValue) -> DocumentValue {
    .object([
      ("if", .required([LocalizedReader.key])), ("then", .reference("localized")), ("else", other),
    ])
  }

  /// A number of a type, a variable, or arithmetic.
  private func computed(_ type: String, _ range: DocumentValue = .anything) -> DocumentValue {
    .forms([
      (type, range), ("string", Self.variable), ("object", .reference("arithmetic")),
    ])
  }

  /// A number in a range, or a variable.
  func ranged(_ range: ClosedRange<Double>) -> DocumentValue {
    .forms([("number", .number(range)), ("string", Self.variable)])
  }

  /// The schema of a property's value, which can also be `null` or a variable.
  mutating func value(_ type: ValueType) -> DocumentValue {
    switch type {
    case .color, .image, .font, .attributes, .number, .integer, .point, .size, .rect, .frame,
      .transform, .insets, .offset, .string, .traits:
      return .orNull(.reference(type.name))
    case .boolean: return .orNull(.reference("boolean"))
    case .enumeration(_, let cases, _): return .orNull(.name(cases))
    case .options(_, let cases, _):
      return .forms([
        ("string", .name(cases)), ("array", .array(of: .name(cases))), ("null", .anything),
      ])
    case .strings:
      return .forms([
        ("array", .array(of: .reference("string"))), ("string", Self.variable), ("null", .anything),
      ])
    case .attributedText:
      let run = Self.localized(or: .reference("run"))
      return .forms([
        ("string", .anything), ("object", run),
        ("array", .array(of: .forms([("string", .anything), ("object", run)]))),
        ("null", .anything),
      ])
    case .constraints, .layoutGuides, .spacings: return .orNull(.reference(type.name))
    case .object(let type): return .orNull(.reference(object(type)))
    case .objects(let type):
      let one = DocumentValue.reference(object(type))
      let repetition = DocumentValue.closed(
        [
          ("repeat", .reference("integer")), ("offset", .reference("offset")), ("view", one),
        ], required: ["repeat", "view"])
      let isRepetition = DocumentValue.object(
        DocumentValue.type("object").members + DocumentValue.required(["repeat"]).members)
      let element = DocumentValue.object([
        ("if", isRepetition), ("then", repetition), ("else", one),
      ])
      return .forms([
        ("array", .array(of: element)), ("string", Self.variable), ("null", .anything),
      ])
    }
  }

  /// Adds the comparisons of custom classes, whose values are booleans.
  private mutating func addComparison() {
    let sides = DocumentValue.tuple([.anything, .anything])
    let forms =
      TemplateExpression.Comparison.allCases.map { form in
        (form.rawValue, DocumentValue.closed([(form.rawValue, sides)]))
      } + [("not", .closed([("not", .reference("boolean"))]))]
    definitions["boolean"] = .forms([
      ("boolean", .anything), ("string", Self.variable), ("object", .keyed(forms)),
    ])
  }

  /// Adds the arithmetic of custom classes, whose values are numbers.
  private mutating func addArithmetic() {
    let number = DocumentValue.reference("number")
    let sides = DocumentValue.tuple([number, number])
    let forms =
      ComputedValue.Arithmetic.allCases.map { form in
        (form.rawValue, DocumentValue.closed([(form.rawValue, sides)]))
      } + [
        (ArithmeticReader.floorKey, .closed([(ArithmeticReader.floorKey, number)]))
      ]
    definitions["arithmetic"] = .keyed(forms)
  }

  private mutating func addGeometry() {
    let coordinate = DocumentValue.reference("coordinate")
    let length = DocumentValue.reference("length")
    let openCoordinate = DocumentValue.orNull(coordinate)
    let open = DocumentValue.orNull(length)
    func add(_ name: String, _ parts: [DocumentValue], example: [Double?]? = nil) {
      let node = DocumentValue.forms([("array", .tuple(parts)), ("string", Self.variable)])
      let values = example?.map { $0.map(DocumentValue.number) ?? .null }
      definitions[name] =
        values.map { node.with(examples: [.array($0)]) } ?? node
    }
    add("point", [coordinate, coordinate], example: [0, 0])
    add("offset", [coordinate, coordinate])
    add("size", [coordinate, coordinate], example: [44, 44])
    add("rect", [coordinate, coordinate, length, length], example: [0, 0, 100, 44])
    add("frame", [openCoordinate, openCoordinate, open, open], example: [16, 100, nil, nil])
    add(
      "transform", [DocumentValue](repeating: coordinate, count: 6), example: [1, 0, 0, 1, 0, 0])
    add(
      "insets", [coordinate, coordinate, coordinate, coordinate], example: [8, 16, 8, 16])
  }

  private mutating func addColor() {
    let color = DocumentValue.reference("color")
    let part = ranged(0...1)
    func components(_ names: [String], others: [(String, DocumentValue)] = []) -> DocumentValue {
      .closed(names.map { ($0, part) } + [("alpha", part)] + others, required: names)
    }
    let object = DocumentValue.keyed([
      ("white", components(["white"])), ("hue", components(["hue", "saturation", "brightness"])),
      (
        "red",
        components(["red", "green", "blue"], others: [("space", .choice(["sRGB", "displayP3"]))])
      ),
      ("named", .closed([("named", .type("string"))])),
      ("light", .closed([("light", color), ("dark", color)], required: ["light", "dark"])),
      ("patternImage", .closed([("patternImage", .reference("image"))])),
      ("color", .closed([("color", color), ("alpha", part)], required: ["color", "alpha"])),
    ])
    let text = DocumentValue.anyOf([
      .choice(NamedColors.names), Self.variable,
      .text(pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
    ])
    let pair: DocumentValue = .object([
      ("light", .string("white")), ("dark", .string("black")),
    ])
    definitions["color"] = DocumentValue.forms([("string", text), ("object", object)]).with(
      examples: NamedColors.names.map(DocumentValue.string)
        + [.string("#8E24AA"), .string("$brand"), pair])
  }

  private mutating func addFont() {
    let size = ranged(0...FontReader.sizeLimit)
    let weights = DocumentValue.name(FontWeight.allCases.map(\.rawValue))
    let styles = DocumentValue.name(TextStyle.allCases.map(\.rawValue))
    let object = DocumentValue.keyed([
      ("textStyle", .closed([("textStyle", styles)])),
      ("name", .closed([("name", .type("string")), ("size", size)])),
      (
        "system",
        .closed([("system", size), ("weight", weights), ("italic", .reference("boolean"))])
      ),
    ])
    definitions["font"] = DocumentValue.forms([
      ("number", .number(0...FontReader.sizeLimit)), ("string", Self.variable),
      ("object", object),
    ]).with(examples: [
      .number(17), .object([("system", .number(17)), ("weight", .string("semibold"))]),
      .object([("textStyle", .string("body"))]),
      .object([("name", .string("HelveticaNeue")), ("size", .number(17))]),
    ])
    let shadow = DocumentValue.forms([
      ("string", Self.variable), ("null", .anything),
      (
        "object",
        .closed([
          ("color", .reference("color")), ("offset", .reference("offset")),
          ("blurRadius", .reference("number")),
        ])
      ),
    ])
    let paragraph = DocumentValue.forms([
      ("string", Self.variable),
      (
        "object",
        .closed([
          ("alignment", .name(TextAlignment.allCases.map(\.rawValue))),
          ("lineSpacing", .reference("number")), ("lineHeightMultiple", .reference("number")),
          ("lineBreakMode", .name(LineBreakMode.allCases.map(\.rawValue))),
          ("lineBreakStrategy", .name(LineBreakStrategy.allCases.map(\.rawValue))),
        ])
      ),
    ])
    func attribute(_ key: String) -> DocumentValue {
      switch key {
      case "paragraphStyle": return paragraph
      case "baselineOffset": return .reference("number")
      case "font": return .reference("font")
      case "shadow": return shadow
      case "textShadowOffset": return .reference("offset")
      case "underlineStyle", "strikethroughStyle": return .reference("integer")
      case "kern", "strokeWidth": return .reference("number")
      default: return .reference("color")
      }
    }
    let members = TextReader.attributeKeys.map { ($0, attribute($0)) }
    definitions["attributes"] = DocumentValue.forms([
      ("object", .closed(members)), ("string", Self.variable),
    ]).with(examples: [
      .object([("foregroundColor", .string("white")), ("font", .number(17))])
    ])
    definitions["run"] = .closed([("text", .reference("string"))] + members, required: ["text"])
    definitions["drawnText"] = .closed(
      [("text", .reference("string")), ("at", .reference("point"))] + members,
      required: ["text", "at"])
  }

  private mutating func addImage() {
    let length = DocumentValue.number(0...ImageReader.sideLimit)
    let size = DocumentValue.forms([
      ("string", Self.variable), ("array", .tuple([length, length])),
    ])
    let side = ranged(0...ReadingLimits.coordinate)
    let insets = DocumentValue.forms([
      ("array", .tuple([side, side, side, side])), ("string", Self.variable), ("null", .anything),
    ])
    let treatment: [(String, DocumentValue)] = [
      ("capInsets", insets),
      ("resizingMode", .name(Image.ResizingMode.allCases.map(\.rawValue))),
      ("renderingMode", .name(Image.RenderingMode.allCases.map(\.rawValue))),
    ]
    let frames = DocumentValue.object([
      ("type", .string("array")), ("items", .reference("image")), ("minItems", .number(1)),
    ])
    let configuration = DocumentValue.forms([
      (
        "object",
        .closed([
          ("pointSize", ranged(1...FontReader.sizeLimit)),
          ("textStyle", .name(TextStyle.allCases.map(\.rawValue))),
          ("weight", .name(FontWeight.allCases.map(\.rawValue))),
          ("scale", .name(SymbolScale.allCases.map(\.rawValue))),
          ("renderingMode", .name(["monochrome", "hierarchical", "palette", "multicolor"])),
          ("paletteColors", .array(of: .reference("color"))),
        ])
      ), ("string", Self.variable), ("null", .anything),
    ])
    // Names can also be made by rule: those of the table are what editors offer.
    definitions["symbolName"] = DocumentValue.type("string").with(
      examples: Symbol.names.map(DocumentValue.string))
    let object = DocumentValue.keyed([
      (
        "named",
        .closed([("named", .type("string")), ("configuration", configuration)] + treatment)
      ),
      (
        "systemImage",
        .closed(
          [("systemImage", .reference("symbolName")), ("configuration", configuration)]
            + treatment)
      ),
      (
        "animated",
        .closed(
          [
            ("animated", .forms([("array", frames), ("string", Self.variable)])),
            ("duration", .reference("number")),
          ] + treatment)
      ),
      (
        "draw",
        .closed(
          [("size", size), ("draw", .reference("drawing"))] + treatment, required: ["size"])
      ),
      ("color", .closed([("color", .reference("color")), ("size", size)] + treatment)),
    ])
    definitions["image"] = DocumentValue.forms([("string", .anything), ("object", object)]).with(
      examples: [
        .string("logo"), .object([("systemImage", .string("gear"))]),
        .object([("color", .string("red")), ("size", .numbers([1, 1]))]),
      ])
  }
}
