extension JSONSyntaxError.Problem {
  /// The sentence that tells the user.
  var message: String {
    switch self {
    case .noValue:
      "the file is empty; expected an object"
    case .utf16:
      "the file is UTF-16; save it as UTF-8"
    case .notUTF8(let byte):
      "byte \(Self.hexadecimal(UInt32(byte), digits: 2, prefix: "0x")) is not UTF-8"
    case .unexpected(.character("'"), expected: .value), .unexpected(.character("'"), .key):
      "expected double quotes, found '"
    case .unexpected(let found, let expectation):
      "expected \(expectation.name), found \(found.name)"
    case .unknownWord(let word):
      Self.unknownWord(word)
    case .unterminatedString:
      "the string that starts here has no closing quote"
    case .unterminatedComment:
      "the comment that starts here has no closing */"
    case .controlCharacter("\n"), .controlCharacter("\r"):
      "a string cannot run over the end of a line; write a line break as \\n"
    case .controlCharacter("\t"):
      "a string cannot hold a tab; write it as \\t"
    case .controlCharacter(let scalar):
      "a string cannot hold the control character \(Self.codePoint(scalar)); write it as "
        + Self.hexadecimal(scalar.value, digits: 4, prefix: "\\u")
    case .badEscape(let found):
      "expected one of \" \\ / b f n r t u after the backslash, found \(found.name)"
    case .badUnicodeEscape:
      "expected four hexadecimal digits after \\u"
    case .loneSurrogate(let unit):
      Self.hexadecimal(UInt32(unit), digits: 4, prefix: "\\u")
        + " is half of a surrogate pair; the other half is missing"
    case .malformedNumber(let text, let reason):
      "\(Quotation.single(text)) is not a number: \(reason.explanation)"
    case .numberTooLarge(let text):
      "the number \(Quotation.escaped(text)) is too large"
    case .tooDeep(let container, let limit):
      "\(container.plural) are nested more than \(limit) levels deep"
    case .duplicateKey(let key, let first):
      "duplicate key \(Quotation.single(key)), first at \(first)"
    case .trailingComma(let container):
      "the comma behind the \(container.name)'s last \(container.part) is not JSON"
    case .keyWithoutValue(let key):
      "the key \(Quotation.single(key)) has no value"
    }
  }

  private static func unknownWord(_ word: String) -> String {
    let known = ["True": "true", "False": "false", "nil": "null", "None": "null"]
    let nearest = known[word] ?? NearestName.suggest(word, among: ["true", "false", "null"])
    guard let nearest else {
      return "expected a value, found \(Quotation.single(word)); strings need double quotes"
    }
    return "expected a value, found \(Quotation.single(word)); did you mean \(nearest)?"
  }

  fileprivate static func codePoint(_ scalar: Unicode.Scalar) -> String {
    hexadecimal(scalar.value, digits: 4, prefix: "U+")
  }

  private static func hexadecimal(_ value: UInt32, digits: Int, prefix: String) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension JSONSyntaxError.Found {
  fileprivate var name: String {
    switch self {
    case .character("\n"), .character("\r"): "the end of the line"
    case .character(let scalar) where Quotation.needsEscape(scalar):
      JSONSyntaxError.Problem.codePoint(scalar)
    case .character(let scalar): "'\(scalar)'"
    case .end(let container, let position):
      "the end of the file in the \(container.name) opened at \(position)"
    case .endOfFile: "the end of the file"
    }
  }
}

extension JSONSyntaxError.Expectation {
  fileprivate var name: String {
    switch self {
    case .value: "a value"
    case .key: "a key in double quotes"
    case .colon: "':' after the key"
    case .commaOrEnd(.object): "',' or '}'"
    case .commaOrEnd(.array): "',' or ']'"
    case .nothing: "nothing after the document's value"
    }
  }
}

extension JSONSyntaxError.Container {
  fileprivate var name: String {
    switch self {
    case .object: "object"
    case .array: "array"
    }
  }

  fileprivate var plural: String { "\(name)s" }

  fileprivate var part: String {
    switch self {
    case .object: "member"
    case .array: "element"
    }
  }
}

extension JSONSyntaxError.NumberReason {
  fileprivate var explanation: String {
    switch self {
    case .leadingZero: "it starts with a needless 0"
    case .leadingPlus: "it starts with +"
    case .noDigits: "it needs a digit before the point"
    case .noFraction: "it needs a digit after the point"
    case .noExponent: "it needs a digit in its exponent"
    case .trailingGarbage: "it is followed by something else"
    }
  }
}
