import ObjectModel
import Raster

/// An image that a document names.
indirect enum ImageAsset: Sendable, Hashable {
  case bitmap(Image)
  /// A vector drawing of a catalogue, drawn anew for every size.
  case vector(VectorImage)
  /// An image of a catalogue that differs by traits.
  case adaptive(Adaptive<ImageAsset>)

  /// The image in its own size, for the screen's traits.
  var image: Image {
    switch self {
    case .bitmap(let image): image
    case .vector(let vector): vector.image
    case .adaptive(let assets): assets.standard.image
    }
  }
}
