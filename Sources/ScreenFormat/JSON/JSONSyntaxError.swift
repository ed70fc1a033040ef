/// Why a file is not JSON, and where that shows.
struct JSONSyntaxError: Error, Equatable {
  /// The place of the first character that is wrong.
  var position: SourcePosition
  /// What is wrong with it.
  var problem: Problem

  /// What can be wrong with a file.
  enum Problem: Equatable {
    /// The file holds nothing but spaces and comments.
    case noValue
    /// The file starts with the byte-order mark of UTF-16.
    case utf16
    /// A byte that has no place in UTF-8.
    case notUTF8(UInt8)
    /// Something else than what could stand here.
    case unexpected(Found, expected: Expectation)
    /// A word that is no JSON, outside quotes.
    case unknownWord(String)
    /// The file ends in a string, which starts at its position.
    case unterminatedString
    /// The file ends in a comment, which starts at its position.
    case unterminatedComment
    /// A control character in a string.
    case controlCharacter(Unicode.Scalar)
    /// A backslash before something that cannot follow it.
    case badEscape(Found)
    /// `\u` without four hexadecimal digits.
    case badUnicodeEscape
    /// Half of a surrogate pair.
    case loneSurrogate(UInt16)
    /// A number that JSON does not allow.
    case malformedNumber(String, reason: NumberReason)
    /// A number beyond what a `Double` holds.
    case numberTooLarge(String)
    /// Objects or arrays in one another beyond the bound.
    case tooDeep(Container, limit: Int)
    /// A key that its object has already, first at the given place.
    case duplicateKey(String, first: SourcePosition)
    /// A comma behind the last element or member, where the file's readers need none.
    case trailingComma(Container)
    /// A key that a comma or the object's end follows.
    case keyWithoutValue(String)
  }

  /// What stands in the file.
  enum Found: Equatable {
    case character(Unicode.Scalar)
    case end(inside: Container, openedAt: SourcePosition)
    case endOfFile
  }

  /// What could have stood there.
  enum Expectation: Equatable {
    case value
    case key
    case colon
    case commaOrEnd(Container)
    case nothing
  }

  /// What a value can stand in.
  enum Container: Equatable {
    case object
    case array
  }

  /// Why a number is not one.
  enum NumberReason: Equatable {
    case leadingZero
    case leadingPlus
    case noDigits
    case noFraction
    case noExponent
    case trailingGarbage
  }
}
