public import ObjectModel
import Raster
import Text

/// UISearchBar: a search field with a cancel button, a prompt and scope buttons.
public enum SearchBar: BaseControl {
  /// The text in the field.
  public static let text = AppearanceKey<String>("text", default: .none, "The text in the field.")
  /// The text that is shown while the field is empty.
  public static let placeholder = AppearanceKey<String>(
    "placeholder", default: .none, "The text that is shown while the field is empty.")
  /// Whether the cancel button is shown.
  public static let showsCancelButton = AppearanceKey<Bool>(
    "showsCancelButton", default: .value(false), "Whether the cancel button is shown.")
  /// Whether the field is edited: its text lies at the left, with a caret.
  public static let isActive = AppearanceKey<Bool>(
    "isActive", default: .value(false),
    "Whether the field is edited: its text lies at the left, with a caret.")
  /// The style of the background: default and prominent draw it, minimal does not.
  public static let searchBarStyle = AppearanceKey<Style>(
    "searchBarStyle", since: 7, default: .value(.default),
    "The style of the background: default and prominent draw it, minimal does not.")
  /// The background image, by bar position and metrics; replaces the bar's fill.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.barMetrics, .barPosition],
    setters: [.position("forBarPosition", swift: "for")], imageRole: .background,
    default: .none, "The background image, by bar position and metrics; replaces the bar's fill.")
  /// The background image of the field, by state; replaces its rounded rectangle.
  public static let searchFieldBackgroundImage = AppearanceKey<ImageValue>(
    "searchFieldBackgroundImage", axes: [.state], imageRole: .background,
    default: .none, "The background image of the field, by state; replaces its rounded rectangle.")
  /// The icons in the field, by icon and state.
  public static let image = AppearanceKey<ImageValue>(
    "image", axes: [.state, .searchBarIcon], setters: [.icon], imageRole: .imageView,
    default: .none, "The icons in the field, by icon and state.")
  /// The offset of the text, in points.
  public static let searchTextPositionAdjustment = AppearanceKey<Offset>(
    "searchTextPositionAdjustment", default: .value(.zero), "The offset of the text, in points.")

  /// The offset of an icon, in points, by icon.
  public static let positionAdjustment = AppearanceKey<Offset>(
    "positionAdjustment", axes: [.searchBarIcon], default: .value(.zero),
    "The offset of an icon, in points, by icon.")
  /// The offset of the field within the bar, in points.
  public static let searchFieldBackgroundPositionAdjustment = AppearanceKey<Offset>(
    "searchFieldBackgroundPositionAdjustment", default: .value(.zero),
    "The offset of the field within the bar, in points.")
  /// The image behind the scope buttons.
  public static let scopeBarBackgroundImage = AppearanceKey<ImageValue>(
    "scopeBarBackgroundImage", since: 6, imageRole: .background,
    default: .none, "The image behind the scope buttons.")
  /// The background image of the scope buttons, by state.
  public static let scopeBarButtonBackgroundImage = AppearanceKey<ImageValue>(
    "scopeBarButtonBackgroundImage", axes: [.state], imageRole: .background,
    default: .none, "The background image of the scope buttons, by state.")
  /// The image between the scope buttons, by the states at both sides.
  public static let scopeBarButtonDividerImage = AppearanceKey<ImageValue>(
    "scopeBarButtonDividerImage", axes: [.dividerStates], imageRole: .divider,
    default: .none, "The image between the scope buttons, by the states at both sides.")
  /// The attributes of the scope buttons' titles, by state.
  public static let scopeBarButtonTitleTextAttributes = AppearanceKey<TextAttributes>(
    "scopeBarButtonTitleTextAttributes", axes: [.state],
    default: .byLook, "The attributes of the scope buttons' titles, by state.")

  /// The line of text above the field.
  public static let prompt = AppearanceKey<String>(
    "prompt", default: .none, "The line of text above the field.")
  /// Whether the scope buttons are shown; true where there are any.
  public static let showsScopeBar = AppearanceKey<Bool>(
    "showsScopeBar",
    default: .byContent, "Whether the scope buttons are shown; true where there are any.")
  /// The index of the selected scope button, from 0.
  public static let selectedScopeButtonIndex = AppearanceKey<Int>(
    "selectedScopeButtonIndex", default: .value(0),
    "The index of the selected scope button, from 0.")
  /// Whether an empty field ends in a bookmarks button.
  public static let showsBookmarkButton = AppearanceKey<Bool>(
    "showsBookmarkButton",
    default: .value(false), "Whether an empty field ends in a bookmarks button.")
  /// Whether an empty field ends in a results button, which replaces the bookmarks button.
  public static let showsSearchResultsButton = AppearanceKey<Bool>(
    "showsSearchResultsButton",
    default: .value(false),
    "Whether an empty field ends in a results button, which replaces the bookmarks button.")
  /// Whether the results button is selected.
  public static let isSearchResultsButtonSelected = AppearanceKey<Bool>(
    "isSearchResultsButtonSelected", default: .value(false),
    "Whether the results button is selected.")
  /// The style of the keyboard; no effect on a picture.
  public static let keyboardAppearance = AppearanceKey<TextField.KeyboardAppearance>(
    "keyboardAppearance", default: .value(.default),
    "The style of the keyboard; no effect on a picture.")

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
    "UISearchBar", superclass: "UIView", summary: "A bar with a text field for searching.",
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
        default: .value(.strings([])),
        summary: "The titles of the scope buttons below the field, in reading order."),
      .object(
        "searchField", ObjectType("UITextField", default: "UITextField"),
        default: .own, "The text field, with its own properties."),
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
      item.setDefault(BarItem.title, context.words[.cancel])
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
    values.setDefault(TextField.font, .system(SearchBarFigures(node).fontSize))
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
