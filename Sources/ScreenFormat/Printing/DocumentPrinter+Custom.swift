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
    case .index: return .string("$index")
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
    }
  }

  static func written(_ template: PartTemplate) -> DocumentValue {
    guard let repetition = template.repetition else { return written(template.element) }
    var members = [("repeat", written(repetition.count))]
    if let offset = repetition.offset { members.append(("offset", written(offset))) }
    return .object(members + [("view", written(template.element))])
  }
}
