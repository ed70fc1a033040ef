import ObjectModel

/// The figures of menus, by look, in points (of iOS 13 to 18 a choice, after pictures).
struct MenuFigures {
  var width = 250.0
  /// The most at the accessibility sizes, where menus leave the screen margins of 16.
  var largeWidth = 375.0
  var sideMargin = 16.0
  /// The least distance from the screen's sides.
  var edgeMargin = 16.0
  /// The alpha of disabled titles on the ink of labels; nil for the colour of tertiary labels.
  var disabledAlpha: Double?
  var radius = 13.0
  var rowHeight = 44.0
  var subtitleRowHeight = 44.0
  var padding = 11.0
  var inset = 16.0
  /// Room above the first line and below the last.
  var edge = 0.0
  /// Where titles begin where signs stand before them, and the middle of the signs.
  var textAfterSign = 38.0
  var sign = 21.0
  /// Distance of an image's middle from the trailing edge, and the room that it takes; from the leading edge where images lead.
  var image = 28.0
  var imageRoom = 50.0
  /// Whether images stand before titles, and where these begin then, without and with a column of signs.
  var imagesLead = false
  var textAfterImage = 0.0
  var imageAfterSign = 0.0
  var textAfterBoth = 0.0
  /// The band between sections; the distance of the line in it from the sides, nil for a band.
  var sectionGap = 8.0
  var gapLineInset: Double?
  /// Whether lines separate rows.
  var hasLines = true
  var titleInset = 16.0
  var titlePadding = 8.0
  var titleHeight = 0.0
  var columnHeight = (small: 44.0, medium: 62.0)
  /// Between the middle of an image and the title below it.
  var columnImage = 20.0
  var columnTitle = 48.0
  /// The size of a card below another one.
  var cardScale = 0.95

  init(_ look: Look) {
    if look.era >= .glass { setGlass(look) }
  }

  /// Where a section's texts begin, and the middles of signs and images, from the leading side; of images from the trailing one
  /// where they do not lead.
  struct Columns {
    var text: Double
    var sign: Double
    var image: Double
  }

  func columns(hasSigns: Bool, hasImages: Bool) -> Columns {
    guard imagesLead, hasImages else {
      return Columns(text: hasSigns ? textAfterSign : inset, sign: sign, image: image)
    }
    return Columns(
      text: hasSigns ? textAfterBoth : textAfterImage, sign: sign,
      image: hasSigns ? imageAfterSign : image)
  }
}
