/// The Unicode Line Breaking Algorithm (UAX #14) of Unicode 17.0. Comments name its rules.
struct LineBreakRules {
  /// A character with the marks that follow it, which rule LB9 makes one.
  private struct Unit {
    var kind: LineBreakClass
    var isEastAsian = false
    /// A line may not end behind it: LB8a.
    var endsInJoiner = false
    /// Bytes from the beginning of the text to its end.
    var end: Int
  }

  private var units: [Unit] = []

  /// - Complexity: O(characters).
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var offset = 0
    for scalar in scalars {
      offset += UTF8.width(scalar)
      let (kind, isEastAsian) = LineBreakClass.of(scalar)
      let isJoiner = kind == .zeroWidthJoiner
      guard isJoiner || kind == .combiningMark else {
        units.append(Unit(kind: kind, isEastAsian: isEastAsian, end: offset))
        continue
      }
      // LB9, LB10.
      if let last = units.last, !last.kind.endsLine, last.kind != .space,
        last.kind != .zeroWidthSpace
      {
        units[units.count - 1].end = offset
        units[units.count - 1].endsInJoiner = isJoiner
      } else {
        units.append(Unit(kind: .alphabetic, endsInJoiner: isJoiner, end: offset))
      }
    }
  }

  /// The offsets behind which a line may or has to end, without the end of the text; rising.
  /// - Complexity: O(characters).
  func breaks() -> [Int] {
    guard units.count > 1 else { return [] }
    var breaks: [Int] = []
    var context = Context()
    for index in 1..<units.count {
      context.pass(index - 1, units)
      if canBreak(before: index, context) { breaks.append(units[index - 1].end) }
    }
    return breaks
  }

  // MARK: What came before

  /// State of the rules that look at more than the last two units.
  private struct Context {
    /// The last unit that is no space.
    var solid: LineBreakClass?
    /// Whether that is a quotation mark that opens (LB15a).
    var isOpened = false
    /// The number of regional indicators that the text ends with is odd.
    var isInPair = false
    var number = Number.none

    /// How much of a number the text ends with (LB25).
    enum Number {
      case none
      /// A digit, and what stands between digits.
      case digits
      /// The bracket that closes a number.
      case closed
    }

    mutating func pass(_ index: Int, _ units: [Unit]) {
      let kind = units[index].kind
      isInPair = kind == .regionalIndicator && !isInPair
      switch kind {
      case .numeric: number = .digits
      case .slash, .infixNumeric: if number != .digits { number = .none }
      case .closePunctuation, .closeParenthesis: number = number == .digits ? .closed : .none
      default: number = .none
      }
      guard kind != .space else { return }
      isOpened =
        kind == .openingQuotation && Self.opens(after: index > 0 ? units[index - 1].kind : nil)
      solid = kind
    }

    private static func opens(after kind: LineBreakClass?) -> Bool {
      switch kind {
      case nil, .openPunctuation, .glue, .space, .zeroWidthSpace: true
      case .some(let kind): kind.endsLine || kind.isQuotation
      }
    }
  }

  private func kind(_ index: Int) -> LineBreakClass? {
    units.indices.contains(index) ? units[index].kind : nil
  }

  // MARK: Rules

  private func canBreak(before index: Int, _ context: Context) -> Bool {
    let last = units[index - 1].kind
    let next = units[index].kind
    // LB4 to LB7.
    if last.endsLine { return !(last == .carriageReturn && next == .lineFeed) }
    if next.endsLine || next == .space || next == .zeroWidthSpace { return false }
    // LB8, LB8a.
    if context.solid == .zeroWidthSpace { return true }
    if units[index - 1].endsInJoiner { return false }
    // LB11, LB12, LB12a.
    if last == .wordJoiner || next == .wordJoiner || last == .glue { return false }
    if next == .glue, last != .space, last != .breakAfter, !last.isHyphen { return false }
    if isHeld(index, context) { return false }
    // LB18.
    if last == .space { return true }
    if isQuoted(index) { return false }
    // LB20, LB20a.
    if last == .contingentBreak || next == .contingentBreak { return true }
    if last.isHyphen, next.isLetter, startsWord(index - 1) { return false }
    return !isJoined(index, context)
  }

  /// LB13 to LB17: rules that reach across spaces, or hold what ends something.
  private func isHeld(_ index: Int, _ context: Context) -> Bool {
    let last = units[index - 1].kind
    let next = units[index].kind
    switch next {
    case .exclamation, .closePunctuation, .closeParenthesis, .slash: return true
    default: break
    }
    if context.solid == .openPunctuation || context.isOpened { return true }
    if next == .closingQuotation, isClosing(index) { return true }
    if next == .infixNumeric { return !(last == .space && kind(index + 1) == .numeric) }
    switch context.solid {
    case .closePunctuation, .closeParenthesis: return next == .nonstarter
    case .breakBoth: return next == .breakBoth
    default: return false
    }
  }

  /// LB15b: whether what follows a quotation mark shows that it closes.
  private func isClosing(_ index: Int) -> Bool {
    switch kind(index + 1) {
    case nil, .space, .glue, .wordJoiner, .closePunctuation, .closeParenthesis, .exclamation,
      .infixNumeric, .slash, .zeroWidthSpace:
      true
    case .some(let after): after.endsLine || after.isQuotation
    }
  }

  /// LB19, LB19a: quotation marks hold both sides, in East Asian text only where their direction says so.
  private func isQuoted(_ index: Int) -> Bool {
    let last = units[index - 1]
    let next = units[index]
    if next.kind.isQuotation {
      if next.kind != .openingQuotation || !last.isEastAsian { return true }
      if index + 1 == units.count || !units[index + 1].isEastAsian { return true }
    }
    if last.kind.isQuotation {
      if last.kind != .closingQuotation || !next.isEastAsian { return true }
      if index == 1 || !units[index - 2].isEastAsian { return true }
    }
    return false
  }

  /// LB20a: whether a hyphen stands before a word rather than within one.
  private func startsWord(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case nil, .space, .zeroWidthSpace, .contingentBreak, .glue: true
    case .some(let kind): kind.endsLine
    }
  }

  /// LB21 to LB30b: pairs that stay together.
  private func isJoined(_ index: Int, _ context: Context) -> Bool {
    let last = units[index - 1].kind
    let next = units[index].kind
    // LB21, LB21a, LB21b, LB22.
    if next == .breakAfter || next.isHyphen || next == .nonstarter { return true }
    if last == .breakBefore || next == .inseparable { return true }
    if last.isHyphen, kind(index - 2) == .hebrewLetter, next != .hebrewLetter { return true }
    if last == .slash, next == .hebrewLetter { return true }
    return isJoinedWord(index) || isJoinedNumber(index, context) || isJoinedSyllable(index)
      || last == .regionalIndicator && next == .regionalIndicator && context.isInPair
      || next == .emojiModifier && [.emojiBase, .reservedEmoji, .reservedLetter].contains(last)
  }

  /// LB23 to LB24, LB28, LB29, LB30.
  private func isJoinedWord(_ index: Int) -> Bool {
    let last = units[index - 1].kind
    let next = units[index].kind
    if last.isLetter {
      switch next {
      case .numeric, .prefixNumeric, .postfixNumeric: return true
      case .openPunctuation: return !units[index].isEastAsian
      default: return next.isLetter
      }
    }
    switch last {
    case .numeric:
      return next.isLetter || next == .openPunctuation && !units[index].isEastAsian
    case .prefixNumeric: return next.isLetter || next.isIdeograph || next.isHangul
    case .postfixNumeric, .infixNumeric: return next.isLetter
    case .closeParenthesis:
      return !units[index - 1].isEastAsian && (next.isLetter || next == .numeric)
    default: return last.isIdeograph && next == .postfixNumeric
    }
  }

  /// LB25.
  private func isJoinedNumber(_ index: Int, _ context: Context) -> Bool {
    let last = units[index - 1].kind
    switch units[index].kind {
    case .postfixNumeric, .prefixNumeric: return context.number != .none
    case .numeric:
      return context.number == .digits
        || [.postfixNumeric, .prefixNumeric, .hyphen, .infixNumeric].contains(last)
    case .openPunctuation:
      guard last == .postfixNumeric || last == .prefixNumeric else { return false }
      let after = kind(index + 1)
      return after == .numeric || after == .infixNumeric && kind(index + 2) == .numeric
    default: return false
    }
  }

  /// LB26, LB27, LB28a.
  private func isJoinedSyllable(_ index: Int) -> Bool {
    let last = units[index - 1].kind
    let next = units[index].kind
    switch last {
    case .hangulL:
      if next.isHangul && next != .hangulT { return true }
    case .hangulV, .hangulLV:
      if next == .hangulV || next == .hangulT { return true }
    case .hangulT, .hangulLVT:
      if next == .hangulT { return true }
    case .aksaraPrebase: return next.isAksara
    case .virama:
      return (next == .aksara || next == .dottedCircle) && (kind(index - 2)?.isAksara ?? false)
    default:
      guard last.isAksara else { return false }
      return next == .viramaFinal || next == .virama
        || next.isAksara && kind(index + 1) == .viramaFinal
    }
    return next == .postfixNumeric
  }
}
