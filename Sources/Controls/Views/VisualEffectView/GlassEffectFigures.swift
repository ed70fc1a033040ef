import ObjectModel
import Raster

/// What differs between the glass of systems.
enum GlassEffectFigures {
  /// The material of a system, whatever the look of its controls: iOS 27 has another one than 26.
  static func generation(_ system: Int) -> Glass.Generation {
    system < 27 ? .first : .second
  }
}

extension StyledNode {
  /// The material of the screen's glass.
  var glassGeneration: Glass.Generation { GlassEffectFigures.generation(context.system) }
}
