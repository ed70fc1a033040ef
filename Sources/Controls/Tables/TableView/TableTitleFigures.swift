import ObjectModel

/// The figures of a table's headers and footers from iOS 7 on, by look, in points; measured on iOS 7
/// and 8 where nothing else is said.
struct TableTitleFigures {
  /// Font size of a group's header, in capitals, and footer.
  var groupSize = 13.0
  /// Font size of a plain header (common knowledge).
  var plainSize = 17.0
  /// How much lower than in the middle a plain header's text lies.
  var plainDrop = 0.0
  /// Distance from a header's text to the rows: its baseline lies 10 above them.
  var headerBottom = 6.5
  /// Distance from the rows to a footer's text: its baseline lies 20 below them.
  var footerTop = 7.5
  /// The style of a group's header; nil for its font of `groupSize`.
  var headerStyle: TextStyle?
  /// Whether the lines of a footer have no gap between them.
  var leavesOutLineGap = false

  /// The figures of a header or footer.
  init(_ title: StyledNode) {
    if title.system < 8 {
      // Lines of a footer are 16.5 high.
      groupSize = 14
      leavesOutLineGap = true
      // Medium.
      plainSize = 14
    } else if title.system == 8 {
      // The baseline lies at 20.5.
      plainDrop = 0.5
    }
    if title.look.era >= .modern { becomeModern(title) }
    if title.look.era >= .glass { setGlass() }
  }

  /// Whether the headers of groups are in capitals in a look.
  static func usesCapitals(_ look: Look) -> Bool { look.era < .glass }
}
