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
  /// Whether the field lies on the glass of a toolbar; of the bar and its field.
  static let isOnGlass = PartKey<Bool>("isSearchFieldOnGlass")

  static let magnifier = Element.Role("magnifier", drawnBy: MagnifierIcon.self)
  static let bookmarkButton = Element.Role("bookmarkButton", drawnBy: TextFieldButton.self)
  private static let bookmarkIcon = Element.Role("bookmarkIcon", drawnBy: BookmarkIcon.self)
  static let resultsButton = Element.Role("resultsButton", drawnBy: TextFieldButton.self)
  private static let resultsIcon = Element.Role("resultsIcon", drawnBy: ResultsListIcon.self)

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

  static func showsMagnifier(_ node: StyledNode) -> Bool {
    TextField.shows(node[TextField.leftViewMode] ?? .always, node)
  }

  static func moved(_ icon: SearchBarIcon, in node: StyledNode) -> Offset {
    node.value(positionAdjustment, AxisValues(icon: icon)) ?? .zero
  }
}
