import ObjectModel
import Raster
import Text

extension Segment {
  /// A title or an image on a bezel.
  static var classic: any ControlClass.Type { ClassicSegment.self }
}

/// UISegment up to iOS 6.
enum ClassicSegment: DerivedControl {
  typealias Base = Segment

  /// The style of the control.
  static let style = PartKey<SegmentedControlStyle>("style")

  private enum Metrics {
    /// Font sizes of titles in the plain and bar styles, in points (choice).
    static let titleSize = 16.0
    static let barTitleSize = 12.0
    static let contentColor = Color(grey: 100)
    static let disabledAlpha = 0.5
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let state = Segment.state(of: node)
    let isBar = node[style]?.isBar ?? false
    let isLight = isBar || state.contains(.selected) || state.contains(.highlighted)
    if part.role == Segment.imageRole {
      guard let image = node[Segment.image] else { return values }
      values.pass(
        ImageView.image,
        image.decided(isTemplate: node.rendering(of: image, role: .segment).isTemplate),
        from: node.candidate(Segment.image))
      values.setDefault(View.tintColor, .color(isLight ? .white : Metrics.contentColor))
    } else if part.role == Segment.labelRole {
      values.pass(Label.text, Segment.title, of: node)
      values.pass(Label.attributes, Segment.attributes, of: node)
      values.setDefault(
        Label.font, .system(isBar ? Metrics.barTitleSize : Metrics.titleSize, .bold))
      values.setDefault(Label.textColor, .color(isLight ? .white : Metrics.contentColor))
      values.setDefault(Label.textAlignment, .center)
      if node[Segment.attributes]?.foregroundColor == nil {
        values.setShadow(isLight ? ClassicLook.raisedText : ClassicLook.sunkenText)
      }
    }
    if node[Segment.isDimmed] == true { values.setDefault(View.alpha, Metrics.disabledAlpha) }
    return values
  }
}
