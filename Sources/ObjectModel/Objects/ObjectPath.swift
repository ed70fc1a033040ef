/// The path of an object from the window, formatted on demand.
final class ObjectPath: Sendable {
  private let element: Element
  private let outer: ObjectPath?
  /// The index among siblings of its class; nil without such siblings.
  private let number: Int?

  /// Creates the path of an object.
  ///
  /// - Parameters:
  ///   - outer: the path of the object above; nil for the window.
  ///   - number: the index among siblings of its class; nil without such siblings.
  init(_ element: Element, in outer: ObjectPath?, number: Int?) {
    self.element = element
    self.outer = outer
    self.number = number
  }

  /// Class names joined by `/`, each with `[id]`, or `[index]` among siblings of its class.
  var description: String {
    var names: [String] = []
    var next: ObjectPath? = self
    while let path = next {
      names.append(path.name)
      next = path.outer
    }
    return names.reversed().joined(separator: "/")
  }

  private var name: String {
    if outer == nil { return "window" }
    if let id = element.id { return "\(element.className)[\(id)]" }
    if let number = element.siblingIndex ?? number { return "\(element.className)[\(number)]" }
    return element.className
  }

  /// The index of each object among siblings of its class; nil without such siblings.
  static func numbers(of siblings: [Element]) -> [Int?] {
    var numbers = [Int?](repeating: nil, count: siblings.count)
    var last: [String: (index: Int, number: Int)] = [:]
    for index in siblings.indices where siblings.count > 1 {
      if let previous = last[siblings[index].className] {
        numbers[previous.index] = previous.number
        numbers[index] = previous.number + 1
      }
      last[siblings[index].className] = (index, numbers[index] ?? 0)
    }
    return numbers
  }
}
