public import ObjectModel
public import Raster
import Symbols
import Text

/// UITableViewCell: a row with texts, an image and an accessory.
public enum TableViewCell: BaseControl {
  /// The style of the cell, which decides where image and texts lie.
  public static let style = AppearanceKey<Style>(
    "style", default: .value(.default),
    "The style of the cell, which decides where image and texts lie.")
  /// The text of the main label.
  public static let text = AppearanceKey<String>(
    "text", default: .none, "The text of the main label.")
  /// The text of the detail label.
  public static let detailText = AppearanceKey<String>(
    "detailText", default: .none, "The text of the detail label.")
  /// The image before the texts.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .cell, default: .none, "The image before the texts.")
  /// The type of the accessory at the row's end.
  public static let accessoryType = AppearanceKey<AccessoryType>(
    "accessoryType", default: .value(.none), "The type of the accessory at the row's end.")
  /// Whether the row is selected.
  public static let isSelected = AppearanceKey<Bool>(
    "isSelected", default: .value(false), "Whether the row is selected.")
  /// Whether the row is highlighted, as while it is pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", default: .value(false),
    "Whether the row is highlighted, as while it is pressed.")
  /// The style of the selection: none, blue, gray or default; from iOS 7 on all but none are grey.
  public static let selectionStyle = AppearanceKey<SelectionStyle>(
    "selectionStyle", default: .byLook,
    "The style of the selection: none, blue, gray or default; from iOS 7 on all but none are grey.")
  /// The height of the row, in points; the table's rowHeight where there is none.
  public static let height = AppearanceKey<Double>(
    "height", default: .inherited,
    "The height of the row, in points; the table's rowHeight where there is none.")
  /// The number of steps by which the content is indented.
  public static let indentationLevel = AppearanceKey<Int>(
    "indentationLevel", default: .value(0), "The number of steps by which the content is indented.")
  /// The width of one step of indentation, in points.
  public static let indentationWidth = AppearanceKey<Double>(
    "indentationWidth", default: .value(10), "The width of one step of indentation, in points.")
  /// The insets of the separator below the row, in points; those of the table where there are none.
  public static let separatorInset = AppearanceKey<EdgeInsets>(
    "separatorInset", since: 7, default: .inherited,
    "The insets of the separator below the row, in points; those of the table where there are none."
  )
  /// Whether the editing controls are shown; as the table says where it is not set.
  public static let isEditing = AppearanceKey<Bool>(
    "isEditing",
    default: .inherited,
    "Whether the editing controls are shown; as the table says where it is not set.")
  /// The editing control of the row: none, delete or insert.
  public static let editingStyle = AppearanceKey<EditingStyle>(
    "editingStyle", default: .value(.delete),
    "The editing control of the row: none, delete or insert.")
  /// Whether the row ends in a reorder control while editing.
  public static let showsReorderControl = AppearanceKey<Bool>(
    "showsReorderControl",
    default: .value(false), "Whether the row ends in a reorder control while editing.")
  /// Whether the content is indented while editing.
  public static let shouldIndentWhileEditing = AppearanceKey<Bool>(
    "shouldIndentWhileEditing", default: .value(true),
    "Whether the content is indented while editing.")
  /// The type of the accessory at the row's end while editing.
  public static let editingAccessoryType = AppearanceKey<AccessoryType>(
    "editingAccessoryType", default: .value(.none),
    "The type of the accessory at the row's end while editing.")
  /// Whether the row is drawn aside for its delete button.
  public static let showingDeleteConfirmation = AppearanceKey<Bool>(
    "showingDeleteConfirmation",
    default: .value(false), "Whether the row is drawn aside for its delete button.")
  /// The title of the delete button; Delete where there is none.
  public static let titleForDeleteConfirmationButton = AppearanceKey<String>(
    "titleForDeleteConfirmationButton", default: .byContent,
    "The title of the delete button; Delete where there is none.")
  /// The side of the row that a swipe has opened: none, leading or trailing.
  static let swipedEdge = AppearanceKey<SwipeActions.Edge>(
    "swipedEdge", since: 11,
    default: .value(.none),
    "The side of the row that a swipe has opened: none, leading or trailing.")
  static let leadingSwipeActions = "leadingSwipeActionsConfiguration"
  static let trailingSwipeActions = "trailingSwipeActionsConfiguration"

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITableViewCell", superclass: "UIView", summary: "A row of a table view.",
    properties: [
      style.declaration, text.declaration, detailText.declaration, image.declaration,
      accessoryType.declaration, isSelected.declaration, isHighlighted.declaration,
      selectionStyle.declaration, height.declaration, indentationLevel.declaration,
      indentationWidth.declaration, separatorInset.declaration, isEditing.declaration,
      editingStyle.declaration, showsReorderControl.declaration,
      shouldIndentWhileEditing.declaration, editingAccessoryType.declaration,
      showingDeleteConfirmation.declaration, titleForDeleteConfirmationButton.declaration,
      .object(
        "textLabel", ObjectType("UILabel", default: "UILabel"), default: .own,
        "The main label, with its own properties."),
      .object(
        "detailTextLabel", ObjectType("UILabel", default: "UILabel"), default: .own,
        "The detail label, with its own properties."),
      .object(
        "imageView", ObjectType("UIImageView", default: "UIImageView"), default: .own,
        "The view of the image, with its own properties."),
      .object(
        "accessoryView", ObjectType("UIView"), default: .none,
        "The view at the row's end, which replaces the accessory type."),
      .object(
        "editingAccessoryView", ObjectType("UIView"), default: .none,
        "The view at the row's end while editing."),
      .object(
        "backgroundView", ObjectType("UIView", default: "UIView"), default: .none,
        "The view behind the content."),
      .object(
        "selectedBackgroundView", ObjectType("UIView", default: "UIView"),
        default: .none, "The view behind the content of a selected row."),
      swipedEdge.declaration,
      SwipeActions.property(
        leadingSwipeActions, since: 11, default: .none,
        "The actions that a swipe towards the row's end shows at its beginning."
      ),
      SwipeActions.property(
        trailingSwipeActions, since: 11,
        default: .none, "The actions that a swipe towards the row's beginning shows at its end."),
      ListContentConfiguration.property(
        contentConfiguration, since: 14, default: .none,
        "The configuration of image and texts, which replaces the cell's own."),
      BackgroundConfiguration.property(
        backgroundConfiguration, since: 14, default: .none,
        "The configuration of the background, which replaces colour and views."),
    ])

  static let contentConfiguration = "contentConfiguration"
  static let backgroundConfiguration = "backgroundConfiguration"

  /// The arrangement of a row's texts (UITableViewCell.CellStyle).
  public enum Style: String, NamedCases {
    /// One text.
    case `default`
    /// A text at the left and a grey one at the right.
    case value1
    /// A small tinted text aligned right, and a text beside it.
    case value2
    /// A text and a smaller one below it.
    case subtitle
    /// The name that documents and messages use.
    public static let typeName = "cellStyle"
  }

  /// The accessory of a row (UITableViewCell.AccessoryType).
  public enum AccessoryType: String, NamedCases {
    case none
    /// A chevron.
    case disclosureIndicator
    /// A detail button and a chevron.
    case detailDisclosureButton
    case detailButton, checkmark
    /// The name that documents and messages use.
    public static let typeName = "accessoryType"
    /// The first iOS of the later cases.
    public static let since = ["detailButton": 7]

  }

  /// The editing control of a row (UITableViewCell.EditingStyle).
  public enum EditingStyle: String, NamedCases {
    case none, delete, insert
    /// The name that documents and messages use.
    public static let typeName = "editingStyle"
  }

  /// The selection of a row (UITableViewCell.SelectionStyle); all but `none` are the same grey from
  /// iOS 7 on.
  public enum SelectionStyle: String, NamedCases {
    case none
    /// Blue up to iOS 6.
    case blue
    case gray
    /// As `blue` up to iOS 6.
    case `default`
    /// The name that documents and messages use.
    public static let typeName = "selectionStyle"
  }

  static let background = Element.Role("backgroundView")
  static let selectedBackground = Element.Role("selectedBackgroundView")
  static let content = Element.Role("contentView", drawnBy: ListContentView.Embedded.self)
  static let imageView = Element.Role("imageView")
  static let textLabel = Element.Role("textLabel")
  static let detailTextLabel = Element.Role("detailTextLabel")
  static let accessoryView = Element.Role("accessoryView")

  /// The styles of configurations that name none, where the row's own do not count; set by cells of
  /// collections.
  static let contentStyle = PartKey<ListContentStyle>("contentStyle")
  static let backgroundStyle = PartKey<ListBackgroundStyle>("backgroundStyle")

  // Set by the table.
  static let isFirstInSection = PartKey<Bool>("isFirstInSection")
  static let isLastInSection = PartKey<Bool>("isLastInSection")
  static let isGrouped = PartKey<Bool>("isGrouped")
  /// Whether rows show a mark while editing.
  static let showsMark = PartKey<Bool>("showsMark")
  static let isBeforeTitle = PartKey<Bool>("isBeforeTitle")
  /// Colour of the line below; nil if the table draws none.
  static let separatorColor = PartKey<ColorValue>("separatorColor")

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    setBackground(of: &element)
    var children: [Element] = []
    func add(_ slot: PropertySlot, _ role: Element.Role) {
      if let view = element.object(slot) { children.append(view.with(role: role)) }
    }
    /// A part that exists if it has content, or if a document sets one of its properties.
    func add<Value>(
      _ slot: PropertySlot, _ role: Element.Role, _ className: String,
      content: AppearanceKey<Value>
    ) {
      if let view = element.object(slot) {
        children.append(view.with(role: role))
      } else if element[content] != nil {
        children.append(Element(className, role: role))
      }
    }
    add(Slots.background, background)
    if isChosen(element) { add(Slots.selectedBackground, selectedBackground) }
    add(Slots.imageView, imageView, "UIImageView", content: image)
    add(Slots.textLabel, textLabel, "UILabel", content: text)
    if element[style] ?? .default != .default {
      add(Slots.detailTextLabel, detailTextLabel, "UILabel", content: detailText)
    }
    let subviews = View.subviews(of: element)
    if !subviews.isEmpty { children += subviews }
    let isEditing = element[isEditing] == true
    add(isEditing ? Slots.editingAccessory : Slots.accessory, accessoryView)
    let type = element[isEditing ? editingAccessoryType : accessoryType] ?? .none
    if type != .none, children.last?.role != accessoryView {
      children += TableViewCellAccessory.parts(of: type, context.look)
    }
    let controls = TableViewCellEditing.parts(of: element, context.look)
    if !controls.isEmpty { children += controls }
    element.children = children
  }

  /// A row is white. Its table sets that for all of its rows at once, which then share it.
  static func setBackground(of row: inout Element) {
    row.setDefault(View.backgroundColor, .color(.white))
  }

  /// The slots of a row's views. Kept, since a row asks for most of them and to hash a name takes longer than to look.
  private enum Slots {
    static let background = PropertySlot("backgroundView")
    static let selectedBackground = PropertySlot("selectedBackgroundView")
    static let imageView = PropertySlot("imageView")
    static let textLabel = PropertySlot("textLabel")
    static let detailTextLabel = PropertySlot("detailTextLabel")
    static let accessory = PropertySlot("accessoryView")
    static let editingAccessory = PropertySlot("editingAccessoryView")
  }

  private static func isChosen(_ cell: Element) -> Bool {
    guard cell[selectionStyle] != SelectionStyle.none else { return false }
    return cell[isSelected] == true || cell[isHighlighted] == true
  }

  static func isChosen(_ cell: StyledNode) -> Bool {
    guard cell[selectionStyle] != SelectionStyle.none else { return false }
    return cell[isSelected] == true || cell[isHighlighted] == true
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let style = node[style] ?? .default
    let title = TableViewCellFigures(node).titleSize
    switch part.role {
    case imageView:
      let symbols = SymbolConfiguration(textStyle: TextStyle.body.rawValue, scale: .large)
      values.pass(
        ImageView.image, node[image]?.configured(symbols, for: node.traits),
        from: node.candidate(image))
      values.setDefault(ImageView.isHighlighted, isChosen(node))
    case textLabel:
      values.pass(Label.text, text, of: node)
      values.setDefault(Label.isHighlighted, isChosen(node))
      switch style {
      case .default, .subtitle: values.setDefault(Label.font, .system(title))
      case .value1: values.setDefault(Label.font, .system(Metrics.titleSize))
      case .value2:
        values.setDefault(Label.font, .system(Metrics.value2Size))
        values.setDefault(Label.textColor, .tint)
        values.setDefault(Label.textAlignment, node.runsFromRight ? .left : .right)
      }
    case detailTextLabel:
      values.pass(Label.text, detailText, of: node)
      values.setDefault(Label.isHighlighted, isChosen(node))
      switch style {
      case .value1:
        values.setDefault(Label.font, .system(Metrics.titleSize))
        values.setDefault(Label.textColor, .color(node.look.secondaryText))
        values.setDefault(Label.textAlignment, .right)
      case .value2: values.setDefault(Label.font, .system(Metrics.value2Size))
      case .default, .subtitle: values.setDefault(Label.font, .system(Metrics.subtitleSize))
      }
    case TableViewCellAccessory.disclosure, TableViewCellAccessory.checkmark:
      return TableViewCellAccessory.values()
    case TableViewCellEditing.editControl, TableViewCellEditing.deleteButton:
      return TableViewCellEditing.values(for: part, of: node)
    default: break
    }
    return values
  }
}
