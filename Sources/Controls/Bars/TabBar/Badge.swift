import ObjectModel
import Raster
import Text

/// The badge of a tab bar item: a disc or, with longer text, a capsule, and a label.
enum Badge: BaseControl {
  static let definition = View.definition

  static let role = Element.Role("badge", drawnBy: Badge.self)
  static let label = Element.Role("badgeLabel")

  static var element: Element {
    EmbeddedButton.element(
      View.definition.name, role: role, [Element(Label.definition.name, role: label)])
  }

  /// Passes the values for the badge from an item to its control.
  static func pass(_ item: StyledNode, _ values: inout PassedValues) {
    guard let text = item[TabBarItem.badgeValue] else { return }
    let axes = TabBarItem.axes(item)
    values.pass(TabBarItem.badgeValue, text, from: item.candidate(TabBarItem.badgeValue))
    values.pass(TabBarItem.badgeColor, TabBarItem.badgeColor, of: item)
    values.pass(TabBarItem.badgeTextAttributes, TabBarItem.badgeTextAttributes, axes, of: item)
  }

  /// The values that the control passes to its badge.
  static func values(of control: StyledNode) -> PassedValues {
    var values = PassedValues()
    values.setDefault(View.backgroundColor, control.look.color(.systemRed))
    values.pass(View.backgroundColor, TabBarItem.badgeColor, of: control)
    values.pass(TabBarItem.badgeValue, TabBarItem.badgeValue, of: control)
    let attributes = TabBarItem.badgeTextAttributes
    values.pass(attributes, attributes, of: control)
    return values
  }

  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    values.pass(Label.text, TabBarItem.badgeValue, of: node)
    let size = BadgeFigures(node.look).fontSize
    values.setDefault(Label.font, .system(size))
    values.setDefault(Label.textColor, .color(.white))
    values.setDefault(Label.textAlignment, .center)
    let attributes = TabBarItem.badgeTextAttributes
    values.passText(
      node[attributes]?.sized(orAs: .system(size)), from: node.candidate(attributes))
    return values
  }

  private static func line(_ badge: StyledNode) -> TextLayout? {
    badge.child(label).map { Label.line(of: $0) }
  }

  /// Width of the badge with its text, in points.
  static func width(_ badge: StyledNode) -> Double {
    let figures = BadgeFigures(badge.look)
    return width(badge, height: figures.height, padding: figures.padding)
  }

  static func width(_ badge: StyledNode, height: Double, padding: Double) -> Double {
    max(height, badge.ceilToPixel((line(badge)?.size.width ?? 0) + 2 * padding))
  }

  static func place(
    _ badge: StyledNode, x: Double, moved: Offset = .zero, _ pass: inout LayoutPass
  ) {
    let figures = BadgeFigures(badge.look)
    let frame = Rect(x: x, y: figures.top, width: width(badge), height: figures.height)
    pass.place(badge, in: frame.offsetBy(x: moved.horizontal, y: moved.vertical))
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let label = node.child(label) else { return }
    BadgeShape.place(label, in: node, size: size, padding: 0, &pass)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? { BadgeShape.outline(node) }
}
