import ScreenFormat
import XML

/// An element of a file.
struct InterfaceNode: Sendable {
  let file: InterfaceFile
  let index: Int

  private var element: XMLElement { file.tree.elements[index] }

  /// The element's name, as in `label`.
  var name: String { element.name.local }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { element[attribute] }

  /// The names of the attributes, in the order of the file.
  var attributes: [String] { element.attributes.map(\.name.local) }

  /// The name by which other elements refer to it.
  var id: String? { element["id"] }

  /// Its key in the element around it.
  var key: String? { element["key"] }

  /// Where it begins.
  var position: SourcePosition { SourcePosition(element.position) }

  /// The characters directly in it.
  var text: String { file.tree.text(of: index) }

  /// The element around it; nil of the root.
  var parent: InterfaceNode? {
    let parent = file.parents[index]
    return parent < 0 ? nil : InterfaceNode(file: file, index: parent)
  }

  /// The elements in it, in order.
  var children: [InterfaceNode] {
    file.children[index].map { InterfaceNode(file: file, index: $0) }
  }

  /// The first element in it that has a name.
  func child(_ name: String) -> InterfaceNode? { children.first { $0.name == name } }

  /// The first element in it that has a key.
  func part(_ key: String) -> InterfaceNode? { children.first { $0.key == key } }

  /// The elements in the list that has a name.
  func list(_ name: String) -> [InterfaceNode] { child(name)?.children ?? [] }

  /// Whether an attribute says yes.
  func isTrue(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// A number that an attribute holds; nil for none, or one that is not finite or absurdly large.
  func number(_ attribute: String) -> Double? { self[attribute].flatMap(InterfaceNumber.read) }
}

extension InterfaceNode: Hashable {
  static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.file === right.file
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(index)
  }
}

/// Numbers as Interface Builder writes them, with up to 17 digits.
enum InterfaceNumber {
  /// The greatest magnitude that documents take (that of a coordinate).
  private static let limit = 1e6
  /// Parts of a point that are kept: more than pixels have.
  private static let parts = 10_000.0

  /// A number, with the noise of its last digits left out: `2.2250738585072014e-308`, which stands for an inset that was
  /// set to 0, is 0.
  static func read(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, abs(number) <= limit else { return nil }
    return rounded(number)
  }

  /// A number to a ten-thousandth, without a sign if that is 0.
  static func rounded(_ number: Double) -> Double {
    let result = (number * parts).rounded() / parts
    return result == 0 ? 0 : result
  }
}
