import ObjectModel
import Raster
import Text

extension Segment {
  /// A title or an image in the colour of labels.
  static var modern: any ControlClass.Type { ModernSegment.self }
}

/// UISegment from iOS 13 on.
enum ModernSegment: DerivedControl {
  typealias Base = Segment

  private enum Metrics {
    /// Font size of titles, in points (measured).
    static let titleSize = 13.0
    /// The alpha of a pressed segment that is not selected (choice).
    static let pressedAlpha = 0.2
    /// The distance of titles above the middle, in points (measured).
    static let titleLift = 0.0
    /// The least distance of the content from the segment's sides, in points (choice).
    static let padding = 2.0
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let state = Segment.state(of: node)
    let figures = SegmentFigures(node.look)
    switch part.role {
    case Segment.labelRole:
      values.pass(Label.text, Segment.title, of: node)
      values.pass(Label.attributes, Segment.attributes, of: node)
      values.setDefault(
        Label.font,
        .system(
          Metrics.titleSize,
          state.contains(.selected) ? figures.selectedWeight : figures.titleWeight))
      values.setDefault(Label.textColor, ink(node))
      values.setDefault(Label.textAlignment, .center)
    case Segment.imageRole:
      guard let image = node[Segment.image] else { return values }
      values.pass(
        ImageView.image,
        image.decided(isTemplate: node.rendering(of: image, role: .segment).isTemplate),
        from: node.candidate(Segment.image))
      values.setDefault(View.tintColor, ink(node))
    default: return values
    }
    if state.contains(.highlighted), !state.contains(.selected) {
      values.setDefault(View.alpha, Metrics.pressedAlpha)
    }
    return values
  }

  /// Labels' colour; that of tertiary ones while disabled, unless attributes are set for that state.
  private static func ink(_ node: StyledNode) -> ColorValue {
    guard node[Segment.isDimmed] == true else { return node.look.color(.label) }
    return SegmentFigures(node.look).dimmed ?? node.look.color(.tertiaryLabel)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    Segment.layOut(node, size: size, lift: Metrics.titleLift, padding: Metrics.padding, &pass)
  }
}

/// The figures of segments from iOS 13 on, by look.
struct SegmentFigures {
  /// Weights of titles (measured).
  var titleWeight = FontWeight.medium
  var selectedWeight = FontWeight.semibold
  /// The colour of a disabled control's titles; nil for that of tertiary labels.
  var dimmed: ColorValue?

  init(_ look: Look) {
    if look.era >= .glass { setGlass(look) }
  }
}
