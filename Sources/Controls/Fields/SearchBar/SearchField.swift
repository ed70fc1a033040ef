import ObjectModel
import Raster

/// The text field of a search bar: a magnifier before its text, a bookmarks or results button at
/// its end, and a background of its own.
enum SearchField: DerivedControl {
  typealias Base = TextField

  // Set by the bar.

  /// Images that replace the icons, by icon and state.
  static let image = PartKey<ImageValue>("searchFieldIcon")
  /// Offsets of the icons, in points.
  static let positionAdjustment = PartKey<Offset>("searchFieldIconAdjustment")
  /// Background image of the field.
  static let backgroundImage = PartKey<ImageValue>("searchFieldBackground")
  /// Colour of the background; white by default.
  static let fill = PartKey<ColorValue>("searchFieldFill")
  /// Offset of the text, in points.
  static let textAdjustment = PartKey<Offset>("searchTextAdjustment")
  /// Whether icon and text are centred together.
  static let centersContent = PartKey<Bool>("centersContent")
  /// Icon of the button at the end of an empty field.
  static let trailingIcon = PartKey<SearchBarIcon>("trailingIcon")
  /// Whether the results button is selected.
  static let isResultsSelected = PartKey<Bool>("isResultsSelected")

  static let magnifier = Element.Role("magnifier", drawnBy: MagnifierIcon.self)
  private static let bookmarkButton = Element.Role("bookmarkButton", drawnBy: TextFieldButton.self)
  private static let bookmarkIcon = Element.Role("bookmarkIcon", drawnBy: BookmarkIcon.self)
  private static let resultsButton = Element.Role("resultsButton", drawnBy: TextFieldButton.self)
  private static let resultsIcon = Element.Role("resultsIcon", drawnBy: ResultsListIcon.self)

  /// In points, measured on iOS 7, 9 and 11.
  enum Metrics {
    /// Distance from the edge to the icon while the field is edited: 16 less the field's 8.
    static let iconX = 8.0
    /// From the icon's left edge to the text's origin.
    static let iconToText = 20.0
    static let iconColor = Color(bytes: 0x8E, 0x8E, 0x93)
    static func radius(system: Int) -> Double { system < 11 ? 5.05 : 10 }
  }

  // MARK: Parts

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TextField.compose(&element, context)
    // Views that are set replace the icons; null removes them.
    if !element.has("leftView") {
      element.children.append(Element(ImageView.definition.name, role: magnifier))
    }
    guard !element.has("rightView") else { return }
    switch element[trailingIcon] {
    case .bookmark:
      element.children.append(TextFieldButton.element(bookmarkButton, icon: bookmarkIcon))
    case .resultsList:
      element.children.append(TextFieldButton.element(resultsButton, icon: resultsIcon))
    case .search, .clear, nil: break
    }
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TextField.values(for: part, of: node)
    switch part.role {
    case magnifier:
      let axes = AxisValues(state: node.controlState, icon: .search)
      values.pass(ImageView.image, image, axes, of: node)
      if !showsMagnifier(node) { values.setDefault(View.isHidden, true) }
    case TextField.clearButton: passImage(.clear, in: .normal, &values, of: node)
    case bookmarkButton, resultsButton:
      TextFieldButton.prepare(&values, isShown: (node[TextField.text] ?? "").isEmpty)
      let isOn = isOn(part, in: node)
      if isOn {
        values.setDefault(Control.isSelected, true)
        values.setDefault(IconStyle.tintColor, .tint)
      }
      passImage(
        part.role == bookmarkButton ? .bookmark : .resultsList, in: isOn ? .selected : .normal,
        &values, of: node)
    default: break
    }
    return values
  }

  private static func passImage(
    _ icon: SearchBarIcon, in state: ControlState, _ values: inout PassedValues,
    of node: StyledNode
  ) {
    let axes = AxisValues(state: state, icon: icon)
    values.pass(Button.image, image, axes, in: AxisValues(state: state), of: node)
  }

  /// Whether a part is the results button in its selected state.
  static func isOn(_ part: Element, in node: StyledNode) -> Bool {
    part.role == resultsButton && node[isResultsSelected] == true
  }

  private static func showsMagnifier(_ node: StyledNode) -> Bool {
    TextField.shows(node[TextField.leftViewMode] ?? .always, node)
  }

  private static func moved(_ icon: SearchBarIcon, in node: StyledNode) -> Offset {
    node.value(positionAdjustment, AxisValues(icon: icon)) ?? .zero
  }

  // MARK: Layout

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    TextField.layOut(node, size: size, &pass)
    layOutButtons(of: node, size: size, clearMiddle: size.height / 2, &pass)
    let x = layOutText(of: node, size: size, iconToText: Metrics.iconToText, &pass)
    layOutIcon(of: node, x: x, size: size, &pass) { icon, _ in icon }
  }

  /// Lays out the buttons at the field's end.
  static func layOutButtons(
    of node: StyledNode, size: Size, clearMiddle: Double, _ pass: inout LayoutPass
  ) {
    for (role, icon, middle) in [
      (TextField.clearButton, SearchBarIcon.clear, clearMiddle),
      (bookmarkButton, .bookmark, size.height / 2), (resultsButton, .resultsList, size.height / 2),
    ] {
      guard let button = node.child(role) else { continue }
      TextFieldButton.place(
        button, inFieldOf: size, middle: middle, moved: moved(icon, in: node), &pass)
    }
  }

  /// Lays out the text after the icon's area. In a field that is not edited, both are centred
  /// together.
  ///
  /// - Returns: Left edge of the icon's area, in points.
  static func layOutText(
    of node: StyledNode, size: Size, iconToText: Double, _ pass: inout LayoutPass
  ) -> Double {
    guard let label = node.child(TextField.textLabel) else { return Metrics.iconX }
    let iconArea = iconAreaWidth(of: node, size: size, iconToText: iconToText)
    var x = Metrics.iconX
    if node[centersContent] == true {
      let width = label.intrinsicSize(fitting: Size(width: size.width, height: .infinity)).width
      x = max(x, node.roundToPixel((size.width - iconArea - width) / 2))
    }
    let showsButton =
      (node[TextField.text] ?? "").isEmpty
      && (node.child(bookmarkButton) != nil || node.child(resultsButton) != nil)
    let end = pass.frame(of: label).maxX - (showsButton ? TextFieldButton.reservedWidth : 0)
    // Measured on 7 and 9: a text of 14 points in a search field 28 high has its baseline at 18.5,
    // not 19.
    let rise = node.system < 11 ? node.pixel : 0
    let moved = node[textAdjustment] ?? .zero
    pass.place(
      label,
      in: Rect(
        x: x + iconArea + moved.horizontal, y: moved.vertical - rise,
        width: max(0, end - x - iconArea),
        height: size.height))
    return x
  }

  /// Width from the icon's left edge to the text, in points.
  private static func iconAreaWidth(of node: StyledNode, size: Size, iconToText: Double) -> Double {
    guard showsMagnifier(node) else { return 0 }
    if node.child(magnifier) != nil { return iconToText }
    guard let view = node.child(TextField.leftView) else { return 0 }
    let gap = iconToText - MagnifierIcon.iconSize(node).width
    return view.framedSize(fitting: size).width + gap
  }

  /// Lays out the magnifier, or the view that replaces it.
  ///
  /// - Parameters:
  ///   - x: left edge of the icon's area, in points.
  ///   - adjust: moves the magnifier from the default position (at the area's left, in the field's
  ///     middle) to the era's; gets whether the icon is the control's own.
  static func layOutIcon(
    of node: StyledNode, x: Double, size: Size, _ pass: inout LayoutPass,
    adjust: (_ rect: Rect, _ isFigure: Bool) -> Rect
  ) {
    guard showsMagnifier(node),
      let icon = node.child(magnifier) ?? node.child(TextField.leftView)
    else { return }
    let own = icon.framedSize(fitting: size)
    var rect = Rect(x: x, y: (size.height - own.height) / 2, width: own.width, height: own.height)
    let isFigure = icon.role == magnifier && ImageView.shownImage(icon) == nil
    if icon.role == magnifier { rect = adjust(rect, isFigure) }
    // The icon is drawn at its measured position, images on whole pixels.
    if !isFigure {
      rect.origin = Point(x: icon.roundToPixel(rect.minX), y: icon.roundToPixel(rect.minY))
    }
    let moved = moved(.search, in: node)
    pass.place(icon, in: rect.offsetBy(x: moved.horizontal, y: moved.vertical))
  }

  // MARK: Drawing

  /// The field's background image in its state, if one is set.
  static func background(of field: StyledNode) -> ImageValue? {
    field.value(backgroundImage, AxisValues(state: field.controlState))
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    guard background(of: node.styled) == nil else { return nil }
    return Path(
      continuousRoundedRect: node.bounds, radius: Metrics.radius(system: node.styled.system))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let field = node.styled
    if let image = background(of: field) {
      canvas.draw(image, in: node.bounds, of: field, role: .background)
    } else if field[View.backgroundColor] == nil, let outline = backgroundOutline(node) {
      canvas.fill(outline, field.color(fill) ?? .white)
    }
    TextField.paint(node, &canvas)
  }
}
