import ObjectModel
import Raster

/// The figures of alerts and action sheets from iOS 7 on, by look, in points.
///
/// Where nothing else is said, alerts are measured on iOS 9, and sheets from SDCAlertView, Flutter
/// and Framework7.
struct AlertFigures {
  var width = 270.0
  /// Radius of an alert's corners (from iOS 9 on).
  var radius = 13.1
  /// Room beside the texts.
  var padding = 16.0
  /// The distance between the lines of a title and a message, and their distances from the alert's top
  /// and from the buttons; nil where the texts stand by their baselines.
  var lines: (top: Double, between: Double, bottom: Double)?
  var titleBaseline = 36.0
  /// Distance from the title's last baseline to the message's first.
  var titleToMessage = 24.0
  /// Distance from the last baseline to the line above the buttons.
  var textToButtons = 24.0
  var titleSize = 17.0
  var messageSize = 13.0

  var buttonHeight = 44.0
  var buttonSize = 17.0
  /// Room beside the titles of two buttons, which lie one below the other where they need more; nil where
  /// two buttons always lie side by side.
  var buttonMargin: Double?
  /// Whether the line above a button adds to its height.
  var linesTakeRoom = false
  /// Whether an alert emphasises the last of its actions that is not the cancel button, in place of that.
  var emphasisesLastAction = false

  /// Height of a field; two fields share the border between them (choice, after iOS 8).
  var fieldHeight = 25.0
  var fieldSize = 13.0
  /// Margin of a field's text.
  var fieldInset = 4.0
  /// Distance of a field from the alert's sides; nil for `padding`.
  var fieldMargin: Double?
  /// Distance from the last baseline to the first field, and from the last field to the buttons
  /// (choice).
  var textToFields = 17.0
  var fieldsToButtons = 17.5
  /// Distance from a single field to the buttons; nil for that of several.
  var fieldToButtons: Double?
  /// Radius of the box of all fields, which is continuous.
  var fieldRadius = 0.0

  /// Margin of buttons at the sides and below them, their height and the gap between two, where they are capsules; nil where they
  /// fill the alert.
  var capsules: (margin: Double, height: Double, gap: Double)?
  /// Distance from a title alone to the buttons, where it is another one.
  var titleToButtons: Double?
  /// The alpha of a button's grey.
  var capsuleAlpha = (light: 0.2, dark: 0.2)

  var sheetMargin = 8.0
  var sheetRadius = 13.1
  /// Room above the texts of a sheet, between them and below.
  var sheetPadding = (top: 17.0, between: 8.5, bottom: 17.0)
  var sheetTextSize = 13.0
  var sheetButtonHeight = 57.0
  var sheetButtonSize = 20.0
  /// Width of an action sheet in a popover (choice: that of an action sheet on a phone of 320).
  var popoverWidth = 304.0

  /// Whether texts and buttons grow with the content size.
  var followsContentSize = false
  /// Whether an alert is centred in what the status bar and the home indicator leave, and a sheet ends
  /// where the area of the home indicator begins.
  var avoidsIndicator = false

  /// Over everything behind (measured).
  var dimming = ColorValue.color(Color(white: 0, alpha: 0.4))

  /// The figures of a look.
  init(_ look: Look) {
    if look.system < 9 {
      // SDCAlertView of iOS 7 and of 8; rows of sheets as in SimpleAlert.
      radius = 7
      sheetRadius = 4
      sheetButtonHeight = 44
      sheetButtonSize = 21
    }
    if look.system < 8 {
      // SDCAlertView.
      padding = 15
      messageSize = 14
      lines = (top: 19, between: 4, bottom: 18.5)
      emphasisesLastAction = true
    }
    if look.era >= .modern { becomeModern() }
    if look.era >= .glass { setGlass(look) }
  }
}
