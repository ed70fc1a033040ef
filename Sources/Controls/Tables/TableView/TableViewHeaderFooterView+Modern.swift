import ObjectModel
import Raster
import Text

extension TableViewHeaderFooterView {
  /// Colors by the interface style and the release.
  static var modern: any ControlClass.Type { ModernTableViewHeaderFooterView.self }
}

/// UITableViewHeaderFooterView from iOS 13 on.
enum ModernTableViewHeaderFooterView: DerivedControl {
  typealias Base = TableViewHeaderFooterView

  /// Distance from the rows to a footer's text, in points (measured: the first line of a footer has
  /// its baseline 19.2 below the rows, 16.8 below a card with a text of 12 points).
  static func footerTop(_ node: StyledNode) -> Double {
    node[TableViewLayout.isInset] == true ? 5.6 : 7.2
  }

  /// Distance from a header's text to the rows, in points (measured: its baseline lies 9.5 to 10
  /// above the rows, 8.7 above a card with a text of 12 points).
  static func headerBottom(_ node: StyledNode) -> Double {
    node[TableViewLayout.isInset] == true ? 5.6 : 6.5
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {
    TableViewHeaderFooterView.compose(&element, context)
    guard element.default(TableViewHeaderFooterView.isGrouped) != true else { return }
    // Up to iOS 14 the title lies on grey (choice); later, on the table.
    element.setDefault(
      View.backgroundColor,
      context.system < 15
        ? Look(system: context.system).color(.systemGray6) : .color(.clear))
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = TableViewHeaderFooterView.values(for: part, of: node)
    guard part.role == TableViewHeaderFooterView.textLabel else { return values }
    if node[TableViewHeaderFooterView.isGrouped] == true {
      // As large as a footnote, without its leading (measured: lines 16 apart).
      let size = TextStyle.footnote.size(
        category: node.traits.preferredContentSizeCategory, system: node.system)
      values.setDefault(Label.font, .system(size))
      values.setDefault(Label.textColor, groupedColor(node))
    } else {
      // A headline (choice).
      values.setDefault(Label.font, .textStyle(TextStyle.headline.rawValue))
      values.setDefault(Label.textColor, node.look.color(.label))
    }
    return values
  }

  /// The grey of a group's title: one of its own up to iOS 14, later that of secondary labels
  /// (measured: 109, 109, 114 and 133, 133, 139 on the light background).
  private static func groupedColor(_ node: StyledNode) -> ColorValue {
    guard node.system < 15 else { return node.look.color(.secondaryLabel) }
    return .dynamic(
      light: .color(Color(bytes: 109, 109, 114)), dark: .color(Color(bytes: 141, 141, 147)))
  }
}
