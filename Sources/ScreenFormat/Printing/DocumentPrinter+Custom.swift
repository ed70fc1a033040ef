import ObjectModel

/// Values that only custom classes contain.
extension DocumentPrinter {
  static func written(_ reference: Reference) -> DocumentValue {
    switch reference {
    case .property(let slot):
      // The axes of custom properties are integers; others are written as far as they say something.
      let integers = slot.axes.integers.map(String.init).joined(separator: ",")
      let state = slot.axes.state == .normal ? "" : slot.axes.state.description
      let axes = integers.isEmpty ? state : integers
      return .string("$" + slot.name + (axes.isEmpty ? "" : "@" + axes))
    case .boundsWidth: return .string("$bounds.width")
    case .boundsHeight: return .string("$bounds.height")
    case .part(let name, let slot): return .string("$\(name).\(slot.name)")
    case .given(let name): return .string("$\(name)")
    case .index: return .string("$index")
    case .computed(let computed): return written(computed)
    }
  }

  static func written(_ number: NumberValue) -> DocumentValue {
    switch number {
    case .constant(let number): .number(number)
    case .reference(let reference): written(reference)
    }
  }

  static func written(_ rect: RectValue) -> DocumentValue {
    .array([rect.x, rect.y, rect.width, rect.height].map { written($0) })
  }

  static func written(_ point: PointValue) -> DocumentValue {
    .array([written(point.x), written(point.y)])
  }

  static func written(_ expression: TemplateExpression) -> DocumentValue {
    switch expression {
    case .constant(let value): written(value)
    case .reference(let reference): written(reference)
    case .comparison(let comparison, let a, let b):
      .object([(comparison.rawValue, .array([written(a), written(b)]))])
    case .not(let inner): .object([("not", written(inner))])
    case .text(let inner): written(inner)
    case .localized(let format):
      .object([
        ("localized", .string(format.origin.key)), ("table", .string(format.origin.table)),
        ("arguments", .array(format.arguments.map { written($0) })),
      ])
    case .geometry(_, let numbers): .array(numbers.map { $0.map { written($0) } ?? .null })
    }
  }

  private static func written(_ computed: ComputedValue) -> DocumentValue {
    switch computed {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .reference(let reference): written(reference)
    case .arithmetic(let operation, let a, let b):
      .object([(operation.rawValue, .array([written(a), written(b)]))])
    case .floor(let inner): .object([(ArithmeticReader.floorKey, written(inner))])
    case .joined(let parts): .string(parts.map(piece).joined())
    }
  }

  /// A part of a text with values in it, as documents write it.
  private static func piece(_ part: ComputedValue) -> String {
    if case .text(let text) = part {
      return text.split(separator: "${", omittingEmptySubsequences: false)
        .joined(separator: "$${")
    }
    guard case .string(let reference) = written(part) else { return "" }
    return "${" + reference.dropFirst() + "}"
  }

  static func written(_ template: PartTemplate) -> DocumentValue {
    guard let repetition = template.repetition else { return written(template.element) }
    var members = [("repeat", written(repetition.count))]
    if let offset = repetition.offset { members.append(("offset", written(offset))) }
    return .object(members + [("view", written(template.element))])
  }
}
