/// The path of an object from the window, formatted on demand.
final class ObjectPath: Sendable {
  private let outer: ObjectPath?
  private let className: String
  /// The id, or the index among siblings of its class; nil without either. One text, so that each of many objects takes no
  /// more than 64 bytes.
  private let label: String?

  /// Creates the path of an object.
  ///
  /// - Parameters:
  ///   - outer: the path of the object above; nil for the window.
  ///   - number: the index among siblings of its class; nil without such siblings.
  init(_ element: Element, in outer: ObjectPath?, number: Int?) {
    self.outer = outer
    className = element.className
    label = element.id ?? (element.siblingIndex ?? number).map { String($0) }
  }

  /// Class names joined by `/`, each with `[id]`, or `[index]` among siblings of its class.
  var description: String {
    String(unsafeUninitializedCapacity: byteCount) { buffer in
      // From the innermost object outwards, so that nothing is kept on the way.
      var end = buffer.count
      var next = self
      while let outer = next.outer {
        next.writeName(to: buffer, before: &end)
        next = outer
      }
      Self.write(Self.window, to: buffer, before: &end)
      return buffer.count
    }
  }

  private static let window = "window"

  private var byteCount: Int {
    var count = Self.window.utf8.count
    var next = self
    while let outer = next.outer {
      count += 1 + next.className.utf8.count
      if let label = next.label { count += 2 + label.utf8.count }
      next = outer
    }
    return count
  }

  /// Writes a slash and the name of an object below the window before the bytes from `end` on.
  private func writeName(to buffer: UnsafeMutableBufferPointer<UInt8>, before end: inout Int) {
    if let label {
      Self.write("]", to: buffer, before: &end)
      Self.write(label, to: buffer, before: &end)
      Self.write("[", to: buffer, before: &end)
    }
    Self.write(className, to: buffer, before: &end)
    Self.write("/", to: buffer, before: &end)
  }

  private static func write(
    _ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>, before end: inout Int
  ) {
    let start = end - text.utf8.count
    _ = UnsafeMutableBufferPointer(rebasing: buffer[start..<end]).initialize(from: text.utf8)
    end = start
  }

  /// The index of each object among siblings of its class; nil without such siblings.
  static func numbers(of siblings: [Element]) -> [Int?] {
    var numbers = [Int?](repeating: nil, count: siblings.count)
    guard siblings.count > 1 else { return numbers }
    var last: [String: (index: Int, number: Int)] = [:]
    // Most siblings are of the class of the one before.
    var className = siblings[0].className
    var previous: (index: Int, number: Int)?
    for index in siblings.indices {
      if siblings[index].className != className {
        last[className] = previous
        className = siblings[index].className
        previous = last[className]
      }
      if let previous {
        numbers[previous.index] = previous.number
        numbers[index] = previous.number + 1
      }
      previous = (index, numbers[index] ?? 0)
    }
    return numbers
  }
}
