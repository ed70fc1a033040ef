import ObjectModel
import Raster

/// UIFocusHaloEffect: the ring around what the keyboard of a pad has the focus on, from iOS 15 on.
enum FocusHaloEffect: ConfigurationObject {
  static let position = AppearanceKey<Position>(
    "position", since: 15, default: .value(.automatic),
    "The position of the ring: inside, outside, or automatic, which is inside for rows.")
  static let cornerRadius = AppearanceKey<Double>(
    "cornerRadius", since: 15, default: .byContent,
    "The radius of the ring's corners, in points; that of the control where there is none.")

  static let definition = ClassDefinition(
    "UIFocusHaloEffect", superclass: "NSObject", kind: .object, isValue: true, since: 15,
    summary: "The ring around the view that has the focus.",
    properties: [position.declaration, cornerRadius.declaration])

  /// UIFocusHaloEffect.Position.
  enum Position: String, NamedCases {
    case automatic, outside, inside
    static let typeName = "focusHaloPosition"
  }
}

/// The ring around an object that has the focus.
struct FocusHalo {
  /// In points (choice, after pictures of iOS 15 to 18).
  private enum Metrics {
    static let width = 3.0
    /// Distance of the ring from a shape that it lies around.
    static let gap = 2.0
    /// Corners of shapes that have none of their own.
    static let radius = 6.0
  }

  private let outline: Path
  private let isInside: Bool
  private let color: Color

  /// The ring of an object; nil for one without the focus, of another device or an older system,
  /// and for rows that show the focus by their fill.
  init?(_ node: PlacedNode) {
    let styled = node.styled
    guard styled.hasFocus, !node.bounds.isEmpty else { return nil }
    var effect: Element?
    switch styled.object.style.value(PropertySlot(View.focusEffectName)) {
    case .null?: return nil
    case .object(let element)?: effect = element
    default: break
    }
    let path: Path
    let liesInside: Bool
    switch styled.control.focusShape(node) ?? .outside(Self.shape(of: node)) {
    case .hidden: return nil
    case .inside(let shape): (path, liesInside) = (shape, true)
    case .outside(let shape): (path, liesInside) = (shape, false)
    }
    isInside =
      switch effect?[FocusHaloEffect.position] ?? .automatic {
      case .automatic: liesInside
      case .outside: false
      case .inside: true
      }
    color = styled.tintColor
    outline =
      effect?[FocusHaloEffect.cornerRadius].map {
        Path(continuousRoundedRect: node.bounds, radius: max(0, $0))
      } ?? path
  }

  /// The shape of an object's background, or its bounds with round corners.
  private static func shape(of node: PlacedNode) -> Path {
    let corners = ViewCorners(node)
    if let own = node.styled.control.backgroundOutline(node), !own.isEmpty { return own }
    return corners.areRound
      ? corners.outline(node.bounds)
      : Path(continuousRoundedRect: node.bounds, radius: Metrics.radius)
  }

  func paint(_ canvas: inout Canvas) {
    var ring = isInside ? outline : moved(by: Metrics.gap + Metrics.width)
    ring.append(moved(by: isInside ? -Metrics.width : Metrics.gap))
    canvas.fill(ring, color, rule: .evenOdd)
  }

  /// The outline with its points farther out.
  private func moved(by distance: Double) -> Path {
    var path = Path()
    for contour in outline.contours {
      path.append(open: contour.moved(by: contour.doubleArea < 0 ? -distance : distance))
      path.close()
    }
    return path
  }
}

extension StyledNode {
  /// Whether the object shows that it has the focus: on pads, which keyboards steer from iOS 15 on.
  var hasFocus: Bool {
    self[View.isFocused] == true && FocusHaloEffect.exists(in: system)
      && traits.userInterfaceIdiom == .pad
  }
}
