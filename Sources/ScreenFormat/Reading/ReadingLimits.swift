/// Bounds on what a document may hold, so that reading ends and memory suffices.
package enum ReadingLimits {
  /// The depth to which values may be nested once variables are replaced.
  static let depth = 2 * JSONParser.depthLimit + 16
  /// The number of variables that may stand for one another in a row.
  package static let chain = 200
  /// The number of themes that may extend one another in a row.
  package static let themes = 100
  /// The number of properties that documents may add to classes of UIKit: each subclass knows them.
  package static let addedProperties = 1000
  /// The number of unknown values that are told of one property.
  static let unknownUses = 100
  /// The number of values that variables may come to.
  package static let substitutions = 100_000
  /// The greatest number of bytes of a text: laid out, each takes some 300 bytes of memory.
  package static let textBytes = 1 << 20
  /// The number of operations of a drawing, repeated ones counted each time.
  package static let operations = 100_000
  /// The number of superclasses of a class, in documents.
  package static let superclasses = 100
  /// The number of changes of a timeline.
  package static let changes = 1000
  /// The greatest magnitude of a coordinate or length, in points.
  static let coordinate = 1e6
  /// The greatest magnitude of any other number.
  static let number = 1e9
}
