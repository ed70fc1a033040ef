import ObjectModel
import Raster

/// Reads drawings: lists of operations such as fills, strokes and gradients.
struct DrawingReader: DocumentReading {
  let context: ReadingContext

  private static let operationForms = [
    "fill", "stroke", "gradient", "image", "text", "clip", "save", "repeat",
  ]

  /// The operations of a drawing, in their order.
  func operations(_ cursor: Cursor) -> [DrawingOperation]? {
    guard let cursor = resolved(cursor), let result = operationList(cursor) else { return nil }
    guard Self.weight(result) <= Double(ReadingLimits.operations) else {
      report(DrawingProblem.tooManyOperations(limit: ReadingLimits.operations), at: cursor)
      return nil
    }
    return result
  }

  private func operationList(_ cursor: Cursor) -> [DrawingOperation]? {
    guard let elements = array(cursor, expected: "an array of drawing operations") else {
      return nil
    }
    return all(elements) { operation($0) }
  }

  private static func weight(_ operations: [DrawingOperation]) -> Double {
    operations.reduce(0) { sum, operation in
      switch operation {
      case .group(let inner, _, _): sum + 1 + weight(inner)
      case .repeat(let count, _, let inner):
        sum + 1 + (count.constant ?? Double(PartTemplate.Repetition.referenceLimit)) * weight(inner)
      default: sum + 1
      }
    }
  }

  private func operation(_ cursor: Cursor) -> DrawingOperation? {
    guard let cursor = resolved(cursor) else { return nil }
    guard let object = cursor.node.object else {
      reportKind(expected: "a drawing operation", at: cursor)
      return nil
    }
    let forms = Self.operationForms.filter { object[$0] != nil }
    guard forms.count == 1, let form = forms.first else {
      if forms.isEmpty, let member = cursor.members.first {
        report(
          ValueProblem.unknownKey(
            member.key, of: "a drawing operation", known: Self.operationForms),
          at: member.keyCursor)
      } else {
        report(
          ValueProblem.noOneForm("a drawing operation", forms: Self.operationForms), at: cursor)
      }
      return nil
    }
    switch form {
    case "fill": return fill(cursor)
    case "stroke": return stroke(cursor)
    case "gradient": return gradientFill(cursor)
    case "image": return imageOperation(cursor)
    case "text": return textOperation(cursor)
    case "clip":
      return fields(cursor, of: "a clip", keys: ["clip"]).flatMap { $0["clip"] }
        .flatMap {
          fields($0, of: "a shape", keys: ShapeReader.shapeKeys + ShapeReader.roundingKeys)
        }
        .flatMap { shapeReader.shape($0) }.map(DrawingOperation.clip)
    case "save": return group(cursor)
    default: return repetition(cursor)
    }
  }

  private func shapeFields(_ cursor: Cursor, of kind: String, keys: [String]) -> Fields? {
    fields(cursor, of: kind, keys: keys + ShapeReader.shapeKeys + ShapeReader.roundingKeys)
  }

  private func fill(_ cursor: Cursor) -> DrawingOperation? {
    guard let fields = shapeFields(cursor, of: "a fill", keys: ["fill"]) else { return nil }
    let color = fields["fill"].flatMap { colorReader.color($0) }
    let shape = shapeReader.shape(fields)
    guard let color, let shape else { return nil }
    return .fill(color, shape)
  }

  private func stroke(_ cursor: Cursor) -> DrawingOperation? {
    let keys = ["stroke", "lineWidth", "lineCap", "lineJoin", "miterLimit", "dash", "dashPhase"]
    guard let fields = shapeFields(cursor, of: "a stroke", keys: keys) else { return nil }
    let color = fields["stroke"].flatMap { colorReader.color($0) }
    let shape = shapeReader.shape(fields)
    let style = strokeStyle(fields)
    var width: NumberValue? = .constant(1)
    if let cursor = fields["lineWidth"] {
      width = referenceReader.numberValue(cursor, in: 0...10_000)
    }
    guard let color, let shape, let style, let width else { return nil }
    return .stroke(color, shape, style, width: width)
  }

  private func strokeStyle(_ fields: Fields) -> StrokeStyle? {
    var cap: StrokeStyle.Cap? = .butt
    if let cursor = fields["lineCap"] { cap = named(cursor, kind: "line cap") }
    var join: StrokeStyle.Join? = .miter
    if let cursor = fields["lineJoin"] { join = named(cursor, kind: "line join") }
    var miter: Double? = 10
    if let cursor = fields["miterLimit"] { miter = number(cursor, in: 0...10_000) }
    var dash: [Double]? = []
    if let cursor = fields["dash"] {
      dash = array(cursor, expected: "an array of lengths")
        .flatMap { all($0) { number($0, in: 0...10_000) } }
      // Dashes of nothing but nothing would never end.
      if let lengths = dash, !lengths.isEmpty, lengths.reduce(0, +) < 0.01 {
        report(DrawingProblem.emptyDash, at: cursor)
        dash = nil
      }
    }
    var phase: Double? = 0
    if let cursor = fields["dashPhase"] { phase = number(cursor, in: -10_000...10_000) }
    guard let cap, let join, let miter, let dash, let phase else { return nil }
    return StrokeStyle(
      cap: cap, join: join, miterLimit: miter, dash: dash, dashPhase: phase)
  }

  private func gradientFill(_ cursor: Cursor) -> DrawingOperation? {
    guard let fields = shapeFields(cursor, of: "a gradient fill", keys: ["gradient"]) else {
      return nil
    }
    let gradient = fields["gradient"].flatMap { self.gradient($0) }
    let shape = shapeReader.shape(fields)
    guard let gradient, let shape else { return nil }
    return .gradient(gradient, shape)
  }

  private func gradient(_ cursor: Cursor) -> DrawingGradient? {
    let keys = ["colors", "locations", "start", "end"]
    guard let fields = fields(cursor, of: "a gradient", keys: keys),
      let colorsCursor = required("colors", in: fields, of: "a gradient")
    else { return nil }
    let colors = colorReader.colors(colorsCursor)
    var locations: [Double]?
    if let cursor = fields["locations"] {
      guard let elements = array(cursor, expected: "an array of numbers from 0 to 1"),
        let values = all(elements, { number($0, in: 0...1) })
      else { return nil }
      locations = values
    }
    var start: PointValue?
    if let cursor = fields["start"] {
      guard let point = referenceReader.pointValue(cursor) else { return nil }
      start = point
    }
    var end: PointValue?
    if let cursor = fields["end"] {
      guard let point = referenceReader.pointValue(cursor) else { return nil }
      end = point
    }
    guard let colors else { return nil }
    let even = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    let stops = locations ?? even
    guard colors.count >= 2, stops.count == colors.count, stops == stops.sorted() else {
      report(
        DrawingProblem.badStops(colors: colors.count, locations: stops.count), at: fields.cursor)
      return nil
    }
    return DrawingGradient(colors: colors, locations: stops, start: start, end: end)
  }

  private func imageOperation(_ cursor: Cursor) -> DrawingOperation? {
    guard let fields = fields(cursor, of: "a drawn image", keys: ["image", "rect"]) else {
      return nil
    }
    let image = fields["image"].flatMap { imageValue($0) }
    let rect = required("rect", in: fields, of: "a drawn image").flatMap {
      referenceReader.rectValue($0)
    }
    guard let image, let rect else { return nil }
    return .image(image, rect: rect)
  }

  private func imageValue(_ cursor: Cursor) -> Bindable<ImageValue>? {
    guard let cursor = resolved(cursor) else { return nil }
    switch referenceReader.reference(cursor, expected: "an image", fits: { $0 == .image }) {
    case .none: return imageReader.image(cursor).map(Bindable.constant)
    case .found(let reference, _): return .reference(reference)
    case .wrong: return nil
    }
  }

  private func textOperation(_ cursor: Cursor) -> DrawingOperation? {
    let kind = "drawn text"
    guard let (text, attributes, fields) = textReader.boundRun(cursor, kind: kind, others: ["at"]),
      let place = required("at", in: fields, of: kind).flatMap({ referenceReader.pointValue($0) })
    else { return nil }
    return .text(text, at: place, attributes)
  }

  private func group(_ cursor: Cursor) -> DrawingOperation? {
    let keys = ["save", "transform", "alpha"]
    guard let fields = fields(cursor, of: "a group", keys: keys) else { return nil }
    let inner = fields["save"].flatMap { operationList($0) }
    var transform: DrawingTransform? = .identity
    if let cursor = fields["transform"] { transform = referenceReader.transformValue(cursor) }
    var alpha: NumberValue? = .constant(1)
    if let cursor = fields["alpha"] { alpha = referenceReader.numberValue(cursor, in: 0...1) }
    guard let inner, let transform, let alpha else { return nil }
    return .group(inner, transform: transform, alpha: alpha)
  }

  private func repetition(_ cursor: Cursor) -> DrawingOperation? {
    let keys = ["repeat", "offset", "draw"]
    guard let fields = fields(cursor, of: "a repetition", keys: keys) else { return nil }
    let count = fields["repeat"].flatMap {
      referenceReader.countValue($0, limit: ReadingLimits.operations)
    }
    let offset = required("offset", in: fields, of: "a repetition")
      .flatMap { referenceReader.pointValue($0, form: ["horizontal", "vertical"]) }
    let outer = context.scope?.hasIndex
    context.scope?.hasIndex = true
    defer { context.scope?.hasIndex = outer ?? false }
    let inner = required("draw", in: fields, of: "a repetition").flatMap { operationList($0) }
    guard let count, let offset, let inner else { return nil }
    return .repeat(count, offset: offset, inner)
  }
}

extension DocumentReading {
  var drawingReader: DrawingReader { DrawingReader(context: context) }
}
