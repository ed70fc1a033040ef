public import ObjectModel
import Raster

/// UITableViewHeaderFooterView: the title above or below a section's rows.
public enum TableViewHeaderFooterView: BaseControl {
  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITableViewHeaderFooterView", superclass: "UIView", since: 6,
    summary: "The header or footer of a table view's section.",
    properties: [
      View.tintColor(since: 6),
      .object(
        "textLabel", ObjectType("UILabel", default: "UILabel"), default: .own,
        "The label of the title, with its own properties."),
      .object(
        "backgroundView", ObjectType("UIView", default: "UIView"), default: .none,
        "The view behind the title."),
      ListContentConfiguration.property(
        contentConfiguration, since: 14, default: .none,
        "The configuration of image and texts, which replaces the title."),
      BackgroundConfiguration.property(
        backgroundConfiguration, since: 14, default: .none,
        "The configuration of the background, which replaces colour and view."),
    ])

  static let contentConfiguration = "contentConfiguration"
  static let backgroundConfiguration = "backgroundConfiguration"
  static let content = Element.Role("contentView", drawnBy: ListContentView.Embedded.self)

  static let textLabel = Element.Role("textLabel")
  static let background = Element.Role("backgroundView")

  /// The section's title; set by the table.
  static let title = PartKey<String>("title")
  static let isGrouped = PartKey<Bool>("isGrouped")
  static let isFooter = PartKey<Bool>("isFooter")

  /// Creates the header or footer of a section: the given view, or one for the title.
  static func element(
    _ view: Element?, title: String?, isGrouped: Bool, isFooter: Bool, _ context: ComposeContext
  ) -> Element? {
    guard view != nil || title != nil else { return nil }
    var element = view ?? Element("UITableViewHeaderFooterView")
    element.setDefault(self.isGrouped, isGrouped)
    element.setDefault(self.isFooter, isFooter)
    if let title {
      // Only titles that the table creates are put in capitals, not a label's own text.
      let isInCapitals =
        isGrouped && !isFooter && TableTitleFigures.usesCapitals(context.look)
      element.setDefault(self.title, isInCapitals ? context.words.uppercased(title) : title)
    }
    return element
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var children: [Element] = []
    if let view = element.object("backgroundView") {
      children.append(view.with(role: background))
    }
    let title = element.default(self.title)
    if element.object("textLabel") != nil || title != nil {
      let label = element.object("textLabel") ?? Element("UILabel")
      children.append(label.with(role: textLabel))
    }
    element.children = children + View.subviews(of: element)
    if element.default(isGrouped) != true {
      element.setDefault(View.backgroundColor, .color(Metrics.plainBackground))
    }
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard part.role == textLabel else { return values }
    values.setDefault(Label.text, node[title])
    let figures = TableTitleFigures(node)
    if node[isGrouped] == true {
      values.setDefault(Label.font, .system(figures.groupSize))
      if figures.leavesOutLineGap, node[isFooter] == true {
        values.setDefault(Label.leavesOutLineGap, true)
      }
      values.setDefault(Label.textColor, .color(Metrics.groupedColor))
      values.setDefault(Label.numberOfLines, 0)
    } else {
      values.setDefault(
        Label.font, .system(figures.plainSize, node.look.emphasizedWeight))
      values.setDefault(Label.textColor, .color(Metrics.plainColor))
    }
    return values
  }
}

extension Element {
  /// The default value of a property for the normal axes, set by the object that created this one.
  func `default`<Value>(_ key: some PropertyKey<Value>) -> Value? {
    defaults[key.slot].flatMap(Value.init)
  }
}
