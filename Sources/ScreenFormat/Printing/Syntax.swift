import Controls
import ObjectModel

/// A value written as a document's syntax, on one line.
package struct Syntax {
  package var text: String

  package static let null = Syntax(text: "null")

  package static func bool(_ flag: Bool) -> Syntax { Syntax(text: flag ? "true" : "false") }

  package static func number(_ number: Double) -> Syntax { Syntax(text: shortest(number)) }

  package static func string(_ text: String) -> Syntax { Syntax(text: quoted(text)) }

  package static func array(_ elements: [Syntax]) -> Syntax {
    Syntax(text: "[\(elements.map(\.text).joined(separator: ", "))]")
  }

  package static func object(_ members: [(String, Syntax)]) -> Syntax {
    let texts = members.map { "\(quoted($0.0)): \($0.1.text)" }
    return Syntax(text: "{\(texts.joined(separator: ", "))}")
  }

  package static func numbers(_ numbers: [Double]) -> Syntax { .array(numbers.map(Syntax.number)) }

  /// A JSON string; control characters and line separators are escaped.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028
          || scalar.value == 0x2029
        {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

/// Property slots by the names that documents give them, in a fixed order.
enum SlotNames {
  /// Axes that are at their defaults are left out.
  static func name(_ slot: PropertySlot) -> String {
    let axes = slot.axes
    var parts: [String] = []
    if axes.rightState != .normal {
      parts += ["left=\(axes.state)", "right=\(axes.rightState)"]
    } else if axes.state != .normal {
      parts.append(axes.state.description)
    }
    if let style = axes.itemStyle { parts.append(style.rawValue) }
    if axes.metrics != .default { parts.append(axes.metrics.rawValue) }
    if axes.position != .any { parts.append(axes.position.rawValue) }
    if axes.segmentType != .any { parts.append(axes.segmentType.rawValue) }
    if let icon = axes.icon { parts.append(icon.rawValue) }
    parts += axes.integers.map(String.init)
    return parts.isEmpty ? slot.name : "\(slot.name)@\(parts.joined(separator: ","))"
  }

  static func sorted<Value>(_ values: [PropertySlot: Value]) -> [(name: String, value: Value)] {
    values.map { (name: name($0.key), value: $0.value) }.sorted { $0.name < $1.name }
  }
}
