/// Bounds on what a catalogue may hold.
package enum CatalogLimits {
  /// The greatest number of folders. Links between folders may form circles, and these multiply.
  package static let folders = 20_000
  /// The most layers of an image stack; tvOS and visionOS have five at most.
  package static let stackLayers = 16
}
