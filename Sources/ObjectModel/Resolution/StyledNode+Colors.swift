package import Raster

extension StyledNode {
  /// The shade of one of UIKit's colours with a meaning, in the object's traits.
  package func color(named name: SystemColorName) -> Color {
    resolve(look.color(name)) ?? .clear
  }

  /// The colour of texts where nobody sets one: black, `label` from iOS 13 on.
  package var textColor: Color { look.era >= .modern ? color(named: .label) : .black }
}
