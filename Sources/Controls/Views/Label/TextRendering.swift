public import ObjectModel
package import Raster
public import Text

extension StyledNode {
  /// Lays out text in the node's fonts and colours.
  ///
  /// - Parameters:
  ///   - attributes: the system font of 17 points in black for those left out.
  ///   - width: the available width, in points.
  ///   - numberOfLines: the maximum number of lines; 0 for any number.
  package func textLayout(
    _ text: String, attributes: TextAttributes, width: Double = .infinity, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural
  ) -> TextLayout {
    textLayout(
      [AttributedRun(text: text, attributes: attributes)], width: width,
      numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, alignment: alignment)
  }

  /// Lays out attributed text in the node's fonts and colours.
  ///
  /// - Parameters:
  ///   - runs: the system font of 17 points in black for attributes left out.
  ///   - width: the available width, in points.
  ///   - numberOfLines: the maximum number of lines; 0 for any number.
  package func textLayout(
    _ runs: [AttributedRun], width: Double = .infinity, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, alignment: TextAlignment = .natural
  ) -> TextLayout {
    let style = runs.lazy.compactMap(\.attributes.paragraphStyle).first
    let input = TextLayout.Input(
      runs: runs.map(textRun), width: width, numberOfLines: numberOfLines,
      lineBreakMode: style?.lineBreakMode ?? lineBreakMode,
      alignment: style?.alignment ?? alignment, lineSpacing: style?.lineSpacing ?? 0,
      lineHeightMultiple: style?.lineHeightMultiple ?? 0,
      lineBreakStrategy: Label.lineBreakStrategy.exists(in: system)
        ? style?.lineBreakStrategy ?? .none : .none)
    return layout(input)
  }

  /// The layout of a text of the node, made once a picture; without lines if it would be too much work.
  func layout(_ input: TextLayout.Input) -> TextLayout { context.ledger.layout(input, of: index) }

  /// A text run with its attributes resolved, except for the shadow.
  func textRun(_ run: AttributedRun) -> TextRun {
    let attributes = run.attributes
    return TextRun(
      text: run.text, font: font(attributes.font ?? .system(17)),
      color: attributes.foregroundColor.flatMap(resolve) ?? textColor,
      kern: attributes.kern ?? 0,
      underline: (attributes.underlineStyle ?? 0) != 0,
      underlineColor: attributes.underlineColor.flatMap(resolve),
      strikethrough: (attributes.strikethroughStyle ?? 0) != 0,
      backgroundColor: attributes.backgroundColor.flatMap(resolve),
      baselineOffset: attributes.baselineOffset ?? 0, stroke: stroke(attributes))
  }

  /// The stroke of a run. NSStrokeWidthAttributeName is in percent of the font size; glyphs with a
  /// negative value are filled as well.
  private func stroke(_ attributes: TextAttributes) -> TextStroke? {
    guard let percent = attributes.strokeWidth, percent != 0 else { return nil }
    let size = font(attributes.font ?? .system(17)).size
    let color = (attributes.strokeColor ?? attributes.foregroundColor).flatMap(resolve) ?? textColor
    return TextStroke(color: color, width: percent.magnitude / 100 * size, isFilled: percent < 0)
  }

  /// A shadow with its colour resolved; nil when that is transparent.
  func textShadow(_ shadow: TextAttributes.Shadow) -> TextShadow? {
    guard let color = resolve(shadow.color), color.alpha > 0 else { return nil }
    return TextShadow(
      color: color, offset: Point(x: shadow.offset.horizontal, y: shadow.offset.vertical),
      blurRadius: shadow.blurRadius)
  }

  /// The y coordinate, in points, that centres a layout vertically in `height` points with its
  /// first baseline on a device pixel, as UIKit's labels do.
  ///
  /// Baselines measured on iOS 7: 17 pt in 44 → 28.0, 18 pt in 43.5 → 28.0, 14 pt in 23 → 16.5, 15
  /// pt in 30 → 20.5.
  package func centeredTop(_ layout: TextLayout, height: Double) -> Double {
    let top = (height - layout.size.height) / 2
    return roundToPixel(top + layout.firstBaseline) - layout.firstBaseline
  }
}

extension PassedValues {
  /// Passes text attributes to a label: font and colour as the label's properties, so that
  /// `explain` shows what they override, the rest as `Label.attributes`.
  ///
  /// - Parameter source: where the attributes were set; nil for a default.
  mutating func passText(_ attributes: TextAttributes?, from source: Candidate?) {
    // A font of size 0 has the size that the control gives the label.
    let own = defaults[Label.font.slot].flatMap(FontValue.init)
    guard let attributes = attributes?.sized(orAs: own) else { return }
    pass(Label.font, attributes.font, from: source)
    pass(Label.textColor, attributes.foregroundColor, from: source)
    pass(Label.attributes, attributes, from: source)
  }

  /// Passes the text attributes that `maker` has for a property to a label.
  mutating func passText(_ source: some PropertyKey<TextAttributes>, of maker: StyledNode) {
    guard let attributes = maker[source] else { return }
    passText(attributes, from: maker.candidate(source))
  }
}

extension Canvas {
  /// Draws text with its first baseline at `baseline` and its left edge at `x`, in points, over its
  /// shadow.
  package mutating func draw(
    _ layout: TextLayout, x: Double, baseline: Double, shadow: TextAttributes.Shadow? = nil,
    of node: StyledNode
  ) {
    draw(
      layout, topLeft: Point(x: x, y: baseline - layout.firstBaseline), shadow: shadow, of: node)
  }

  /// Draws text with its top left corner at `topLeft`, in points, over its shadow.
  package mutating func draw(
    _ layout: TextLayout, topLeft: Point, shadow: TextAttributes.Shadow?, of node: StyledNode
  ) {
    if let shadow = shadow.flatMap(node.textShadow) {
      drawShadow(shadow, of: layout, at: topLeft)
    }
    draw(layout, at: topLeft)
  }
}

extension LineBreakMode: NamedCases {
  /// The name of the type in documents and messages.
  public static let typeName = "lineBreakMode"
}

extension LineBreakStrategy: NamedCases {
  /// The name of the type in documents and messages.
  public static let typeName = "lineBreakStrategy"
}

extension TextAlignment: NamedCases {
  /// The name of the type in documents and messages.
  public static let typeName = "textAlignment"
  /// The first iOS of the later cases.
  public static let since = ["justified": 6, "natural": 6]
}
