import ObjectModel
import Raster
import Text

extension TableViewHeaderFooterView {
  /// Colours by the interface style and the release.
  static var modern: any ControlClass.Type { ModernTableViewHeaderFooterView.self }
}

extension TableTitleFigures {
  /// Room between the capitals of a group's title, beyond that of our face (fitted to ten titles of iOS 14,
  /// 16 and 18, which end within 0.6 points).
  static let capitalSpacing = 0.06

  /// States what iOS 13 changed.
  mutating func becomeModern(_ title: StyledNode) {
    if title[TableMargins.isInset] == true {
      // The baseline of a text of 12 points lies 9 above a card, and 16.8 below it (measured).
      headerBottom = 6
      footerTop = 5.6
    } else {
      // Baselines lie 10 above the rows on iOS 14 at 2x, 10.33 on 16 at 3x, and 19.2 below them
      // (measured).
      headerBottom = title.system < 15 ? 6.5 : 7
      footerTop = 7.2
    }
  }
}

/// UITableViewHeaderFooterView from iOS 13 on.
enum ModernTableViewHeaderFooterView: DerivedControl {
  typealias Base = TableViewHeaderFooterView

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TableViewHeaderFooterView.compose(&element, context)
    let isGrouped = element.default(TableViewHeaderFooterView.isGrouped) == true
    configure(&element, isGrouped: isGrouped, context)
    guard !isGrouped else { return }
    // Up to iOS 14 the title lies on grey (choice); later, on the table.
    element.setDefault(
      View.backgroundColor,
      context.system < 15
        ? context.look.color(.systemGray6) : .color(.clear))
  }

  /// Replaces the title and the background's view by those of configurations.
  private static func configure(
    _ element: inout Element, isGrouped: Bool, _ context: ComposeContext
  ) {
    guard ListContentConfiguration.exists(in: context.system) else { return }
    if element.object(TableViewHeaderFooterView.backgroundConfiguration) != nil {
      element.children.removeAll { $0.role == TableViewHeaderFooterView.background }
    }
    guard let content = element.object(TableViewHeaderFooterView.contentConfiguration) else {
      return
    }
    element.children.removeAll { $0.role == TableViewHeaderFooterView.textLabel }
    let isFooter = element.default(TableViewHeaderFooterView.isFooter) == true
    let style: ListContentStyle =
      switch (isGrouped, isFooter) {
      case (true, false): .groupedHeader
      case (true, true): .groupedFooter
      case (false, false): .plainHeader
      case (false, true): .plainFooter
      }
    element.children.insert(
      ListContentView.element(content, style: style, role: TableViewHeaderFooterView.content),
      at: element.children.count { $0.role == TableViewHeaderFooterView.background })
  }

  private static func background(of view: StyledNode) -> Element? {
    guard BackgroundConfiguration.exists(in: view.system) else { return nil }
    return view.configuration(TableViewHeaderFooterView.backgroundConfiguration)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    background(of: node.styled) == nil ? nil : Path()
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    guard let background = background(of: view) else {
      return TableViewHeaderFooterView.paint(node, &canvas)
    }
    let isGrouped = view[TableViewHeaderFooterView.isGrouped] == true
    let style =
      background[BackgroundConfiguration.style]
      ?? (isGrouped ? .listGroupedHeaderFooter : .listPlainHeaderFooter)
    style.shape(isChosen: false, isFocused: false, corners: ([], radius: 0), of: view.look)
      .paint(background, in: node.bounds, of: view, &canvas)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    guard let layout = layout(node, width: fitting.width) else {
      return TableViewHeaderFooterView.intrinsicSize(node, fitting: fitting)
    }
    return Size(width: fitting.width, height: layout.layout.height(width: fitting.width))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    TableViewHeaderFooterView.layOut(node, size: size, &pass)
    guard let (view, layout) = layout(node, width: size.width) else { return }
    // A view that is higher than its content keeps it at the rows' side.
    let isGroupedHeader =
      node[TableViewHeaderFooterView.isGrouped] == true
      && node[TableViewHeaderFooterView.isFooter] != true
    let height = layout.height(width: size.width)
    let top = isGroupedHeader ? size.height - height : 0
    let own = Size(width: size.width, height: isGroupedHeader ? height : size.height)
    pass.place(view, in: Rect(origin: Point(x: 0, y: top), size: own))
    layout.layOut(in: own, &pass)
  }

  /// The content view with the layout of its parts; nil for a title's own label.
  private static func layout(
    _ node: StyledNode, width: Double
  ) -> (view: StyledNode, layout: ListContentLayout)? {
    guard let view = node.child(TableViewHeaderFooterView.content) else { return nil }
    let margins = TableMargins.margins(node, width: width)
    return (
      view,
      ListContentLayout(
        view, around: EdgeInsets(top: 0, left: margins.start, bottom: 0, right: margins.end))
    )
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TableViewHeaderFooterView.values(for: part, of: node)
    guard part.role == TableViewHeaderFooterView.textLabel else { return values }
    if node[TableViewHeaderFooterView.isGrouped] == true {
      let isInset = node[TableMargins.isInset] == true
      if isInset || node[TableViewHeaderFooterView.isFooter] == true {
        // As large as a footnote, without its leading (measured on iOS 16: lines 16 apart).
        values.setDefault(Label.spacesLinesByPoints, node.system >= 15 && !isInset)
        let size = TextStyle.footnote.size(
          category: node.traits.preferredContentSizeCategory, system: node.system)
        values.setDefault(Label.font, .system(size))
      } else {
        // Its second line makes a title 18 higher (measured at 3x).
        values.setDefault(Label.font, .textStyle(TextStyle.footnote.rawValue))
      }
      let isHeader = node[TableViewHeaderFooterView.isFooter] != true
      if isHeader, let style = TableTitleFigures(node).headerStyle {
        let size = style.size(
          category: node.traits.preferredContentSizeCategory, system: node.system)
        values.setDefault(Label.font, .system(size, .semibold))
        values.setDefault(Label.textColor, node.look.color(.label))
        return values
      }
      if isHeader {
        var attributes = TextAttributes()
        attributes.kern = TableTitleFigures.capitalSpacing
        values.setDefault(Label.attributes, attributes)
      }
      values.setDefault(Label.textColor, ListContentStyle.groupedTitleColor(node.look))
    } else {
      // A headline (choice).
      values.setDefault(Label.font, .textStyle(TextStyle.headline.rawValue))
      values.setDefault(Label.textColor, node.look.color(.label))
    }
    return values
  }
}
