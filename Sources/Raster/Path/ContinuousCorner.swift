/// A point of a corner's curve: how far back on the incoming edge, how far on along the outgoing.
struct CornerPoint {
  var incoming: Double
  var outgoing: Double

  init(_ incoming: Double, _ outgoing: Double) {
    self.incoming = incoming
    self.outgoing = outgoing
  }

  func scaled(_ factor: Double) -> CornerPoint {
    CornerPoint(incoming * factor, outgoing * factor)
  }
}

/// UIKit's continuous corner, in units of the radius from the corner point.
enum ContinuousCorner {
  static let reach = 1.528665
  static let capsuleReach = 1.509915

  static let full = [
    CornerPoint(1.528665, 0), CornerPoint(1.088493, 0), CornerPoint(0.868407, 0),
    CornerPoint(0.631494, 0.074911), CornerPoint(0.372824, 0.169060),
    CornerPoint(0.169060, 0.372824), CornerPoint(0.074911, 0.631494), CornerPoint(0, 0.868407),
    CornerPoint(0, 1.088493), CornerPoint(0, 1.528665),
  ]

  /// A corner of half the shorter side, as a switch of iOS 18 has it: as far as the sixth point that of `full`; the end on the short
  /// side is fitted (within .06 points). The incoming edge is the long one.
  static let modernHalf = [
    CornerPoint(1.528665, 0), CornerPoint(1.088493, 0), CornerPoint(0.868407, 0),
    CornerPoint(0.631494, 0.074911), CornerPoint(0.372824, 0.169060),
    CornerPoint(0.169060, 0.372824), CornerPoint(0.074911, 0.631494), CornerPoint(0.042, 0.735),
    CornerPoint(0.012, 0.9), CornerPoint(0, 1),
  ]

  /// A corner of iOS 26 whose sides both have room, fitted to each row of cards on four screens (within .1 points).
  static let glass = [
    CornerPoint(1.528665, 0), CornerPoint(1.4047, 0), CornerPoint(0.9849, 0),
    CornerPoint(0.768, 0.0412), CornerPoint(0.3982, 0.1115), CornerPoint(0.1115, 0.3982),
    CornerPoint(0.0412, 0.768), CornerPoint(0, 0.9849), CornerPoint(0, 1.4047),
    CornerPoint(0, 1.528665),
  ]

  /// A fill of iOS 26 with corners of half the shorter side: as far as the fifth point that of `glass`; the end on the short side is
  /// fitted to each row of three switches and their thumbs (within .05 points). The incoming edge is the long one.
  static let fillHalf =
    Array(glass.prefix(5)) + [
      CornerPoint(0.1856, 0.371), CornerPoint(0.0736, 0.6136), CornerPoint(0.0288, 0.7106),
      CornerPoint(0, 0.7982), CornerPoint(0, 1),
    ]

  /// A corner of iOS 26 of half the shorter side, of glass and of cards: fitted to rows of 51 points in cards, a tab bar and its pill
  /// (within .1 points). The incoming edge is the long one.
  static let glassHalf = [
    CornerPoint(1.528665, 0), CornerPoint(1.4412, 0), CornerPoint(1.0131, 0),
    CornerPoint(0.7999, 0.0336), CornerPoint(0.2668, 0.1175), CornerPoint(0.0803, 0.562),
    CornerPoint(0.0359, 0.7279), CornerPoint(0.0236, 0.774), CornerPoint(0, 0.8541),
    CornerPoint(0, 1),
  ]

  /// The curve of a corner of iOS 26, in points, that ends on the shorter side after `half` where it has no more room. The incoming
  /// edge is the long one.
  static func glass(radius: Double, half: Double) -> [CornerPoint] {
    let room = min(max((half / radius - 1) / (reach - 1), 0), 1)
    let across = min(radius, half)
    return zip(glassHalf, glass).map { end, whole in
      CornerPoint(
        radius * (end.incoming + (whole.incoming - end.incoming) * room),
        across * (end.outgoing + (whole.outgoing - end.outgoing) * room))
    }
  }

  /// The end of a side shorter than the corner wants, in units of half that side; the incoming edge
  /// is the long one.
  static let capsule = [
    CornerPoint(1.509915, 0), CornerPoint(1.069743, 0), CornerPoint(0.849657, 0),
    CornerPoint(0.612744, 0.074911), CornerPoint(0.244858, 0.208811), CornerPoint(0, 0.558504),
    CornerPoint(0, 0.95),
  ]
}
