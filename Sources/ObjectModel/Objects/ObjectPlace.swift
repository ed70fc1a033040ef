/// Where an object lies, by names from the window down: written out only when somebody asks, which
/// drawing never does.
final class ObjectPlace: Sendable {
  private let element: Element
  private let outer: ObjectPlace?
  /// Among siblings of its class; nil of one that is alone.
  private let number: Int?

  /// - Parameter outer: of the object above; nil of the window.
  package init(_ element: Element, in outer: ObjectPlace?, number: Int?) {
    self.element = element
    self.outer = outer
    self.number = number
  }

  /// Names by class, with `[id]`, or `[n]` among siblings of the class.
  package var path: String {
    var names: [String] = []
    var next: ObjectPlace? = self
    while let place = next {
      names.append(place.name)
      next = place.outer
    }
    return names.reversed().joined(separator: "/")
  }

  private var name: String {
    if outer == nil { return "window" }
    if let id = element.id { return "\(element.className)[\(id)]" }
    if let number = element.siblingIndex ?? number { return "\(element.className)[\(number)]" }
    return element.className
  }

  /// The number of each among siblings of its class; nil for one that is alone.
  package static func numbers(of siblings: [Element]) -> [Int?] {
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
