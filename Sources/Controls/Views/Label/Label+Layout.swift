import ObjectModel
import Raster
import Text

extension Label {
  /// The alpha of disabled text (measured: black text on white is #8F8F8F).
  static let disabledAlpha = 0.44

  /// False: the text has a direction of its own.
  static var followsReadingDirection: Bool { false }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    let hasLines = node[numberOfLines] ?? 1 != 1
    let limit = hasLines ? node[preferredMaxLayoutWidth] ?? 0 : 0
    return IntrinsicContent(
      hasWidth: true, hasHeight: true, heightFollowsWidth: hasLines && limit <= 0,
      wrapsAt: limit > 0 ? limit : nil, hugging: Offset(horizontal: 251, vertical: 251))
  }

  static func baselines(
    _ node: StyledNode, width: Double
  ) -> (first: Baseline, last: Baseline) {
    let lines = node[numberOfLines] ?? 1
    let layout = layout(node, width: lines == 1 ? .infinity : width, numberOfLines: lines)
    guard let last = layout.lines.last else { return (.bottom, .bottom) }
    return (
      Baseline(share: 0, offset: node.roundToPixel(layout.firstBaseline)),
      Baseline(share: 1, offset: node.roundToPixel(last.baseline - layout.size.height))
    )
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let lines = node[numberOfLines] ?? 1
    let room = lines == 1 ? Double.infinity : max(0, fitting.width)
    // Words that are pushed out change neither width nor height.
    let layout = layout(
      node, width: room, numberOfLines: lines,
      strategy: strategy(node, paragraphStyle(node)).withoutPushOut)
    return Size(
      width: node.ceilToPixel(layout.size.width), height: node.ceilToPixel(layout.size.height))
  }

  /// The height of the intrinsic size of a label, in points.
  static func intrinsicHeight(_ label: StyledNode, fitting: Size) -> Double {
    heightOfPlainLine(label) ?? label.intrinsicSize(fitting: fitting).height
  }

  /// The height of one line of a label's own text, for which nothing has to be laid out; nil for other texts and for what
  /// derives from a label.
  private static func heightOfPlainLine(_ label: StyledNode) -> Double? {
    guard label.control == Label.self, label[numberOfLines] ?? 1 == 1, label[attributes] == nil,
      label[attributedText] == nil, let text = label[Label.text], !text.isEmpty,
      label.context.classes.content(of: label.classID)?.intrinsicContentSize == nil
    else { return nil }
    var font = label.font(ownFont(label))
    if label[leavesOutLineGap] == true { font.metrics.lineGap = 0 }
    return label.ceilToPixel(font.heightOfLine(heightStep: label.pixel))
  }

  /// The label's text as it is drawn, and its top left corner in the label's bounds, in points.
  static func placedText(_ node: PlacedNode) -> (layout: TextLayout, origin: Point) {
    let styled = node.styled
    let wanted = styled[numberOfLines] ?? 1
    var layout = layout(styled, width: node.size.width, numberOfLines: wanted)
    // Lines below the bounds are left out, except for the first.
    if layout.lines.count > 1, layout.size.height > node.size.height {
      let room = layout.lines.count {
        isInside($0, height: node.size.height, of: styled)
      }
      layout = Label.layout(styled, width: node.size.width, numberOfLines: max(1, room))
    }
    if isClassicView(styled) { return (layout, classicOrigin(of: layout, node)) }
    return (layout, Point(x: 0, y: styled.centeredTop(layout, height: node.size.height)))
  }

  /// Whether a line is drawn in a label of some height: up to iOS 6 all of it but its descenders
  /// has to fit (measured: two lines of 11 points in 25).
  private static func isInside(
    _ line: TextLayout.Line, height: Double, of label: StyledNode
  ) -> Bool {
    line.baseline + (isClassicView(label) ? 0 : line.descender) <= height + 1e-6
  }

  /// The label's text on one line of any width.
  ///
  /// - Parameter text: replaces the label's own text.
  static func line(of node: StyledNode, saying text: String? = nil) -> TextLayout {
    node.layout(TextLayout.Input(runs: runs(node, saying: text)))
  }

  /// - Parameter strategy: replaces the label's own line break strategy.
  static func layout(
    _ node: StyledNode, width: Double, numberOfLines: Int, strategy: LineBreakStrategy? = nil
  ) -> TextLayout {
    var runs = self.runs(node)
    if numberOfLines == 1, node[adjustsFontSizeToFitWidth] == true {
      let natural = node.layout(TextLayout.Input(runs: runs)).size.width
      let least = min(max(node[minimumScaleFactor] ?? 0, 0), 1)
      if natural > width, width > 0 {
        // The margin keeps rounding errors from truncating the line.
        let factor = max(least, width / natural - 1e-6)
        for index in runs.indices {
          runs[index].font = runs[index].font.withSize(runs[index].font.size * factor)
        }
      }
    }
    if numberOfLines == 1, let share = node[tightening] {
      let excess = node.layout(TextLayout.Input(runs: runs)).size.width - width
      let letters = Double(runs.reduce(0) { $0 + $1.text.count })
      if excess > 0, letters > 1 {
        // The margin keeps rounding errors from truncating the line.
        let each = excess / (letters - 1) + 1e-6
        for index in runs.indices { runs[index].kern -= min(each, runs[index].font.size * share) }
      }
    }
    let style = paragraphStyle(node)
    let input = TextLayout.Input(
      runs: runs, width: width, numberOfLines: max(0, numberOfLines),
      lineBreakMode: style?.lineBreakMode ?? node[lineBreakMode] ?? .byTruncatingTail,
      alignment: style?.alignment.map { resolved($0, node) } ?? alignment(node),
      lineHeightStep: node.pixel, lineSpacing: style?.lineSpacing ?? 0,
      lineHeightMultiple: style?.lineHeightMultiple ?? 0,
      lineBreakStrategy: strategy ?? self.strategy(node, style))
    return node.layout(input)
  }

  /// The line break strategy of the text's paragraphs, else the label's own; none before iOS 14.
  private static func strategy(
    _ node: StyledNode, _ style: TextAttributes.ParagraphStyle?
  ) -> LineBreakStrategy {
    guard lineBreakStrategy.exists(in: node.system) else { return .none }
    return style?.lineBreakStrategy ?? node[lineBreakStrategy] ?? .standard
  }

  /// The style of the text's own attributes, else of those that the control around the label has.
  private static func paragraphStyle(_ node: StyledNode) -> TextAttributes.ParagraphStyle? {
    node[attributedText]?.runs.lazy.compactMap(\.attributes.paragraphStyle).first
      ?? node[attributes]?.paragraphStyle
  }

  /// The default of `textAlignment`: natural from iOS 9 on, left before (UILabel reference).
  static func defaultAlignment(_ node: StyledNode) -> TextAlignment {
    Mirroring.exists(in: node.system) ? .natural : .left
  }

  static func alignment(_ node: StyledNode) -> TextAlignment {
    resolved(node[textAlignment] ?? defaultAlignment(node), node)
  }

  private static func resolved(_ alignment: TextAlignment, _ node: StyledNode) -> TextAlignment {
    guard alignment == .natural else { return alignment }
    let readsFromRight =
      Mirroring.exists(in: node.system) && node.traits.layoutDirection == .rightToLeft
    return readsFromRight ? .right : .left
  }

  private static func runs(_ node: StyledNode, saying text: String? = nil) -> [TextRun] {
    let attributed = text == nil ? node[attributedText] : nil
    // Most texts have a font and a colour alone.
    if attributed == nil, node[attributes] == nil {
      let text = text ?? node[Label.text] ?? ""
      guard !text.isEmpty else { return [] }
      var run = TextRun(
        text: text, font: node.font(ownFont(node)),
        color: shownColor(node, nil).flatMap(node.resolve) ?? node.textColor)
      finish(&run, of: node)
      return [run]
    }
    let own = textAttributes(node)
    let pieces =
      attributed?.runs.map {
        var attributes = $0.attributes.over(own)
        attributes.font = $0.attributes.font?.sized(orAs: own.font) ?? own.font
        return AttributedRun(text: $0.text, attributes: attributes)
      } ?? [AttributedRun(text: text ?? node[Label.text] ?? "", attributes: own)]
    return pieces.compactMap { piece in
      guard !piece.text.isEmpty else { return nil }
      var run = node.textRun(piece)
      run.shadow = piece.attributes.shadow.flatMap(node.textShadow)
      finish(&run, of: node)
      return run
    }
  }

  /// Changes a run by what the label, or the control around it, says of all its text.
  private static func finish(_ run: inout TextRun, of node: StyledNode) {
    if node[isUnderlined] == true { run.underline = true }
    if node[isEnabled] == false { run.color = run.color.withAlpha(run.color.alpha * disabledAlpha) }
    if node[hasTabularDigits] == true { run.font.hasTabularDigits = true }
    if node[leavesOutLineGap] == true { run.font.metrics.lineGap = 0 }
    if node[spacesLinesByPoints] == true {
      run.font.leading = run.font.lineHeight.rounded(.up) - run.font.lineHeight
    }
  }

  /// The colour of text in the label's state.
  ///
  /// - Parameter given: that of the text's own attributes.
  private static func shownColor(_ node: StyledNode, _ given: ColorValue?) -> ColorValue? {
    let color = given ?? node[textColor]
    return node[isHighlighted] == true ? node[highlightedTextColor] ?? color : color
  }

  /// The font of text without attributes.
  private static func ownFont(_ node: StyledNode) -> FontValue {
    let plain = FontValue.system(17)
    return (node[font] ?? plain).sized(orAs: plain)
  }

  /// The attributes of text without attributes of its own.
  static func textAttributes(_ node: StyledNode) -> TextAttributes {
    let given = node[attributes] ?? TextAttributes()
    let font = ownFont(node)
    var result = given
    result.font = given.font?.sized(orAs: font) ?? font
    result.foregroundColor = shownColor(node, given.foregroundColor)
    // `paint` draws the label's own shadow below all runs; these draw only shadows of their own.
    result.shadow = nil
    return result
  }
}
