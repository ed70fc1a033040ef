import ObjectModel
import Raster

extension TableMarginFigures {
  /// Cards from iOS 26 on (measured on 26 and 27): 16 from the sides up to a width of 393, 20 from 402 on.
  mutating func setGlass(_ shortSide: Double) {
    card = shortSide >= 402 ? 20 : 16
    inCard = 16
    cardRadius = 26
  }
}

extension TableFigures {
  /// Sections from iOS 26 on: cards 35 apart, 56.67 with a title between them, whose line is 20.33 high (measured); the first title's
  /// view begins 44 above its card (views of 27), and a first card without one right below a bar (told of a running system).
  mutating func setGlass() {
    groupGap = 17.5
    firstGroupGap = 0
    groupHeaderLine = 0
    groupHeaderPadding = 18.66
    firstHeaderGap = 5
    groupFooterPadding = 14.33
  }

  /// The colour of separators: the fainter one of 26 (views of 27), 232 on white and 56 on black cards.
  static func separator(_ look: Look) -> ColorValue {
    guard look.era >= .glass else { return look.color(.separator) }
    return .dynamic(
      light: .color(Color(bytes: 60, 60, 67, alpha: 0.12)),
      dark: .color(Color(bytes: 84, 84, 88, alpha: 0.5)))
  }
}

extension TableTitleFigures {
  /// Titles from iOS 26 on: headlines whose baseline lies 11.7 above the card (measured); footers 7.67 below it (views of 27).
  mutating func setGlass() {
    headerBottom = 7.33
    footerTop = 7.67
    headerStyle = .headline
  }
}

extension TableViewCellFigures {
  /// Rows from iOS 26 on: 53 high, 69.33 with a subtitle, with lines of one point (views of 27).
  mutating func setGlass() {
    rowHeight = 53
    lineHeight = 1
    textPadding = 31.6
    automaticPadding = 32.6
    lineGap = 0
    subtitlePadding = 30.97
    subtitleStyle = .subheadline
    centersSubtitleInRow = true
    // Symbols in a box of 28.67 about 28, texts from 56 on.
    symbolColumn = 28.67
    reservesSymbolColumn = true
    symbolLead = -2.33
    accessoryInset = 4
    checkmark = Size(width: 19, height: 17.33)
    checkmarkInset = 2.5
    chevron = Size(width: 10.33, height: 14)
  }
}
