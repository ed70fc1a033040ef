/// A set of characters, by its name or its members.
struct CharacterSetValue: LibraryValue {
  private var name = ""
  private var members: String?
  private var isInverted = false

  var rowType: String { "CharacterSet" }

  /// The set that a value is, or that the name of a case stands for; nil for others.
  init?(_ value: CodeValue) {
    switch value.plain {
    case .symbol(let name, _): self.name = name
    case .library(let set as CharacterSetValue): self = set
    default: return nil
    }
  }

  private init(name: String = "", members: String? = nil) {
    self.name = name
    self.members = members
  }

  static var rows: [CodeLibrary.Row] {
    ["CharacterSet", "NSCharacterSet"].flatMap { type in
      [
        CodeLibrary.Row.constructor(type) { call in
          if let text = call.first?.text { return .library(CharacterSetValue(members: text)) }
          let ending = "CharacterSet"
          let name =
            call.name.hasSuffix(ending) ? String(call.name.dropLast(ending.count)) : call.name
          return .library(CharacterSetValue(name: name))
        },
        .typeProperty(type) { .library(CharacterSetValue(name: $0.name)) },
      ]
    }
      + [CodeLibrary.Use.property, .method].map { use in
        CodeLibrary.Row(use: use, type: "CharacterSet", names: ["inverted", "invertedSet"]) {
          call in
          guard var set = CharacterSetValue(call.receiver) else { return nil }
          set.isInverted.toggle()
          return .library(set)
        }
      }
  }

  private func contains(_ character: Character) -> Bool {
    let isIn: Bool
    if let members {
      isIn = members.contains(character)
    } else if name.hasPrefix("whitespace") || name.hasPrefix("newline") {
      isIn = character.isWhitespace
    } else if name.hasPrefix("alphanumeric") {
      isIn = character.isLetter || character.isNumber
    } else if name.hasPrefix("decimalDigit") {
      isIn = character.isNumber
    } else if name.hasPrefix("punctuation") {
      isIn = character.isPunctuation
    } else if name.hasPrefix("symbol") {
      isIn = character.isSymbol
    } else {
      return false
    }
    return isIn != isInverted
  }

  /// A text without the set's characters at both ends.
  func trim(_ text: String) -> String {
    var slice = text[...]
    while let character = slice.first, contains(character) { slice.removeFirst() }
    while let character = slice.last, contains(character) { slice.removeLast() }
    return String(slice)
  }
}
