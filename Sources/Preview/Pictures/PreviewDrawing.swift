import ObjectModel
import Raster

/// A picture as it was drawn.
package struct PreviewDrawing: Sendable {
  /// The PNG file.
  var file: [UInt8]
  /// The size of the screen in points.
  var size: Size
  /// Pixels a point of the file.
  var scale: Double
  /// Pixels a point of the device.
  var deviceScale: Double
  /// The length of the screen's animations in seconds; 0 if nothing moves.
  var length: Double
  /// The images that can't be loaded, in whose place a box is drawn.
  package var missing: [String] = []
  /// What is missing, and the warnings of the documents by kind.
  var warnings: [[String]]
  /// The places of the variables that count, by name.
  var variables: [String: DocumentPlace]
  /// The name of the device.
  var device = ""
  /// The languages that the screen has texts in.
  var languages: [String] = []
  /// What a search finds in the picture.
  var index = PreviewIndex()
}
