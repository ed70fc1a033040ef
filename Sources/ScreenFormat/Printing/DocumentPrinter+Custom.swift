import Controls
import ObjectModel

/// What only custom classes hold.
extension DocumentPrinter {
  static func syntax(_ reference: Reference) -> Syntax {
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

  static func syntax(_ number: NumberValue) -> Syntax {
    switch number {
    case .constant(let number): .number(number)
    case .reference(let reference): syntax(reference)
    }
  }

  static func syntax(_ rect: RectValue) -> Syntax {
    .array([rect.x, rect.y, rect.width, rect.height].map { syntax($0) })
  }

  static func syntax(_ point: PointValue) -> Syntax { .array([syntax(point.x), syntax(point.y)]) }

  static func syntax(_ expression: TemplateExpression) -> Syntax {
    switch expression {
    case .constant(let value): syntax(value)
    case .reference(let reference): syntax(reference)
    case .comparison(let comparison, let a, let b):
      .object([(comparison.rawValue, .array([syntax(a), syntax(b)]))])
    case .not(let inner): .object([("not", syntax(inner))])
    case .text(let inner): syntax(inner)
    }
  }

  static func syntax(_ template: PartTemplate) -> Syntax {
    guard let repetition = template.repetition else { return syntax(template.element) }
    var members = [("repeat", syntax(repetition.count))]
    if let offset = repetition.offset { members.append(("offset", syntax(offset))) }
    return .object(members + [("view", syntax(template.element))])
  }
}
