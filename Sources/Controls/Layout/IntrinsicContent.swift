import ObjectModel
import Raster

/// What Auto Layout asks of a view's content, besides its size.
struct IntrinsicContent {
  /// Whether the content has a width (`UIView.noIntrinsicMetric` else).
  var hasWidth = false
  /// Whether the content has a height.
  var hasHeight = false
  /// Whether the height depends on the width, as that of text of several lines.
  var heightFollowsWidth = false
  /// The width at which its text wraps (`preferredMaxLayoutWidth`), in points; nil for the view's.
  var wrapsAt: Double?
  /// How much the view is held to be no larger than its content, 1–1000.
  var hugging = Offset(horizontal: 250, vertical: 250)

  /// No content.
  static let none = IntrinsicContent()
  /// Content of some width and height.
  static let size = IntrinsicContent(hasWidth: true, hasHeight: true)
  /// Content of some height and any width.
  static let height = IntrinsicContent(hasHeight: true)
}

/// Where a baseline lies in a view: a share of its height, and a distance from there.
struct Baseline: Hashable {
  /// 0 is the top, 1 the bottom.
  var share: Double
  /// In points, downwards.
  var offset: Double

  /// The bottom of the view.
  static let bottom = Baseline(share: 1, offset: 0)
}

extension StyledNode {
  /// The baselines of a view whose text, that of this label, is centred.
  func centeredBaselines(width: Double) -> (first: Baseline, last: Baseline) {
    let own = control.baselines(self, width: width)
    let half = intrinsicSize(fitting: Size(width: width, height: .infinity)).height / 2
    func centered(_ baseline: Baseline) -> Baseline {
      Baseline(
        share: 0.5, offset: roundToPixel(baseline.offset + (baseline.share * 2 - 1) * half))
    }
    return (centered(own.first), centered(own.last))
  }
}
