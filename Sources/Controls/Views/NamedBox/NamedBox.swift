import ObjectModel
import Raster
import Text

/// The stand-in for a view that is not UIKit's own: a box with the name of its class.
///
/// Its look is a choice.
enum NamedBox: BaseControl {
  static let definition = View.definition

  /// The name in place of the view's class: that of the controller which made it.
  static let name = PartKey<String>("name")

  private static let fill = Color(white: 0.9, alpha: 1)
  private static let line = Color(white: 0.6, alpha: 1)
  private static let fontSize = 13.0

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let (styled, bounds) = (node.styled, node.bounds)
    // A background that the document gives takes the place of the box's own.
    if styled[View.backgroundColor] == nil { canvas.fill(bounds, fill) }
    let pixel = styled.pixel
    for edge in [
      Rect(x: 0, y: 0, width: bounds.width, height: pixel),
      Rect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel),
      Rect(x: 0, y: 0, width: pixel, height: bounds.height),
      Rect(x: bounds.width - pixel, y: 0, width: pixel, height: bounds.height),
    ] { canvas.fill(edge, line) }
    let text = styled[name] ?? styled.element.className
    let layout = styled.textLayout(
      text,
      attributes: TextAttributes(
        font: .system(fontSize), foregroundColor: .color(Color(white: 0.35, alpha: 1))),
      width: max(0, bounds.width - 8), lineBreakMode: .byTruncatingMiddle)
    guard layout.size.height <= bounds.height else { return }
    let origin = Point(
      x: (bounds.width - layout.size.width) / 2,
      y: styled.centeredTop(layout, height: bounds.height))
    canvas.draw(layout, topLeft: origin, shadow: nil, of: styled)
  }
}

extension NamedBox: AccessibleClass {
  /// An element only if the view has an accessibility label: what it shows is not known.
  static func accessibility(_ node: PlacedNode) -> AccessibilityRole {
    guard node.styled[RootObject.accessibilityLabel] != nil else { return .container }
    return .element(SpokenContent(traits: []))
  }
}

/// WKWebView: a box with its name.
enum WebView: DerivedControl {
  typealias Base = NamedBox
  static let definition = ClassDefinition(
    "WKWebView", superclass: "UIView", since: 8,
    summary: "A web page, drawn as a box with its name.")
}

/// UIWebView: a box with its name.
enum OldWebView: DerivedControl {
  typealias Base = NamedBox
  static let definition = ClassDefinition(
    "UIWebView", superclass: "UIView", summary: "A web page, drawn as a box with its name.")
}

/// MKMapView: a box with its name.
enum MapView: DerivedControl {
  typealias Base = NamedBox
  static let definition = ClassDefinition(
    "MKMapView", superclass: "UIView", summary: "A map, drawn as a box with its name.")
}

/// The view of a controller that is not UIKit's own.
enum ForeignView: DerivedControl {
  typealias Base = NamedBox
  static let definition = ClassDefinition(
    "_MockupForeignView", superclass: "UIView",
    summary: "The view of a controller of another framework.")
}
