public import Raster

/// UISearchBar: a text field for searching, with a cancel button.
public enum SearchBar: ControlClass {
  /// What is searched for.
  public static let text = AppearanceKey<String>("text", "What is searched for.")
  /// Shown while there is no text.
  public static let placeholder = AppearanceKey<String>(
    "placeholder", "Shown while there is no text.")
  /// Whether a cancel button shows.
  public static let showsCancelButton = AppearanceKey<Bool>(
    "showsCancelButton", "Whether a cancel button shows.")
  /// Whether it is drawn as being used.
  public static let isActive = AppearanceKey<Bool>(
    "isActive", "Whether the field is drawn as being edited.")
  /// How much background it has.
  public static let searchBarStyle = AppearanceKey<Style>(
    "searchBarStyle", since: 7, "default, prominent or minimal (no background).")
  /// Drawn instead of the bar's fill.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.barMetrics, .barPosition], imageRole: .background,
    "Drawn instead of the bar's fill.")
  /// Drawn instead of the field's rounded rectangle.
  public static let searchFieldBackgroundImage = AppearanceKey<ImageValue>(
    "searchFieldBackgroundImage", axes: [.state], imageRole: .background,
    "Drawn instead of the field's rounded rectangle.")
  /// The icons in the field.
  public static let image = AppearanceKey<ImageValue>(
    "image", axes: [.state, .searchBarIcon], imageRole: .imageView, "The icons in the field.")
  /// Moves the text.
  public static let searchTextPositionAdjustment = AppearanceKey<Offset>(
    "searchTextPositionAdjustment", "Moves the text.")

  /// Moves an icon.
  public static let positionAdjustment = AppearanceKey<Offset>(
    "positionAdjustment", axes: [.searchBarIcon], isDrawn: false, "Moves an icon.")
  /// Moves the field's background.
  public static let searchFieldBackgroundPositionAdjustment = AppearanceKey<Offset>(
    "searchFieldBackgroundPositionAdjustment", isDrawn: false, "Moves the field in the bar.")
  /// Drawn behind the scope buttons.
  public static let scopeBarBackgroundImage = AppearanceKey<ImageValue>(
    "scopeBarBackgroundImage", since: 6, imageRole: .background, isDrawn: false,
    "Drawn behind the scope buttons.")
  /// Behind the scope buttons' segments.
  public static let scopeBarButtonBackgroundImage = AppearanceKey<ImageValue>(
    "scopeBarButtonBackgroundImage", axes: [.state], imageRole: .background, isDrawn: false,
    "Behind the scope buttons' segments.")
  /// Between the scope buttons' segments.
  public static let scopeBarButtonDividerImage = AppearanceKey<ImageValue>(
    "scopeBarButtonDividerImage", axes: [.dividerStates], imageRole: .divider, isDrawn: false,
    "Between the scope buttons' segments, by the states of both sides.")
  /// The look of the scope buttons' titles.
  public static let scopeBarButtonTitleTextAttributes = AppearanceKey<TextAttributes>(
    "scopeBarButtonTitleTextAttributes", axes: [.state], isDrawn: false,
    "The look of the scope buttons' titles.")

  /// UISearchBarStyle.
  public enum Style: String, NamedCases {
    case `default`, prominent, minimal
    /// The name that documents and messages use.
    public static let typeName = "searchBarStyle"
  }

  /// What the class is called, and its properties.
  public static let definition = ClassDefinition(
    "UISearchBar", superclass: "UIView", summary: "A text field for searching.",
    properties: [
      text.declaration, placeholder.declaration, showsCancelButton.declaration,
      isActive.declaration, searchBarStyle.declaration, Bar.barStyle.declaration,
      Bar.barTintColor.declaration, Bar.isTranslucent.declaration, backgroundImage.declaration,
      searchFieldBackgroundImage.declaration, image.declaration,
      searchTextPositionAdjustment.declaration, positionAdjustment.declaration,
      searchFieldBackgroundPositionAdjustment.declaration, scopeBarBackgroundImage.declaration,
      scopeBarButtonBackgroundImage.declaration, scopeBarButtonDividerImage.declaration,
      scopeBarButtonTitleTextAttributes.declaration,
      .object(
        "searchField", ObjectType("UITextField", default: "UITextField"),
        "Properties of the text field."),
    ])

  static let searchField = Element.Role("searchField")
  static let cancelButton = Element.Role("cancelButton")

  /// Measured on iOS 7, 9 and 11.
  private enum Metrics {
    static func height(system: Int) -> Double { system < 11 ? 44 : 56 }
    static func fieldHeight(system: Int) -> Double { system < 11 ? 28 : 36 }
    static func fieldTop(system: Int) -> Double { system < 11 ? 8 : 10 }
    static func radius(system: Int) -> Double { system < 11 ? 5.05 : 10 }
    static func fontSize(system: Int) -> Double { system < 11 ? 14 : 17 }
    static let margin = 8.0
    static let fill = Color(bytes: 0xC9, 0xC9, 0xCE)
    static let bottomLine = Color(bytes: 0xB5, 0xB5, 0xB5)
    static let minimalField = Color(bytes: 0xEA, 0xEB, 0xED)
    static let ink = Color(bytes: 0x8E, 0x8E, 0x93)
    /// From the magnifier's left edge to the text's origin.
    static let glyphToText = 20.0
    /// Field's end to the right edge with a cancel button: 320 − 248.
    static let cancelRoom = 72.0
    static let cancelInset = 8.0
    static let cancelTitle = "Cancel"
    static let cancelSize = 17.0
  }

  /// Fills in the children.
  public static func compose(_ element: inout Element, _ context: ComposeContext) {
    var field = element.object("searchField") ?? Element("UITextField")
    field.role = searchField
    field.setDefault(TextField.clearButtonMode, .always)
    var children = [field]
    if element[showsCancelButton] == true {
      var button = Element("UIButton", role: cancelButton)
      button.setDefault(Button.title, Metrics.cancelTitle)
      button.values[PropertySlot(Button.titleLabelName)] = .object(
        Element(
          "UILabel",
          values: [
            PropertySlot(Label.font.declaration.name): FontValue.system(Metrics.cancelSize)
              .appearanceValue
          ]))
      children.append(button)
    }
    element.children = View.subviews(of: element) + children
  }

  /// What a part is handed.
  public static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard part.role == searchField else { return values }
    values.pass(TextField.text, node[text], from: node.candidate(text))
    values.pass(TextField.placeholder, node[placeholder], from: node.candidate(placeholder))
    values.setDefault(TextField.font, .system(Metrics.fontSize(system: node.system)))
    values.setDefault(TextField.placeholderColor, .color(Metrics.ink))
    values.setDefault(TextField.iconRoom, Metrics.glyphToText)
    values.setDefault(TextField.centersContent, !isLeftAligned(node))
    return values
  }

  /// The size without a frame, in points.
  public static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: fitting.width, height: Metrics.height(system: node.system))
  }

  /// A field in use, or from iOS 11 on every field, begins at its left.
  private static func isLeftAligned(_ node: StyledNode) -> Bool {
    node.system >= 11 || node[isActive] == true || !(node[text] ?? "").isEmpty
      || node[showsCancelButton] == true
  }

  /// Places the children.
  public static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let system = node.system
    let room = node[showsCancelButton] == true ? Metrics.cancelRoom : Metrics.margin
    if let field = node.child(searchField) {
      pass.place(
        field,
        in: Rect(
          x: Metrics.margin, y: Metrics.fieldTop(system: system),
          width: max(0, size.width - Metrics.margin - room),
          height: Metrics.fieldHeight(system: system)))
    }
    if let button = node.child(cancelButton) {
      let x = size.width - Metrics.cancelRoom
      pass.place(
        button,
        in: Rect(
          x: x, y: 0, width: Metrics.cancelRoom - Metrics.cancelInset + Metrics.margin,
          height: Metrics.height(system: system)))
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// Draws in the bounds.
  public static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    if let image = bar.value(
      backgroundImage, AxisValues(metrics: Bar.metrics(bar.context), position: .top))
    {
      canvas.draw(image, in: node.bounds, of: bar, role: .background)
    } else if bar[searchBarStyle] != .minimal {
      canvas.fill(
        node.bounds, bar.color(Bar.barTintColor) ?? (Bar.isBlack(bar) ? .black : Metrics.fill))
      canvas.fill(
        Rect(x: 0, y: node.size.height - bar.pixel, width: node.size.width, height: bar.pixel),
        Metrics.bottomLine)
    }
    guard let field = node.child(searchField) else { return }
    if let image = bar.value(
      searchFieldBackgroundImage, AxisValues(state: field.styled.controlState))
    {
      canvas.draw(image, in: field.frame, of: bar, role: .background)
    } else {
      canvas.fill(
        Path(
          continuousRoundedRect: field.frame, radius: Metrics.radius(system: bar.system)),
        bar[searchBarStyle] == .minimal ? Metrics.minimalField : .white)
    }
  }

  /// Draws over the children: the icon, which lies in the field beside its text.
  public static func paintOver(_ node: PlacedNode, _ canvas: inout Canvas) {
    let bar = node.styled
    guard let field = node.child(searchField), let label = field.child(TextField.textLabel) else {
      return
    }
    let x = field.frame.minX + label.frame.minX - Metrics.glyphToText
    var axes = AxisValues()
    axes.icon = .search
    if let image = bar.value(image, axes) {
      let y = bar.roundToPixel(field.frame.midY - image.size.height / 2)
      canvas.draw(
        image, in: Rect(origin: Point(x: x, y: y), size: image.size), of: bar, role: .imageView)
    } else {
      Magnifier.draw(
        at: Point(x: x, y: field.frame.midY), system: bar.system, color: Metrics.ink, on: &canvas)
    }
  }
}
