import ObjectModel
import Raster

extension MenuLayout {
  /// The accessibility elements of the menu, with frames in the window, in points.
  ///
  /// - Parameter frame: the menu's in the window.
  func spoken(in frame: Rect) -> [(content: SpokenContent, frame: Rect)] {
    lines.flatMap { line -> [(content: SpokenContent, frame: Rect)] in
      let place = line.frame.offsetBy(x: frame.minX, y: frame.minY).intersection(frame) ?? .zero
      switch line.row {
      case .title(let text):
        return [(SpokenContent(label: text, traits: [.staticText, .header]), place)]
      case .item(let item): return [(item.spoken, place)]
      case .columns(let items, _):
        return zip(items, Self.columns(items.count, in: place)).map { ($0.spoken, $1) }
      }
    }
  }
}

extension MenuContent.Item {
  fileprivate var spoken: SpokenContent {
    var traits = AccessibilityTraits.button
    if state != .off { traits.insert(.selected) }
    if isDisabled { traits.insert(.notEnabled) }
    let label = [title, subtitle].compactMap(\.self).joined(separator: ", ")
    return SpokenContent(label: label, traits: traits)
  }
}
