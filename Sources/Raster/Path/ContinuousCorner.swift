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

  /// The same of iOS 26, fitted to each row of a switch (within .03 points), and to the long sides of a tab bar and its pill (.1).
  static let glassHalf = [
    CornerPoint(1.528665, 0), CornerPoint(1.117515, 0), CornerPoint(0.817709, 0),
    CornerPoint(0.591676, 0.089292), CornerPoint(0.291676, 0.207804),
    CornerPoint(0.078739, 0.50156), CornerPoint(0.023188, 0.77847),
    CornerPoint(0.02122, 0.788277), CornerPoint(0, 0.829518), CornerPoint(0, 1),
  ]

  /// The end of a side shorter than the corner wants, in units of half that side; the incoming edge
  /// is the long one.
  static let capsule = [
    CornerPoint(1.509915, 0), CornerPoint(1.069743, 0), CornerPoint(0.849657, 0),
    CornerPoint(0.612744, 0.074911), CornerPoint(0.244858, 0.208811), CornerPoint(0, 0.558504),
    CornerPoint(0, 0.95),
  ]
}
