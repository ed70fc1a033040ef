import ScreenFormat

/// A call of something that the library has.
struct LibraryCall {
  var context: CodeContext
  /// The name in Swift, or the first part of the selector in Objective-C.
  let name: String
  var arguments: [CodeValue.Argument] = []
  /// The receiver, with the name that code gives it: a type for constructors, nothing for functions.
  var receiver = CodeValue.nothing
  /// The whole selector; nil in Swift.
  var selector: String?
  /// The expression in short.
  let text: String
  /// Where the first argument is, by whose line a call in a chain of calls is told from the others; nil without one.
  var firstPosition: SourcePosition?

  var position: SourcePosition { firstPosition ?? context.place.position }

  // MARK: Arguments

  var values: [CodeValue] { arguments.map(\.value) }
  var first: CodeValue? { arguments.first?.value }
  /// The type that a constructor belongs to.
  var type: String { receiver.className ?? "" }

  /// The value with a label, or of the first part of Objective-C's selector: of `colorWithWhite` for `white`.
  func value(_ label: String) -> CodeValue? {
    if let found = arguments.first(where: { $0.label == label }) { return found.value }
    let start = label.prefix(1).uppercased() + label.dropFirst()
    return name.hasSuffix("With\(start)") || name.hasSuffix("With\(start)s") ? first : nil
  }

  /// The values with labels; nil if one is missing.
  func values(_ labels: [String]) -> [CodeValue]? {
    let found = labels.compactMap(value)
    return found.count == labels.count ? found : nil
  }

  /// The value of a setter.
  var newValue: CodeValue { first ?? .null }

  /// The result of a function of values that may depend on traits or be unknown.
  func combine(
    _ values: [CodeValue], _ make: ([CodeValue]) -> CodeValue
  ) -> CodeValue {
    for (offset, value) in values.enumerated() {
      guard case .conditional(let test, let a, let b) = value.plain else { continue }
      var (first, second) = (values, values)
      (first[offset], second[offset]) = (a, b)
      return .conditional(test, combine(first, make), combine(second, make))
    }
    if let unknown = values.compactMap(\.unknownText).first { return .unknown(unknown) }
    return make(values)
  }

  /// Counts what a call may do with all of a text or a list.
  func chargeReceiver() {
    switch receiver.plain {
    case .string(let text): context.interpreter.charge(text.utf8.count / 64)
    case .array(let elements): context.interpreter.charge(elements.count / 16)
    case .dictionary(let members): context.interpreter.charge(members.count / 16)
    default: break
    }
  }

  // MARK: The language

  var system: Int { context.interpreter.system }

  /// Runs a closure.
  func run(_ closure: CodeClosure, _ arguments: [CodeValue] = []) -> CodeValue {
    context.call(closure, arguments)
  }

  /// Whether two values are known to be equal.
  func areEqual(_ a: CodeValue, _ b: CodeValue) -> Bool {
    if case .yes = context.compare("==", a, b) { true } else { false }
  }

  /// Sets a property of what the call is made on.
  func set(_ property: String, to value: CodeValue) {
    context.set(property, of: receiver, to: value, text)
  }

  func note(_ message: String) { context.note(message) }

  func refuse(_ reason: String) { context.refuse(reason) }

  func tell(_ effect: any LibraryEffect) { context.add(.library(effect)) }

  /// Notes that the answer depends on the system's version.
  func asksForSystem() { context.interpreter.questions.insert(.system) }

  /// The result of the same method of another value.
  func forwarded(to receiver: CodeValue) -> CodeValue? {
    var call = self
    call.receiver = receiver
    return context.library.run(.method, of: receiver.rowTypes, call)
  }

  /// The result of another row.
  func library(
    _ use: CodeLibrary.Use, of type: String = "", _ name: String,
    _ arguments: [CodeValue.Argument] = []
  ) -> CodeValue? {
    let call = LibraryCall(
      context: context, name: name, arguments: arguments, receiver: .type(type), text: text)
    return context.interpreter.library.run(use, of: [type], call)
  }
}
