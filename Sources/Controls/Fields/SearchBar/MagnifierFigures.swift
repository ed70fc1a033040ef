import ObjectModel

/// The figures of a search field's magnifier from iOS 7 on, by look, in points (fitted to iOS 7, rms
/// 0.004, to 8–9 and to 11–12).
struct MagnifierFigures {
  var radius = 4.94
  /// Width of the ring's stroke.
  var ring = 1.1
  /// Distance from the left edge to the circle's middle: the radius and half the stroke.
  var centerX = 5.5
  /// Distance from the image's middle up to the circle's middle.
  var lift = 2.0
  /// The handle's width, and how far it ends to the right of and below the circle's middle.
  var handle = (width: 1.48, end: 8.15)

  /// The figures of a look.
  init(_ look: Look) {
    if look.system < 11 {
      (radius, ring, centerX, lift) = (4.49, 1, 4.99, 1.5)
      handle = (1.41, 7.5)
    }
    if look.system < 8 { handle = (1, 7.1) }
  }
}
