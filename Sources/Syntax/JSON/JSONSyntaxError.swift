/// A syntax error of a JSON file.
struct JSONSyntaxError: Error, Equatable {
  /// The position of the first character that is wrong.
  var position: SourcePosition
  /// The kind of error.
  var problem: Problem

  /// The kinds of errors.
  enum Problem: Equatable {
    /// The file contains only spaces and comments.
    case noValue
    /// The file starts with the byte-order mark of UTF-16.
    case utf16
    /// A byte that is not UTF-8.
    case notUTF8(UInt8)
    /// Something other than what is expected here.
    case unexpected(Found, expected: Expectation)
    /// A word outside of quotes that is not JSON.
    case unknownWord(String)
    /// A string that starts at the position has no end.
    case unterminatedString
    /// A comment that starts at the position has no end.
    case unterminatedComment
    /// A control character in a string.
    case controlCharacter(Unicode.Scalar)
    /// A backslash before a character that cannot follow it.
    case badEscape(Found)
    /// `\u` without four hexadecimal digits.
    case badUnicodeEscape
    /// Half of a surrogate pair.
    case loneSurrogate(UInt16)
    /// A number that JSON does not allow.
    case malformedNumber(String, reason: NumberReason)
    /// A number beyond the range of `Double`.
    case numberTooLarge(String)
    /// Objects or arrays nested too deep.
    case tooDeep(Container, limit: Int)
    /// A key that its object has already, first at the given position.
    case duplicateKey(String, first: SourcePosition)
    /// A comma behind the last element or member of a catalogue's file.
    case trailingComma(Container)
    /// A key without a value, before a comma or the end of the object.
    case keyWithoutValue(String)
  }

  /// The character that was found, or the end of the file.
  enum Found: Equatable {
    case character(Unicode.Scalar)
    case end(inside: Container, openedAt: SourcePosition)
    case endOfFile
  }

  /// The part of the syntax that was expected.
  enum Expectation: Equatable {
    case value
    case key
    case colon
    case commaOrEnd(Container)
    case nothing
  }

  /// The kinds of values that contain others.
  enum Container: Equatable {
    case object
    case array
  }

  /// The reasons why a number is malformed.
  enum NumberReason: Equatable {
    case leadingZero
    case leadingPlus
    case noDigits
    case noFraction
    case noExponent
    case trailingGarbage
  }
}
