public import ObjectModel
import Raster
import Text

/// UISearchBar: a search field with a cancel button, a prompt and scope buttons.
public enum SearchBar: ControlClass {
  /// Text in the field.
  public static let text = AppearanceKey<String>("text", "What is searched for.")
  /// Text that is shown while the field is empty.
  public static let placeholder = AppearanceKey<String>(
    "placeholder", "Shown while there is no text.")
  /// Whether a cancel button shows.
  public static let showsCancelButton = AppearanceKey<Bool>(
    "showsCancelButton", decidesParts: true, "Whether a cancel button shows.")
  /// Whether the field is being edited.
  public static let isActive = AppearanceKey<Bool>(
    "isActive", "Whether the field is in use: at its left, with a caret.")
  /// How much background the bar draws.
  public static let searchBarStyle = AppearanceKey<Style>(
    "searchBarStyle", since: 7, "default, prominent or minimal (no background).")
  /// Background image, by bar position and metrics; replaces the bar's fill.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.barMetrics, .barPosition], imageRole: .background,
    "Drawn instead of the bar's fill.")
  /// Background image of the field, by state; replaces its rounded rectangle.
  public static let searchFieldBackgroundImage = AppearanceKey<ImageValue>(
    "searchFieldBackgroundImage", axes: [.state], imageRole: .background,
    "Drawn instead of the field's rounded rectangle.")
  /// Images of the icons in the field, by icon and state.
  public static let image = AppearanceKey<ImageValue>(
    "image", axes: [.state, .searchBarIcon], imageRole: .imageView, "The icons in the field.")
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
    "prompt", decidesParts: true, "A line of text over the field.")
  /// Whether the scope buttons are shown.
  public static let showsScopeBar = AppearanceKey<Bool>(
    "showsScopeBar", decidesParts: true,
    "Whether the scope buttons show; true here where there are any.")
  /// Index of the selected scope button.
  public static let selectedScopeButtonIndex = AppearanceKey<Int>(
    "selectedScopeButtonIndex", "The chosen scope button, from 0; the first by default.")
  /// Whether an empty field ends in a bookmarks button.
  public static let showsBookmarkButton = AppearanceKey<Bool>(
    "showsBookmarkButton", decidesParts: true,
    "Whether a bookmarks icon ends the field while it is empty.")
  /// Whether an empty field ends in a results button.
  public static let showsSearchResultsButton = AppearanceKey<Bool>(
    "showsSearchResultsButton", decidesParts: true,
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

  static let searchField = Element.Role("searchField", drawnBy: SearchField.self)
  static let cancelItem = BarButtonItem.searchBarCancel
  static let scopeBar = Element.Role("scopeBar")
  static let promptLabel = Element.Role("prompt")

  /// In points, measured on iOS 7, 9 and 11.
  enum Metrics {
    static func height(system: Int) -> Double { system < 11 ? 44 : 56 }
    static func fieldHeight(system: Int) -> Double { system < 11 ? 28 : 36 }
    static func fieldTop(system: Int) -> Double { system < 11 ? 8 : 10 }
    static func fontSize(system: Int) -> Double { system < 11 ? 14 : 17 }
    static let margin = 8.0
    static let fill = Color(bytes: 0xC9, 0xC9, 0xCE)
    static let bottomLine = Color(bytes: 0xB5, 0xB5, 0xB5)
    /// Drawn over a fill of another colour: #B5 of #C9.
    static let bottomShade = Color(white: 0, alpha: 0.1)
    static let minimalField = Color(bytes: 0xEA, 0xEB, 0xED)
    /// Distance from the field's end to the right edge with a cancel button: 320 − 248.
    static let cancelSpace = 72.0
    static let cancelInset = 8.0
    static let cancelTitle = "Cancel"
    /// Segments 29 high in another 44 points (choice: on whole points, as far from the field as
    /// from the bar's end).
    static let scopeHeight = 44.0
    static let scopeTop = 7.0
    static let scopeSegments = 29.0
    static let promptSize = 12.0
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var field = element.object("searchField") ?? Element(TextField.definition.name)
    if context.system >= SearchTextField.definition.since,
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
    values.setDefault(TextField.font, .system(Metrics.fontSize(system: node.system)))
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

  // MARK: Layout

  /// Height of the prompt above the field, in points; 0 without one.
  static func promptHeight(_ node: StyledNode) -> Double {
    node.child(promptLabel) == nil ? 0 : NavigationBar.promptHeight
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let scope = node.child(scopeBar) == nil ? 0 : Metrics.scopeHeight
    return Size(
      width: fitting.width,
      height: promptHeight(node) + Metrics.height(system: node.system) + scope)
  }

  /// Whether icon and text are aligned left: in a field that is being edited, and from iOS 11 on
  /// always.
  private static func isLeftAligned(_ node: StyledNode) -> Bool {
    node.system >= 11 || node[isActive] == true || !(node[text] ?? "").isEmpty
      || node[showsCancelButton] == true
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let system = node.system
    let top = promptHeight(node)
    let height = Metrics.height(system: system)
    let room = node[showsCancelButton] == true ? Metrics.cancelSpace : Metrics.margin
    if let label = node.child(promptLabel) {
      pass.place(label, in: Rect(x: 0, y: 0, width: size.width, height: top))
    }
    if let field = node.child(searchField) {
      let frame = Rect(
        x: Metrics.margin, y: top + Metrics.fieldTop(system: system),
        width: max(0, size.width - Metrics.margin - room),
        height: Metrics.fieldHeight(system: system))
      placeField(field, in: frame, row: (top, height), of: node, &pass)
    }
    if let item = node.child(cancelItem) {
      let room = Metrics.cancelSpace - Metrics.cancelInset + Metrics.margin
      let width = item.intrinsicSize(fitting: Size(width: room, height: height)).width
      let x = size.width - Metrics.cancelSpace + node.roundToPixel((room - width) / 2)
      pass.place(item, in: Rect(x: x, y: top, width: width, height: height))
    }
    if let scope = node.child(scopeBar) {
      pass.place(
        scope,
        in: Rect(
          x: Metrics.margin, y: top + height + Metrics.scopeTop,
          width: max(0, size.width - 2 * Metrics.margin), height: Metrics.scopeSegments))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Places the field in its row.
  ///
  /// - Parameter row: frame of the row in the bar.
  static func placeField(
    _ field: StyledNode, in frame: Rect, row: (top: Double, height: Double), of node: StyledNode,
    _ pass: inout LayoutPass
  ) {
    var frame = frame
    // A background image determines the field's height.
    if let image = SearchField.background(of: field) {
      frame.size.height = image.size.height
      frame.origin.y = row.top + node.roundToPixel((row.height - image.size.height) / 2)
    }
    let moved = node[searchFieldBackgroundPositionAdjustment] ?? .zero
    pass.place(field, in: frame.offsetBy(x: moved.horizontal, y: moved.vertical))
  }

  // MARK: Drawing

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    paintBackground(node, &canvas)
    paintScopeBackground(node, &canvas)
  }

  /// The bar's background image for the screen's metrics, with or without a prompt.
  static func background(of bar: StyledNode) -> ImageValue? {
    var metrics = Bar.metrics(bar)
    if bar.child(promptLabel) != nil {
      metrics = metrics == .compact ? .compactPrompt : .defaultPrompt
    }
    return bar.value(backgroundImage, AxisValues(metrics: metrics, position: .top))
  }

  static func paintScopeBackground(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard let scope = node.child(scopeBar), let image = node.styled[scopeBarBackgroundImage] else {
      return
    }
    let top = scope.frame.minY - Metrics.scopeTop
    canvas.draw(
      image, in: Rect(x: 0, y: top, width: node.size.width, height: max(0, node.size.height - top)),
      of: node.styled, role: .background)
  }

  private static func paintBackground(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    if let image = background(of: bar) {
      return canvas.draw(image, in: node.bounds, of: bar, role: .background)
    }
    // In a navigation bar, that bar's background shows through.
    guard bar[searchBarStyle] != .minimal, bar.role != NavigationBar.titleView else { return }
    // Over a table, the first row of pixels shows the line of the bar above on the table's
    // background (measured: #B2B2B2 over the fill #C9C9CE).
    let top = bar.role == TableView.tableHeader ? bar.pixel : 0
    let tint = bar.color(Bar.barTintColor)
    let area = Rect(x: 0, y: top, width: node.size.width, height: max(0, node.size.height - top))
    canvas.fill(area, tint ?? (Bar.isBlack(bar) ? .black : Metrics.fill))
    canvas.fill(
      Rect(x: 0, y: node.size.height - bar.pixel, width: node.size.width, height: bar.pixel),
      tint == nil && !Bar.isBlack(bar) ? Metrics.bottomLine : Metrics.bottomShade)
  }
}
