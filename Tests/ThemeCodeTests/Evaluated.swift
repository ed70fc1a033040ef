import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@testable import ThemeCode

/// A value of code in short, for comparisons.
func described(_ value: CodeValue) -> String {
  switch value.plain {
  case .number(let number, _, _): shortest(number)
  case .string(let text): "\"\(text)\""
  case .boolean(let flag): "\(flag)"
  case .null: "nil"
  case .symbol(let name, _), .enumerated(let name, _, _): ".\(name)"
  case .numbers(let parts): "(" + parts.map(described).joined(separator: " ") + ")"
  case .array(let elements): "[" + elements.map(described).joined(separator: " ") + "]"
  case .dictionary(let members):
    "[" + members.map { "\(described($0.key)): \(described($0.value))" }.joined(separator: " ")
      + "]"
  case .type(let name): name
  case .trait(let name): "trait \(name)"
  case .library(UIKitValue.color(let document)), .library(UIKitValue.font(let document)):
    document.json
  case .library(UIKitValue.image(let image)): ImageWriter.document(image)?.json ?? "image"
  case .library(UIKitValue.filled(let color, let size)): "\(described(color)) in \(size)"
  case .library(UIKitValue.window): "window"
  case .conditional(let test, let a, let b):
    "\(test.value) ? \(described(a)) : \(described(b))"
  case .unknown(let text): "unknown \(text)"
  case .nothing: "nothing"
  default: "other"
  }
}

/// Values of expressions that are written in Objective-C, and in it as in Swift: `@"a".uppercased()`.
struct Evaluated {
  var value: CodeValue
  var notes: [String]

  /// - Parameters:
  ///   - code: an expression.
  ///   - body: statements before it.
  ///   - before: declarations.
  init(_ code: String, body: String = "", before: String = "") throws {
    let file = SourceFile(
      label: "a.m", text: "\(before)\nid result() { \(body)\n return \(code); }\n")
    let unit = ObjectiveCFile.read(file)
    try #require(unit.problems.isEmpty, "\(unit.problems)")
    let library = UIKitLibrary.make { name in name == "button" ? (width: 13, height: 30) : nil }
    let interpreter = Interpreter(
      CodeIndex([unit]), library: library, system: 12, definitions: [:])
    let function = try #require(interpreter.index.functions("result", of: nil).first)
    value = CodeContext(interpreter, file: "a.m", at: .start).call(function, [], on: nil)
    notes = interpreter.journal.notes.map(\.message)
  }
}
