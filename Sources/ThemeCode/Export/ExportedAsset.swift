import ScreenFormat

/// A picture or colour for a catalogue.
struct ExportedAsset: Sendable {
  var name: String
  var value: DocumentValue

  /// A name that no asset has: `name`, or `name2` and so on.
  static func free(_ name: String, in assets: [ExportedAsset]) -> String {
    var result = name
    var number = 2
    while assets.contains(where: { $0.name == result }) {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }
}
