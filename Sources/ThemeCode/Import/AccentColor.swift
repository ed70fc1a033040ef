import ScreenFormat

/// The colour of a catalogue that is the tint of an application.
enum AccentColor {
  /// The first version of iOS that takes it in an application without SwiftUI.
  private static let system = 14

  static var value: CodeValue {
    .color(.object([("named", .string(AssetNames.accentColor))]))
  }

  /// Where the colour is; nil where there is none, or where it is not the tint.
  static func place(_ assets: ThemeAssets, _ index: CodeIndex, system: Int) -> CodePlace? {
    guard let position = assets.accentColor, let file = assets.colorFiles[AssetNames.accentColor]
    else { return nil }
    func has(_ name: String) -> Bool {
      index.types.values.contains { $0.inherited.contains(name) }
    }
    guard has("App") || has("UIApplicationDelegate") && system >= Self.system else { return nil }
    return CodePlace(file: file, position: position)
  }
}
