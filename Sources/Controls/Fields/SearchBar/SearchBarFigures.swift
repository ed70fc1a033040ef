import ObjectModel

/// The figures of a search bar and its field from iOS 7 on, by look, in points; measured on iOS 7, 9
/// and 11.
struct SearchBarFigures {
  var height = 56.0
  var fieldTop = 10.0
  var fieldHeight = 36.0
  var fontSize = 17.0
  /// Radius of the field's corners.
  var radius = 10.0
  /// Distance from the edge to the icon while the field is edited: 16 less the field's 8.
  var iconX = 8.0
  /// From the icon's left edge to the text's origin.
  var iconToText = 20.0
  /// Side of the magnifier's image, which encloses a glyph of 14.2 points.
  var iconSide = 15.0
  /// Place of the field in a navigation bar's row of 52, and the room below it (measured).
  var inNavigationBar = (top: 1.0, height: 36.0, bottom: 15.0)
  /// The colour of placeholders from iOS 13 on.
  var placeholder = SystemColorName.secondaryLabel
  /// Whether a bar that stands alone has lines at both edges.
  var hasLines = true
  /// Number of pixels that the text lies above the middle.
  var textRise = 0.0
  /// Whether icon and text are centred together in a field that is empty and not edited.
  var centersContent = false

  /// The figures of a search bar or its field.
  init(_ node: StyledNode) {
    self.init(node.look)
    if node[SearchField.isOnGlass] == true { setOnGlass(node.glassGeneration) }
  }

  /// The figures of a look.
  init(_ look: Look) {
    if look.system < 11 {
      height = 44
      fieldTop = 8
      fieldHeight = 28
      fontSize = 14
      radius = 5.05
      // The glyph is 12.3 points square.
      iconSide = 13
      // A text of 14 points in a field 28 high has its baseline at 18.5, not 19 (7 and 9).
      textRise = 1
      centersContent = true
    }
    if look.era >= .modern { iconToText = 22.5 }
    if look.era >= .glass { setGlass() }
  }
}
