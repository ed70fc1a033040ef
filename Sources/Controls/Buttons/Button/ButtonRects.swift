import ObjectModel
import Raster

/// The rectangles of a button of a class that overrides UIKit's answers. They are those of the final
/// layout, while frames are set before mirroring.
struct ButtonRects {
  private let overrides: [ButtonRect: ButtonRect.Override]
  private let width: Double
  private let isMirrored: Bool
  private var binder: Binder

  init(_ node: StyledNode, size: Size, isMirrored: Bool) {
    overrides = Self.overrides(of: node)
    width = size.width
    self.isMirrored = isMirrored
    binder = Binder(node, bounds: size)
  }

  private static func overrides(of node: StyledNode) -> [ButtonRect: ButtonRect.Override] {
    node.context.classes.content(of: node.classID)?.buttonRects ?? [:]
  }

  /// Whether a button's class answers a rectangle, which a configuration takes no notice of.
  static func overrides(_ rect: ButtonRect, of node: StyledNode) -> Bool {
    overrides(of: node)[rect] != nil && ConfiguredStyle(node) == nil
  }

  /// The frames of title and image in place of UIKit's.
  mutating func parts(title: Rect, image: Rect) -> (title: Rect, image: Rect) {
    guard !overrides.isEmpty else { return (title, image) }
    note(title, as: .title)
    note(image, as: .image)
    return (answer(.title, title), answer(.image, image))
  }

  /// The rectangle of content or background in place of UIKit's, which later ones can refer to.
  mutating func rect(_ name: ButtonRect, _ uikit: Rect) -> Rect {
    guard !overrides.isEmpty else { return uikit }
    note(uikit, as: name)
    let answer = answer(name, uikit)
    note(answer, as: name)
    return answer
  }

  private mutating func note(_ rect: Rect, as name: ButtonRect) {
    let final = mirrored(rect)
    let sides: [ButtonRect.Side: Double] = [
      .x: final.minX, .y: final.minY, .width: final.width, .height: final.height,
    ]
    for (side, length) in sides { binder.given[name.name(of: side)] = length }
  }

  private func answer(_ name: ButtonRect, _ uikit: Rect) -> Rect {
    guard let own = overrides[name] else { return uikit }
    let rect = mirrored(uikit)
    func side(_ value: NumberValue?, _ known: Double) -> Double {
      value.map(binder.number) ?? known
    }
    return mirrored(
      Rect(
        x: side(own.x, rect.minX), y: side(own.y, rect.minY),
        width: max(0, side(own.width, rect.width)), height: max(0, side(own.height, rect.height))))
  }

  /// A rectangle of the final layout before mirroring, and the other way round.
  private func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
