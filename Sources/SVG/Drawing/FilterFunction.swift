import Raster

/// A function of the property `filter` (Filter Effects Module Level 1, section 6).
enum FilterFunction: Sendable {
  /// A `filter` element by its id.
  case reference(String)
  /// The standard deviation.
  case blur(Length)
  case dropShadow(x: Length, y: Length, deviation: Length, color: Color?)
  /// A colour matrix in sRGB: 20 numbers, the last of each row in 0–1.
  case matrix([Double])

  /// The functions of a value, the first applied first; nil for a value that can't be read.
  static func list(_ text: String) -> [FilterFunction]? {
    var scanner = ValueScanner(text)
    var result: [FilterFunction] = []
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.name().lowercased()
      guard scanner.take("("), let function = function(name, &scanner) else { return nil }
      result.append(function)
      scanner.skipSpace()
    }
    return result.isEmpty ? nil : result
  }

  /// The function of a name, from behind its opening parenthesis.
  private static func function(_ name: String, _ scanner: inout ValueScanner) -> FilterFunction? {
    if name == "url" {
      return scanner.text(upTo: ")").flatMap { ComputedStyle.id(in: $0) }.map { .reference($0) }
    }
    // Colours have parentheses of their own.
    guard let text = scanner.arguments() else { return nil }
    switch name {
    case "blur": return blur(text)
    case "drop-shadow": return dropShadow(text)
    case "hue-rotate":
      var scanner = ValueScanner(text)
      guard let number = text.isEmpty ? 0 : scanner.number(),
        let degrees = number == 0 ? 1 : CSSColor.degrees[scanner.name()], scanner.isAtEnd
      else { return nil }
      return .matrix(FilterFormulas.matrix("hueRotate", [number * degrees]))
    default: return amount(text).flatMap { matrix(name, $0) }.map { .matrix($0) }
    }
  }

  private static func blur(_ text: String) -> FilterFunction? {
    guard let length = text.isEmpty ? Length(0) : Length(text), length.isDistance, length.value >= 0
    else { return nil }
    return .blur(length)
  }

  private static func dropShadow(_ text: String) -> FilterFunction? {
    var lengths: [Length] = []
    var color: String?
    for word in words(text) {
      if let length = Length(word), length.isDistance {
        lengths.append(length)
      } else if color == nil {
        color = word
      } else {
        return nil
      }
    }
    let deviation = lengths.count == 3 ? lengths[2] : Length(0)
    guard (2...3).contains(lengths.count), deviation.value >= 0 else { return nil }
    var own: Color?
    if let color, color.lowercased() != "currentcolor" {
      guard let read = CSSColor.read(color) else { return nil }
      own = read
    }
    return .dropShadow(x: lengths[0], y: lengths[1], deviation: deviation, color: own)
  }

  /// The words of a text; spaces within parentheses do not part them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var depth = 0
    var word = ""
    for character in text {
      if character.isWhitespace, depth == 0 {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// A number or percentage, not negative; 1 for none.
  private static func amount(_ text: String) -> Double? {
    guard !text.isEmpty else { return 1 }
    guard let length = Length(text), length.unit == .number || length.unit == .percent else {
      return nil
    }
    let value = length.unit == .percent ? length.value / 100 : length.value
    return value >= 0 ? value : nil
  }

  /// Section 13.1, where each function is written as a primitive.
  private static func matrix(_ name: String, _ amount: Double) -> [Double]? {
    let part = min(amount, 1)
    switch name {
    case "brightness": return scaled(amount, 0)
    case "contrast": return scaled(amount, 0.5 - 0.5 * amount)
    case "invert": return scaled(1 - 2 * part, part)
    case "opacity": return [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, part, 0]
    case "saturate": return FilterFormulas.matrix("saturate", [amount])
    case "grayscale":
      let luminance = [0.2126, 0.7152, 0.0722]
      return FilterFormulas.mixed([luminance, luminance, luminance], rest: 1 - part)
    case "sepia":
      return FilterFormulas.mixed(
        [[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]], rest: 1 - part)
    default: return nil
    }
  }

  /// Colours times a factor plus a share.
  private static func scaled(_ factor: Double, _ share: Double) -> [Double] {
    [factor, 0, 0, 0, share, 0, factor, 0, 0, share, 0, 0, factor, 0, share, 0, 0, 0, 1, 0]
  }
}

extension ValueScanner {
  /// The text up to the parenthesis that closes, which is taken too; nil without it.
  fileprivate mutating func arguments() -> String? {
    var text = ""
    var depth = 0
    while var part = self.text(upTo: ")") {
      depth += part.count { $0 == "(" }
      if depth == 0 { return (text + part).trimmed }
      depth -= 1
      part.append(")")
      text += part
    }
    return nil
  }
}

extension Length {
  /// Whether it may stand in a filter function. Attributes may leave units out.
  fileprivate var isDistance: Bool { unit != .percent }
}
