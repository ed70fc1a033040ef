import ObjectModel
import Raster

/// What differs between the glass of systems.
enum GlassEffectFigures {
  /// The material of a look: iOS 27 has another one than 26.
  static func generation(_ look: Look) -> Glass.Generation {
    look.system < 27 ? .first : .second
  }
}
