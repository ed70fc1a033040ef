/// A scanner: reads numbers out of a string.
final class TextScanner: LibraryValue {
  private let text: String
  /// The place that it reads next, in characters.
  private var place = 0

  private init(_ text: String) { self.text = text }

  var rowType: String { "Scanner" }
  var takesOrigin: Bool { true }

  private var rest: String { String(text.dropFirst(place)) }

  static var rows: [CodeLibrary.Row] {
    ["Scanner", "NSScanner"].map { type in
      .constructor(type) { call in call.first?.text.map { .library(TextScanner($0)) } }
    } + [
      row(.property, "isAtEnd") { scanner, _ in .boolean(scanner.text.count <= scanner.place) },
      row(.property, "scanLocation", "currentIndex") { scanner, _ in
        .number(Double(scanner.place), isInteger: true)
      },
      row(.property, "string") { scanner, _ in .string(scanner.text) },
      row(.setter, "scanLocation", "currentIndex") { scanner, call in scanner.move(call) },
      row(.method, "setScanLocation") { scanner, call in scanner.move(call) },
      row(.method, "isAtEnd") { scanner, _ in .boolean(scanner.text.count <= scanner.place) },
      row(.method, "scanString", "scanCharacters") { scanner, call in
        guard let text = call.first?.text, scanner.rest.hasPrefix(text) else {
          return .boolean(false)
        }
        scanner.place += text.count
        return .boolean(true)
      },
      // What else it is told changes nothing that is read.
      row(.method) { _, _ in .nothing },
    ]
  }

  private static func row(
    _ use: CodeLibrary.Use, _ names: String...,
    run: @escaping (TextScanner, LibraryCall) -> CodeValue?
  ) -> CodeLibrary.Row {
    CodeLibrary.Row(use: use, type: "Scanner", names: names) { call in
      guard case .library(let scanner as TextScanner) = call.receiver.plain else { return nil }
      return run(scanner, call)
    }
  }

  private func move(_ call: LibraryCall) -> CodeValue {
    place = Int(min(max(call.first?.double ?? 0, 0), 1e6))
    return .nothing
  }

  static func addMutations(to library: inout CodeLibrary) {
    library.addMutation(
      "scanHexInt64", "scanHexInt32", "scanHexInt", "scanHexLongLong", "scanUInt64", "scanInt32",
      "scanInt64", "scanInt"
    ) { call in
      guard case .library(let scanner as TextScanner) = call.receiver.plain else { return nil }
      let number = TextRows.number(TextRows.digits(scanner.rest), radix: 16)
      let value = number.map { CodeValue.number($0, isInteger: true) } ?? .null
      // A variable takes the number, or it is the result.
      guard call.name.hasPrefix("scanHex"), !call.arguments.isEmpty else {
        return .init(result: value)
      }
      return .init(outputs: [value], result: .boolean(number != nil))
    }
  }
}
