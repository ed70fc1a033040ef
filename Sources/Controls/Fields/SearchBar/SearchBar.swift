public import ObjectModel
import Raster
import Text

/// UISearchBar: a search field with a cancel button, a prompt and scope buttons.
public enum SearchBar: BaseControl {
  /// Text in the field.
  public static let text = AppearanceKey<String>("text", "What is searched for.")
  /// Text that is shown while the field is empty.
  public static let placeholder = AppearanceKey<String>(
    "placeholder", "Shown while there is no text.")
  /// Whether a cancel button shows.
  public static let showsCancelButton = AppearanceKey<Bool>(
    "showsCancelButton", "Whether a cancel button shows.")
  /// Whether the field is being edited.
  public static let isActive = AppearanceKey<Bool>(
    "isActive", "Whether the field is in use: at its left, with a caret.")
  /// How much background the bar draws.
  public static let searchBarStyle = AppearanceKey<Style>(
    "searchBarStyle", since: 7, "default, prominent or minimal (no background).")
  /// Background image, by bar position and metrics; replaces the bar's fill.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.barMetrics, .barPosition],
    setters: [.position("forBarPosition", swift: "for")], imageRole: .background,
    "Drawn instead of the bar's fill.")
  /// Background image of the field, by state; replaces its rounded rectangle.
  public static let searchFieldBackgroundImage = AppearanceKey<ImageValue>(
    "searchFieldBackgroundImage", axes: [.state], imageRole: .background,
    "Drawn instead of the field's rounded rectangle.")
  /// Images of the icons in the field, by icon and state.
  public static let image = AppearanceKey<ImageValue>(
    "image", axes: [.state, .searchBarIcon], setters: [.icon], imageRole: .imageView,
    "The icons in the field.")
  /// Offset of the text, in points.
  public static let searchTextPositionAdjustment = AppearanceKey<Offset>(
    "searchTextPositionAdjustment", "Moves the text.")

  /// Offset of an icon, in points.
  public static let positionAdjustment = AppearanceKey<Offset>(
    "positionAdjustment", axes: [.searchBarIcon], "Moves an icon.")
  /// Offset of the field's background, in points.
  public static let searchFieldBackgroundPositionAdjustment = AppearanceKey<Offset>(
    "searchFieldBackgroundPositionAdjustment", "Moves the field in the bar.")
  /// Image behind the scope buttons.
  public static let scopeBarBackgroundImage = AppearanceKey<ImageValue>(
    "scopeBarBackgroundImage", since: 6, imageRole: .background,
    "Drawn behind the scope buttons.")
  /// Background image of the scope buttons, by state.
  public static let scopeBarButtonBackgroundImage = AppearanceKey<ImageValue>(
    "scopeBarButtonBackgroundImage", axes: [.state], imageRole: .background,
    "Behind the scope buttons' segments.")
  /// Image between the scope buttons, by the states at both sides.
  public static let scopeBarButtonDividerImage = AppearanceKey<ImageValue>(
    "scopeBarButtonDividerImage", axes: [.dividerStates], imageRole: .divider,
    "Between the scope buttons' segments, by the states of both sides.")
  /// Attributes of the scope buttons' titles, by state.
  public static let scopeBarButtonTitleTextAttributes = AppearanceKey<TextAttributes>(
    "scopeBarButtonTitleTextAttributes", axes: [.state],
    "The look of the scope buttons' titles.")

  /// Line of text above the field.
  public static let prompt = AppearanceKey<String>(
    "prompt", "A line of text over the field.")
  /// Whether the scope buttons are shown.
  public static let showsScopeBar = AppearanceKey<Bool>(
    "showsScopeBar",
    "Whether the scope buttons show; true here where there are any.")
  /// Index of the selected scope button.
  public static let selectedScopeButtonIndex = AppearanceKey<Int>(
    "selectedScopeButtonIndex", "The chosen scope button, from 0; the first by default.")
  /// Whether an empty field ends in a bookmarks button.
  public static let showsBookmarkButton = AppearanceKey<Bool>(
    "showsBookmarkButton",
    "Whether a bookmarks icon ends the field while it is empty.")
  /// Whether an empty field ends in a results button.
  public static let showsSearchResultsButton = AppearanceKey<Bool>(
    "showsSearchResultsButton",
    "Whether a results icon ends the field while it is empty, in the bookmarks icon's place.")
  /// Whether the results button is selected.
  public static let isSearchResultsButtonSelected = AppearanceKey<Bool>(
    "isSearchResultsButtonSelected", "Whether the results icon is drawn in its selected state.")
  /// Style of the keyboard; kept and explained, but no keyboard is drawn.
  public static let keyboardAppearance = AppearanceKey<TextField.KeyboardAppearance>(
    "keyboardAppearance", "Of the keyboard; no effect on a picture.")

  /// How much background a search bar draws (UISearchBar.Style).
  public enum Style: String, NamedCases {
    /// A filled bar.
    case `default`
    /// As `default`.
    case prominent
    /// No background of the bar's own.
    case minimal
    /// The name that documents and messages use.
    public static let typeName = "searchBarStyle"
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISearchBar", superclass: "UIView", summary: "A text field for searching.",
    properties: [
      text.declaration, placeholder.declaration, showsCancelButton.declaration,
      isActive.declaration, View.tintColor(since: 5), searchBarStyle.declaration,
      Bar.barStyle.declaration,
      Bar.barTintColor.declaration, Bar.isTranslucent.declaration, backgroundImage.declaration,
      Bar.barPosition.declaration,
      searchFieldBackgroundImage.declaration, image.declaration,
      searchTextPositionAdjustment.declaration, positionAdjustment.declaration,
      searchFieldBackgroundPositionAdjustment.declaration, scopeBarBackgroundImage.declaration,
      scopeBarButtonBackgroundImage.declaration, scopeBarButtonDividerImage.declaration,
      scopeBarButtonTitleTextAttributes.declaration, keyboardAppearance.declaration,
      prompt.declaration,
      showsScopeBar.declaration, selectedScopeButtonIndex.declaration,
      showsBookmarkButton.declaration, showsSearchResultsButton.declaration,
      isSearchResultsButtonSelected.declaration,
      PropertyDeclaration(
        name: scopeButtonTitles, type: .strings,
        summary: "Titles of the segments under the field, first to last."),
      .object(
        "searchField", ObjectType("UITextField", default: "UITextField"),
        "Properties of the text field."),
    ])

  private static let scopeButtonTitles = "scopeButtonTitles"

  static let searchField = Element.Role(TextField.searchRole.name, drawnBy: SearchField.self)
  static let cancelItem = BarButtonItem.searchBarCancel
  static let scopeBar = Element.Role("scopeBar")
  static let promptLabel = Element.Role("prompt")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var field = element.object("searchField") ?? Element(TextField.definition.name)
    if SearchTextField.exists(in: context.system),
      field.className == TextField.definition.name
    {
      field.className = SearchTextField.definition.name
    }
    field.role = searchField
    field.setDefault(TextField.clearButtonMode, .always)
    if let icon = trailingIcon(of: element) {
      field.setDefault(SearchField.trailingIcon, icon)
    }
    var children = [field]
    if element[showsCancelButton] == true {
      // An item of the bar, so that rules for UIBarButtonItem contained in UISearchBar match it.
      var item = Element("UIBarButtonItem", role: cancelItem)
      item.setDefault(BarItem.title, Metrics.cancelTitle)
      children.append(item)
    }
    if let text = element[prompt], !text.isEmpty {
      var label = Element("UILabel", role: promptLabel)
      label.setDefault(Label.text, text)
      children.append(label)
    }
    let titles = element.strings(scopeButtonTitles)
    if !titles.isEmpty, element[showsScopeBar] != false {
      var control = Element("UISegmentedControl", role: scopeBar)
      control.values[PropertySlot("segments")] = .objects(
        titles.map { title in
          var segment = Element("UISegment")
          segment[Segment.title] = title
          return segment
        })
      children.append(control)
    }
    element.children = View.subviews(of: element) + children
  }

  /// The icon at the end of an empty field; the results icon goes before bookmarks.
  private static func trailingIcon(of element: Element) -> SearchBarIcon? {
    if element[showsSearchResultsButton] == true { return .resultsList }
    return element[showsBookmarkButton] == true ? .bookmark : nil
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    switch part.role {
    case searchField: passField(&values, of: node)
    case promptLabel:
      values.setDefault(Label.font, .system(Metrics.promptSize))
      values.setDefault(Label.textAlignment, .center)
    case scopeBar:
      values.setDefault(
        SegmentedControl.selectedSegmentIndex, node[selectedScopeButtonIndex] ?? 0)
      values.passAll(scopeBarButtonBackgroundImage, as: SegmentedControl.backgroundImage, of: node)
      values.passAll(scopeBarButtonDividerImage, as: SegmentedControl.dividerImage, of: node)
      values.passAll(
        scopeBarButtonTitleTextAttributes, as: SegmentedControl.titleTextAttributes, of: node)
    default: break
    }
    return values
  }

  private static func passField(_ values: inout PassedValues, of node: StyledNode) {
    values.pass(TextField.text, text, of: node)
    values.pass(TextField.placeholder, placeholder, of: node)
    values.setDefault(TextField.font, .system(SearchBarFigures(node.look).fontSize))
    values.setDefault(TextField.placeholderColor, .color(SearchField.Metrics.iconColor))
    values.setDefault(TextField.isEditing, node[isActive])
    values.setDefault(SearchField.centersContent, !isLeftAligned(node))
    values.setDefault(SearchField.textAdjustment, node[searchTextPositionAdjustment])
    values.setDefault(SearchField.isResultsSelected, node[isSearchResultsButtonSelected])
    values.passAll(image, as: SearchField.image, of: node)
    values.passAll(positionAdjustment, as: SearchField.positionAdjustment, of: node)
    values.passAll(searchFieldBackgroundImage, as: SearchField.backgroundImage, of: node)
    if node[searchBarStyle] == .minimal {
      values.setDefault(SearchField.fill, .color(Metrics.minimalField))
    }
  }
}
