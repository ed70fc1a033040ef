import ObjectModel
import Raster
import Text

/// The item that a navigation bar shows as its back button: what the bar tells it, and its title.
enum BackItem {
  static let role = Element.Role("backItem")
  /// The back button of the previously shown item during a push.
  static let leavingRole = Element.Role("leavingBackItem")

  /// Left edge of the title beside the indicator, in points; passed to the item.
  static let titleOffset = PartKey<Double>("backTitleOffset")

  /// Progress of a push of the last item, 0–1; nil without a push. Set by the navigation controller for
  /// its bar, which passes it on.
  static let pushProgress = PartKey<Double>("pushProgress")

  /// Whether the button shows no title: from iOS 26 on without one of its own.
  static let hidesTitle = PartKey<Bool>("hidesBackTitle")

  /// Mask that clips the text during a push; passed to the item.
  static let mask = PartKey<ImageValue>("backMask")

  /// Distance from the left edge of a background image without cap insets to the text, in points.
  private static let backgroundToTitle = 6.0

  /// Left edge of the title in the item, in points.
  static func titleX(of item: StyledNode) -> Double {
    guard let background = BarButtonItem.background(of: item) else {
      return item[titleOffset] ?? 0
    }
    return background.capInsets?.left ?? backgroundToTitle
  }

  /// Text and width of a back button: its own title, "Back" where that does not fit beside the
  /// bar's title, or nil where neither fits.
  ///
  /// - Parameter availableWidth: width of the back button, in points.
  static func title(of item: StyledNode, availableWidth: Double) -> (
    text: TextLayout?, width: Double
  ) {
    let background = BarButtonItem.background(of: item)
    let lead = titleX(of: item)
    func width(_ title: TextLayout?) -> Double {
      let plain = lead + (title?.size.width ?? 0)
      guard let background else { return plain }
      return max(plain + (background.capInsets?.right ?? 0), background.size.width)
    }
    guard let label = BarButtonItem.label(of: item) else { return (nil, width(nil)) }
    let own = Label.line(of: label)
    // The frame comes from layout, so that a rounding error is not a lack of room.
    let slack = 1e-6
    if width(own) <= availableWidth + slack { return (own, width(own)) }
    let short = Label.line(of: label, saying: label.context.words[.back])
    if width(short) < width(own), width(short) <= availableWidth + slack {
      return (short, width(short))
    }
    return (nil, width(nil))
  }
}
