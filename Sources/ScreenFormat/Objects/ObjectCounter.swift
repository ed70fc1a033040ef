import ObjectModel

/// Counts the objects that an object is built from.
///
/// A repetition whose count is a property's counts as the greatest that is allowed, and objects
/// nested too deep count as endless.
struct ObjectCounter {
  let classes: ClassTable
  /// The classes from a class that is built from itself to that class again; nil if there is none.
  var cycle: [String]?
  private var known: [ClassTable.ID: Double] = [:]
  private var open: [ClassTable.ID] = []
  /// The number of objects around the one being counted.
  private var depth = 0

  init(classes: ClassTable) {
    self.classes = classes
  }

  mutating func count(_ id: ClassTable.ID) -> Double {
    if let count = known[id] { return count }
    if let start = open.firstIndex(of: id) {
      cycle = (open[start...] + [id]).map { classes.definition($0).name }
      return 0
    }
    guard let content = classes.content(of: id) else { return 0 }
    open.append(id)
    let count = count(content.subviews)
    open.removeLast()
    if open.isEmpty || cycle == nil { known[id] = count }
    return count
  }

  private mutating func count(_ templates: [PartTemplate]) -> Double {
    templates.reduce(0) { sum, template in
      let times: Double =
        switch template.repetition?.count {
        case nil: 1
        case .constant(let count): count
        case .reference: Double(PartTemplate.Repetition.referenceLimit)
        }
      return sum + times * count(template.element)
    }
  }

  mutating func count(_ element: Element) -> Double {
    guard depth < Resolver.depthLimit else { return .infinity }
    depth += 1
    defer { depth -= 1 }
    var result = 1.0
    if let id = classes.id(named: element.className) { result += count(id) }
    for (_, value) in element.values {
      switch value {
      case .object(let inner): result += count(inner)
      case .objects(let elements): result = elements.reduce(result) { $0 + count($1) }
      case .templates(let templates): result += count(templates)
      default: break
      }
    }
    return result
  }
}
