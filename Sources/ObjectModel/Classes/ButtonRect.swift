/// A rectangle of a button that subclasses override, by the name of the method
/// (`titleRectForContentRect:`) up to its argument.
package enum ButtonRect: String, Sendable, CaseIterable {
  case background = "backgroundRect"
  case content = "contentRect"
  case title = "titleRect"
  case image = "imageRect"

  /// The rectangles whose sides an override of this one can refer to. Its own is what UIKit
  /// answers, and so are title and image for each other; the content's is the class's.
  package var references: [ButtonRect] {
    switch self {
    case .background, .content: [self]
    case .title, .image: [.content, .title, .image]
    }
  }

  /// A side, as references name it: `contentRect.width`.
  package enum Side: String, Sendable, CaseIterable { case x, y, width, height }

  /// The name of a reference to a side, without the `$`.
  package func name(of side: Side) -> String { "\(rawValue).\(side.rawValue)" }

  /// The sides that a class answers, in points of the button's bounds; nil leaves UIKit's answer.
  package struct Override: Sendable {
    package var x: NumberValue?
    package var y: NumberValue?
    package var width: NumberValue?
    package var height: NumberValue?

    /// Creates an override.
    package init(
      x: NumberValue?, y: NumberValue?, width: NumberValue?, height: NumberValue?
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}
