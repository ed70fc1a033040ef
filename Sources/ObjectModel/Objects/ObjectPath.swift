/// The path of an object from the window, formatted on demand.
final class ObjectPath: Sendable {
  private let outer: ObjectPath?
  private let className: String
  private let id: String?
  /// The index among siblings of its class; nil without such siblings.
  private let number: Int?

  /// Creates the path of an object.
  ///
  /// - Parameters:
  ///   - outer: the path of the object above; nil for the window.
  ///   - number: the index among siblings of its class; nil without such siblings.
  init(_ element: Element, in outer: ObjectPath?, number: Int?) {
    self.outer = outer
    className = element.className
    id = element.id
    self.number = element.siblingIndex ?? number
  }

  /// Class names joined by `/`, each with `[id]`, or `[index]` among siblings of its class.
  var description: String {
    var chain: [ObjectPath] = []
    var next: ObjectPath? = self
    while let path = next {
      chain.append(path)
      next = path.outer
    }
    var text = "window"
    for path in chain.dropLast().reversed() { path.writeName(to: &text) }
    return text
  }

  /// Adds a slash and the name of an object below the window.
  private func writeName(to text: inout String) {
    text += "/"
    text += className
    guard let key = id ?? number.map(String.init) else { return }
    text += "["
    text += key
    text += "]"
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
