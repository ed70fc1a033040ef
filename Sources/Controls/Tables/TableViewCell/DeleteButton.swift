import ObjectModel
import Raster
import Text

/// The delete button of a row.
enum DeleteButton: DerivedControl {
  typealias Base = EmbeddedButton

  /// Padding at both sides of the text, in points.
  private static let padding = 15.0

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(View.backgroundColor, context.look.color(.systemRed))
    element.setDefault(
      EmbeddedButton.defaultTitleAttributes,
      TextAttributes(
        font: .system(context.system < 8 ? 18 : 17), foregroundColor: .color(.white)))
  }

  static func width(of button: StyledNode) -> Double {
    button.ceilToPixel(line(of: button).size.width + 2 * padding)
  }

  static func line(of button: StyledNode) -> TextLayout {
    Label.line(of: button.child(EmbeddedButton.label) ?? button)
  }

  /// Centres the label horizontally.
  ///
  /// - Parameter baseline: distance from the button's top to the text's baseline, in points.
  static func placeLabel(
    of button: StyledNode, width: Double, _ pass: inout LayoutPass,
    baseline: (TextLayout) -> Double
  ) {
    guard let label = button.child(EmbeddedButton.label) else { return }
    let line = Label.line(of: label)
    let x = (width - label.ceilToPixel(line.size.width)) / 2
    pass.place(label, in: EmbeddedButton.frame(of: label, line, x: x, baseline: baseline(line)))
  }
}
