public import ObjectModel
import Raster

/// UITableViewHeaderFooterView: the title above or below a section's rows.
public enum TableViewHeaderFooterView: ControlClass {
  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITableViewHeaderFooterView", superclass: "UIView", since: 6,
    summary: "The title over or under a section of a table view.",
    properties: [
      View.tintColor(since: 6),
      .object("textLabel", ObjectType("UILabel", default: "UILabel"), "The title's label."),
      .object("backgroundView", ObjectType("UIView", default: "UIView"), "Behind the title."),
    ])

  static let textLabel = Element.Role("textLabel")
  static let background = Element.Role("backgroundView")

  /// The section's title; set by the table.
  static let title = PartKey<String>("title")
  static let isGrouped = PartKey<Bool>("isGrouped")
  static let isFooter = PartKey<Bool>("isFooter")

  /// In points, measured on iOS 7 and 8.
  private enum Metrics {
    /// Font size of a group's header, in capitals: 14 on 7, 13 from 8 on.
    static let headerSize7 = 14.0
    static let headerSize = 13.0
    static let footerSize = 13.0
    /// Font size of a plain header: 14 Medium on 7 (measured), 17 from 8 on (unsourced).
    static let plainSize7 = 14.0
    static let plainSize = 17.0
    /// Distance from a header's text to the rows: 6.5 (baseline 10); from the rows to a footer's
    /// text: 7.5 (baseline 20).
    static let headerBottom = 6.5
    static let footerTop = 7.5
    /// #6D6D72.
    static let groupedColor = Color(bytes: 0x6D, 0x6D, 0x72)
    /// #232323 on #F7F7F7.
    static let plainColor = Color(bytes: 0x23, 0x23, 0x23)
    static let plainBackground = Color(bytes: 0xF7, 0xF7, 0xF7)
  }

  /// Creates the header or footer of a section: the given view, or one for the title.
  static func element(
    _ view: Element?, title: String?, isGrouped: Bool, isFooter: Bool
  ) -> Element? {
    guard view != nil || title != nil else { return nil }
    var element = view ?? Element("UITableViewHeaderFooterView")
    element.setDefault(self.isGrouped, isGrouped)
    element.setDefault(self.isFooter, isFooter)
    if let title {
      // Only titles that the table creates are put in capitals, not a label's own text.
      element.setDefault(self.title, isGrouped && !isFooter ? title.uppercased() : title)
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
    let isFirst = node.system < 8
    if node[isGrouped] == true {
      let header = isFirst ? Metrics.headerSize7 : Metrics.headerSize
      values.setDefault(
        Label.font, .system(node[isFooter] == true ? Metrics.footerSize : header))
      values.setDefault(Label.textColor, .color(Metrics.groupedColor))
      values.setDefault(Label.numberOfLines, 0)
    } else {
      values.setDefault(
        Label.font,
        .system(isFirst ? Metrics.plainSize7 : Metrics.plainSize, node.look.emphasizedWeight))
      values.setDefault(Label.textColor, .color(Metrics.plainColor))
    }
    return values
  }

  /// The size of the title.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let margin = TableViewLayout.margin(node.context, width: fitting.width)
    let room = Size(width: max(0, fitting.width - 2 * margin), height: fitting.height)
    let label = node.child(textLabel)?.intrinsicSize(fitting: room) ?? .zero
    return Size(width: fitting.width, height: label.height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    let margin = TableViewLayout.margin(node.context, width: size.width)
    let width = max(0, size.width - 2 * margin)
    for child in node.children {
      if child.role == background {
        pass.place(child, in: Rect(origin: .zero, size: size))
      } else if child.role == textLabel {
        var frame = Rect(x: margin, y: 0, width: width, height: size.height)
        if node[isGrouped] == true {
          let height = child.intrinsicSize(fitting: Size(width: width, height: .infinity)).height
          let isFooter = node[isFooter] == true
          frame.origin.y =
            isFooter ? Metrics.footerTop : size.height - Metrics.headerBottom - height
          frame.size.height = height
        }
        pass.place(child, in: frame)
      }
    }
    pass.layOutSubviews(of: node, size: size)
  }

  /// A tint of the view lies behind a plain table's title, unless a background is set.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    guard view[isGrouped] != true, view.candidate(View.backgroundColor) == nil,
      let tint = view.ownTint
    else { return }
    canvas.fill(node.bounds, tint)
  }
}

extension Element {
  /// The default value of a property for the normal axes, set by the object that created this one.
  func `default`<Value>(_ key: some PropertyKey<Value>) -> Value? {
    defaults[key.slot].flatMap(Value.init)
  }
}
