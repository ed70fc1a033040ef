public import ObjectModel
import Raster
import Text

/// UIBarButtonItem: a title, an icon, a system item, a space or a custom view in a bar.
public enum BarButtonItem: BaseControl {
  /// The item of UIKit's own that gives title or icon.
  public static let systemItem = AppearanceKey<SystemItem>(
    "systemItem", default: .none, "The item of UIKit's own that gives title or icon.")
  /// The item's emphasis: plain, bordered (plain from iOS 7 on), done or, by its later name, prominent.
  public static let style = AppearanceKey<BarButtonItemStyle>(
    "style", default: .value(.plain),
    "The item's emphasis: plain, bordered (plain from iOS 7 on), done or, by its later name, prominent."
  )
  /// The width in points; of a fixed space, its size. 0 is that of the content.
  public static let width = AppearanceKey<Double>(
    "width", default: .byContent,
    "The width in points; of a fixed space, its size. 0 is that of the content.")
  /// Whether the item is highlighted, as while it is pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", default: .value(false),
    "Whether the item is highlighted, as while it is pressed.")
  /// The colour of title and icon; null inherits the bar's.
  public static let tintColor = AppearanceKey<ColorValue>(
    "tintColor", default: .inherited, "The colour of title and icon; null inherits the bar's.")
  /// The image behind the item, by state, style and bar metrics.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state, .itemStyle, .barMetrics],
    setters: [.stateStyleMetrics, .stateMetrics], imageRole: .background,
    default: .none, "The image behind the item, by state, style and bar metrics.")
  /// The image behind a back button, by state and bar metrics; the chevron is left out.
  public static let backButtonBackgroundImage = AppearanceKey<ImageValue>(
    "backButtonBackgroundImage", axes: [.state, .barMetrics], imageRole: .background,
    default: .none,
    "The image behind a back button, by state and bar metrics; the chevron is left out.")
  /// The offset of the title, in points.
  public static let titlePositionAdjustment = AppearanceKey<Offset>(
    "titlePositionAdjustment", axes: [.barMetrics], default: .value(.zero),
    "The offset of the title, in points.")
  /// The offset of a back button's title, in points.
  public static let backButtonTitlePositionAdjustment = AppearanceKey<Offset>(
    "backButtonTitlePositionAdjustment", axes: [.barMetrics], default: .value(.zero),
    "The offset of a back button's title, in points.")
  /// The vertical offset of the background image, in points; positive moves it down.
  public static let backgroundVerticalPositionAdjustment = AppearanceKey<Double>(
    "backgroundVerticalPositionAdjustment", axes: [.barMetrics], default: .value(0),
    "The vertical offset of the background image, in points; positive moves it down.")
  /// The vertical offset of a back button's background image, in points; positive moves it down.
  public static let backButtonBackgroundVerticalPositionAdjustment = AppearanceKey<Double>(
    "backButtonBackgroundVerticalPositionAdjustment", axes: [.barMetrics],
    default: .value(0),
    "The vertical offset of a back button's background image, in points; positive moves it down.")

  /// Whether the item lies without the glass that bars have below items.
  public static let hidesSharedBackground = AppearanceKey<Bool>(
    "hidesSharedBackground", since: 26, takesRules: false, default: .value(false),
    "Whether the item lies without the glass that bars have below items.")
  /// Whether the item shares its glass with symbols beside it.
  public static let sharesBackground = AppearanceKey<Bool>(
    "sharesBackground", since: 26, takesRules: false, default: .value(true),
    "Whether the item shares its glass with symbols beside it.")

  /// Whether the item keeps the place of the search bar among a toolbar's items (searchBarPlacementBarButtonItem).
  public static let isSearchBarPlacement = AppearanceKey<Bool>(
    "isSearchBarPlacement", since: 26, takesRules: false, default: .value(false),
    "Whether the item keeps the place of the search bar among a toolbar's items (searchBarPlacementBarButtonItem)."
  )

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIBarButtonItem", superclass: "UIBarItem", kind: .object,
    summary: "An item of a navigation bar or toolbar.",
    properties: [
      systemItem.declaration, style.declaration, width.declaration, isHighlighted.declaration,
      tintColor.declaration, backgroundImage.declaration, backButtonBackgroundImage.declaration,
      titlePositionAdjustment.declaration, backButtonTitlePositionAdjustment.declaration,
      backgroundVerticalPositionAdjustment.declaration,
      backButtonBackgroundVerticalPositionAdjustment.declaration,
      hidesSharedBackground.declaration, sharesBackground.declaration,
      isSearchBarPlacement.declaration,
      .object(
        "customView", ObjectType("UIView"), default: .none,
        "The view that is shown in place of title and image."),
      PropertyDeclaration(
        name: badgeName,
        type: .object(
          ObjectType(
            BarButtonItemBadge.definition.name, default: BarButtonItemBadge.definition.name,
            shorthand: BarButtonItemBadge.stringValue.declaration.name)),
        since: 26, takesRules: false, default: .none,
        summary: "The count or dot over the item; a text stands for a badge with that text."),
    ] + Menu.ownerProperties)

  /// The type of properties that hold items; a text stands for an item with that title.
  static let type = ObjectType(
    definition.name, default: definition.name, shorthand: BarItem.title.declaration.name)
  /// The name of the property that holds the badge.
  static let badgeName = "badge"

  /// The appearances that the bar has for the item, from iOS 13 on; passed by the bar.
  static let appearances = PartKey<ItemAppearances>("itemAppearances")

  static let customView = Element.Role("customView")
  /// The cancel item that a search bar shows beside its field.
  static let searchBarCancel = Element.Role("cancelItem")
  /// An item of a toolbar.
  static let toolbarItem = Element.Role("item")
  /// The button that shows an item, unless the item is a space or has a custom view.
  static let button = Element.Role("barButton", drawnBy: BarButton.self)
  static let icon = Element.Role("barButtonIcon", drawnBy: BarButtonIcon.self)
  static let backLabel = Element.Role("backLabel", drawnBy: BackButtonLabel.self)

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    if let view = element.object("customView") {
      element.children = [view.with(role: customView)]
    } else if element[systemItem]?.isSpace == true {
      element.children = []
    } else {
      element.children = [
        EmbeddedButton.element(
          buttonClass(of: element, context), role: button, content(of: element, context))
      ]
    }
    if let badge = element.object(badgeName), element[systemItem]?.isSpace != true {
      element.children.append(badge.with(role: BarButtonItemBadge.role))
    }
  }

  /// The class of the view that shows an item: a button. In toolbars a control up to iOS 10; for a
  /// back button a private view. The views that iOS 11 adds around it are left out.
  private static func buttonClass(of item: Element, _ context: ComposeContext) -> String {
    guard context.system < 11 else { return Button.definition.name }
    if isBackRole(item.role) { return View.definition.name }
    return item.role == toolbarItem ? Control.definition.name : Button.definition.name
  }

  /// The parts inside the button: an icon, or else a title.
  private static func content(of item: Element, _ context: ComposeContext) -> [Element] {
    let isCompact = Bar.metrics(context) == .compact
    let hasImage = item[BarItem.image] != nil
    if hasImage || isCompact && item[BarItem.landscapeImagePhone] != nil {
      return [Element(ImageView.definition.name, role: icon)]
    }
    if let system = item[systemItem], system.title(in: context.look) == nil {
      var view = Element(ImageView.definition.name, role: icon)
      view.setDefault(systemItem, system)
      return [view]
    }
    guard item[BarItem.title] != nil || item[systemItem] != nil else { return [] }
    if isBackRole(item.role), item[BackItem.hidesTitle] == true { return [] }
    return [
      Element(
        Label.definition.name, role: isBackRole(item.role) ? backLabel : EmbeddedButton.label)
    ]
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    if part.role == customView { return Bar.values(forViewIn: node) }
    guard part.role == button else { return PassedValues() }
    let state = state(of: node)
    let axes = AxisValues(state: state)
    let isDone = isDone(node.element)
    let color: ColorValue = state == .disabled ? .color(Metrics.disabledColor) : .tint
    var attributes = node.value(BarItem.titleTextAttributes, axes)
    // Attributes that are set for the normal state only still turn grey when disabled.
    if state == .disabled, !node.isSet(BarItem.titleTextAttributes, axes) {
      attributes?.foregroundColor = nil
    }
    var values = PassedValues(
      showing: node, in: state, title: node.word(node[systemItem]?.title),
      base: TextAttributes(
        font: .system(17, isDone ? node.look.emphasizedWeight : .regular), foregroundColor: color),
      attributes: attributes)
    if state == .disabled { values.setDefault(IconStyle.tintColor, color) }
    passAppearance(of: node, &values)
    if state == .highlighted, background(of: node) == nil {
      values.setDefault(View.alpha, Metrics.highlightedOpacity)
    }
    return values
  }

  /// Passes the item's tint, and its images in its state.
  static func passAppearance(of item: StyledNode, _ values: inout PassedValues) {
    let axes = AxisValues(state: state(of: item))
    values.pass(View.tintColor, tintColor, of: item)
    let key = imageKey(of: item)
    values.pass(
      Button.image,
      item[key]?.configured(ModernBarButtonIcon.configuration(item), for: item.traits), in: axes,
      from: item.candidate(key))
    let (background, source) = backgroundCandidate(of: item)
    values.pass(Button.backgroundImage, background, in: axes, from: source)
  }

  /// The state that the item's values are looked up for.
  static func state(of item: StyledNode) -> ControlState {
    if item[BarItem.isEnabled] == false { return .disabled }
    return item[isHighlighted] == true ? .highlighted : .normal
  }

  /// The state that the item's appearances are looked up for.
  static func appearanceState(of item: StyledNode) -> AppearanceState {
    switch state(of: item) {
    case .disabled: .disabled
    case .highlighted: .highlighted
    default: .normal
    }
  }

  /// Whether an item is emphasised.
  static func isDone(_ item: Element) -> Bool {
    item[style] == .done || item[style] == .prominent || item[systemItem]?.isDone == true
  }

  /// Whether the item is a back button.
  static func isBackItem(_ item: StyledNode) -> Bool { isBackRole(item.role) }

  private static func isBackRole(_ role: Element.Role) -> Bool {
    role == BackItem.role || role == BackItem.leavingRole
  }

  /// Whether the item is shown by its title.
  static func isText(_ item: StyledNode) -> Bool {
    let showsGlyph = item[systemItem].map { $0.title(in: item.look) == nil } ?? false
    return item.element.object("customView") == nil && item[imageKey(of: item)] == nil
      && !showsGlyph
  }

  /// The key of the image that shows the item: in compact bars the landscape one if it is set.
  private static func imageKey(of item: StyledNode) -> AppearanceKey<ImageValue> {
    let isCompact = Bar.metrics(item) == .compact
    return isCompact && item[BarItem.landscapeImagePhone] != nil
      ? BarItem.landscapeImagePhone : BarItem.image
  }

  static func metrics(of item: StyledNode) -> AxisValues {
    AxisValues(metrics: Bar.metrics(item))
  }

  /// The item's background image in its state, if one is set.
  static func background(of item: StyledNode) -> ImageValue? {
    backgroundCandidate(of: item).image
  }

  private static func backgroundCandidate(
    of item: StyledNode
  ) -> (image: ImageValue?, source: Candidate?) {
    var axes = AxisValues(state: state(of: item), metrics: Bar.metrics(item))
    let key = isBackItem(item) ? backButtonBackgroundImage : backgroundImage
    // Both names stand for one value of UIKit's.
    if !isBackItem(item) {
      axes.itemStyle = item[style].map { $0 == .prominent ? .done : $0 } ?? .plain
    }
    if let own = item.value(key, axes) { return (own, item.candidate(key, axes)) }
    guard let appearances = item[appearances] else { return (nil, item.candidate(key, axes)) }
    return (
      appearances.value(BarButtonItemStateAppearance.backgroundImage, appearanceState(of: item))?
        .adapted(to: item.traits),
      item.candidate(Self.appearances)
    )
  }

  /// The label of an item that is shown by its title; nil for other items.
  static func label(of item: StyledNode) -> StyledNode? {
    item.child(button)?.child(isBackItem(item) ? backLabel : EmbeddedButton.label)
  }
}

extension BarButtonItemStyle: NamedCases {
  /// The name that documents and messages use.
  public static let typeName = "style"
  /// The first iOS of later names.
  public static let since = [BarButtonItemStyle.prominent.rawValue: 26]
}
