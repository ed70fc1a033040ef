import ObjectModel
import Raster

/// The heights and gaps of a table's sections, in points, by look.
struct TableFigures {
  /// Gap above and below a group without a title.
  var groupGap: Double
  /// Padding of a group's title, without the gap above the first group.
  var groupHeaderPadding: Double
  /// Least height of its line, before it is rounded up to a pixel.
  var groupHeaderLine: Double
  /// Gap above the first group's title.
  var firstHeaderGap: Double
  /// Gap below a bar above the first group without a title; nil for that between two groups.
  var firstGroupGap: Double?
  /// Padding of a group's footer, whose height is rounded to a pixel.
  var groupFooterPadding: Double
  /// Height of a plain table's header.
  var plainHeader: Double
  /// Padding above a plain table's headers.
  var plainTopPadding: Double

  /// The difference between the padding of a group's title and the margins of a configured one.
  var groupHeaderExtra: Double { max(0, groupHeaderPadding - 23) }

  /// Whether rows of a table that does not say how high they are size themselves, as storyboards make
  /// them from iOS 11 on.
  static func sizesRows(_ look: Look) -> Bool { look.system >= 11 }

  /// The figures of a table.
  init(_ table: StyledNode) {
    let isFlat7 = table.system < 8
    // 35 between two groups and at a table's top at 2x and 3x, where two gaps are added before they
    // are rounded (measured).
    groupGap = 17.5
    // Above a line of 17 points on iOS 7 and of 16 later: 55 and 55.5 from bar to first row, 17.5 of
    // it the gap (measured).
    groupHeaderPadding = isFlat7 ? 20.5 : 22
    // 14 points on iOS 7, then 13: a title is 38 high at 2x and 3x (measured).
    groupHeaderLine = isFlat7 ? 16.7 : 15.7
    // 53.5 for two lines of 16 at 2x, 37 for a line of 15.67 at 3x (measured).
    groupFooterPadding = 21.4
    // 23 on 7 (measured), 28 from 8 on (common knowledge).
    plainHeader = isFlat7 ? 23 : 28
    plainTopPadding = 0
    firstHeaderGap = groupGap
    guard table.look.era >= .modern else { return }
    let titleSize = TextStyle.footnote.size(
      category: table.traits.preferredContentSizeCategory, system: table.system)
    // In proportion for the sizes below the default.
    groupHeaderLine *= min(1, titleSize / 13)
    if TableView.isInset(table) {
      groupHeaderLine = 0
      // Cards are 35.33 apart at 3x, their headers and footers 37.33 and 46.33 high with texts of 14.33
      // and 28.67 (measured on iOS 18).
      groupGap = table.ceilToPixel(17.5)
      firstHeaderGap = groupGap
      groupHeaderPadding = 23
      groupFooterPadding = 17.8
    } else if table.system < 15 {
      // 38 high at 2x (measured on iOS 14).
      groupHeaderPadding = 22
    } else {
      // 45 and 30.33 for one line of 15.67 (measured on iOS 16).
      groupHeaderPadding = 29.3
      groupFooterPadding = 14.8
      groupHeaderLine = 0
      // So that the first group lies as before: 55.33 below the bar at 3x, and 73.33 where its title
      // has two lines, 73 between the hairlines (measured).
      firstHeaderGap = table.floorToPixel(10.5)
    }
    // Sections of plain tables have room above their headers from iOS 15 on (UITableView reference).
    plainTopPadding = table.system < 15 ? 0 : 22
    if table.look.era >= .glass { setGlass() }
  }
}
