import ObjectModel
import Raster

/// The figures of a table's rows from iOS 7 on, by look, in points; measured where nothing else is
/// said.
struct TableViewCellFigures {
  var rowHeight = 44.0
  /// Padding above and below texts that determine the row's height, with the line below: 44 around one
  /// line of 20.5.
  var automaticPadding = 23.5
  /// The padding where a subtitle is below the title, with the gap between them.
  var subtitlePadding = 23.5
  /// Padding of texts of several lines in a row that is as high as they need; nil where they are centred.
  var textPadding: Double?
  /// Margin of the content view at its top and bottom: 8 in storyboards up to Xcode 8, 11 later.
  var verticalMargin = 8.0
  /// Size of the titles of the styles `default` and `subtitle`.
  var titleSize = 17.0
  /// Distance from title to subtitle; the labels touch in storyboards: 5 and 25.5.
  var lineGap = 0.0
  /// The style of subtitles from iOS 13 on.
  var subtitleStyle = TextStyle.caption1
  /// Whether a title and its subtitle are centred in the whole row, to a pixel.
  var centersSubtitleInRow = false
  /// Height of the lines between rows; nil for a pixel.
  var lineHeight: Double?
  /// Distance of accessories from the margin at the row's end.
  var accessoryInset = 0.0
  /// Whether a subtitle begins at a whole point.
  var roundsSubtitle = false
  /// Distance from image to text: 39 to 54.
  var imageToText = 15.0
  /// Width of the column in which symbols are centred; nil for none.
  var symbolColumn: Double?
  /// Whether texts begin behind the column also where a symbol is wider, which then reaches beyond both its sides.
  var reservesSymbolColumn = false
  /// The distance of that column from the margin, by which the text is nearer to it.
  var symbolLead = 0.0
  /// Distance from detail text to chevron or accessory view.
  var textToAccessory: Double
  /// Whether titles, details and accessory views are centred in the whole row, to a pixel; else in what
  /// lies above its line, to whole points.
  var centersInRow = false
  /// Whether texts beside each other come one below the other at the accessibility sizes.
  var stacksLargeTexts = false

  /// Size of the chevron, which ends at the beginning of the margin and is centred by its height.
  var chevron = Size(width: 8, height: 13)
  /// Its point, from the beginning of the margin and the image's top, the extent of an arm, and the width of
  /// the stroke up to iOS 12, fitted to coverage (iOS 7: rms 0.007; 8 and 9: rms 0.008).
  var chevronLine = (
    vertex: Point(x: -1.3, y: 6.5), arm: Size(width: 5.96, height: 5.87), stroke: 1.78
  )
  /// How the chevron's top is rounded; nil for up to a pixel.
  var chevronRounding: FloatingPointRoundingRule? = .down
  /// Size of the checkmark, and its distance from the margin (choice, near the size of the system's
  /// image; no measured picture shows one).
  var checkmark = Size(width: 14, height: 11)
  var checkmarkInset = 0.0

  /// Whether the constraints in a row, header or footer can decide its height (UITableView reference).
  static func sizesByConstraints(_ look: Look) -> Bool { look.system >= 8 }

  /// The figures of a row.
  init(_ row: StyledNode) {
    // 35.5 off the edge with a margin of 16; beside a margin of 20 glyphs end at 375.3 of 414.
    textToAccessory = TableMarginFigures(row.context).plain < 20 ? 11.5 : 10
    if row.system >= 11 { verticalMargin = 11 }
    if row.system < 8 {
      titleSize = 18
      // 26 below 21.5 at 4.
      roundsSubtitle = true
      chevronLine = (
        vertex: Point(x: -1.57, y: 6.25), arm: Size(width: 5.62, height: 5.55), stroke: 2.23
      )
      // The middle in a height of 43.5 is 22.25 on iOS 7, and 21.5 later.
      chevronRounding = .up
    }
    if row.look.era >= .modern { becomeModern(row) }
    if row.look.era >= .glass { setGlass() }
  }
}
