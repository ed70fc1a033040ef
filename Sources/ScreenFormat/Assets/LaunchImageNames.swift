/// The names under which an application's launch images lie in a folder: those that its Info.plist
/// lists (`UILaunchImages`), and `Default` with the modifiers of Apple's naming (Information Property
/// List Key Reference, UILaunchImageFile).
struct LaunchImageNames: Equatable {
  /// An entry of `UILaunchImages`.
  struct Entry: Equatable {
    /// The file's name without scale, idiom and extension.
    var name: String
    /// The sides of the screen in points, the shorter one first; nil for every screen.
    var sides: [Double]?
    var orientation = LaunchImageOrientation.portrait
    /// The first major version of iOS that it is for; 0 for all.
    var system = 0
  }

  /// The name of the files without modifiers (`UILaunchImageFile`).
  var base = "Default"
  var entries: [Entry] = []

  /// The part of a name for the longer side of a screen, in points, as Xcode writes it.
  private static let heights: [Double: [String]] = [
    568: ["568h"], 667: ["667h"], 736: ["736h"], 812: ["812h", "2436h"],
    896: ["896h", "2688h", "1792h"],
  ]

  /// The names to look for when an image is called `name`, the best first; without `name` itself.
  func candidates(for name: String, on target: AssetTarget, system: Int) -> [String] {
    let orientations = LaunchImageOrientation.suitable(isLandscape: target.isLandscape)
    var result =
      entries.enumerated().filter { _, entry in
        (entry.name == name || entry.name.hasPrefix("\(name)-")) && entry.system <= system
          && orientations.contains(entry.orientation)
          && (entry.sides ?? target.sides) == target.sides
      }.sorted { a, b in
        let (one, other) = (a.element, b.element)
        if one.system != other.system { return one.system > other.system }
        if (one.sides == nil) != (other.sides == nil) { return one.sides != nil }
        return a.offset < b.offset
      }.map(\.element.name)
    if name == base {
      let heights = Self.heights[target.screenHeight] ?? []
      // The height comes first in Apple's pages, and last in what Xcode compiles.
      for height in heights {
        for orientation in orientations {
          result.append("\(name)-\(height)-\(orientation.rawValue)")
          result.append("\(name)-\(orientation.rawValue)-\(height)")
        }
      }
      // A phone's picture for its height is upright.
      if !target.isLandscape { result += heights.map { "\(name)-\($0)" } }
      result += orientations.map { "\(name)-\($0.rawValue)" }
    }
    return result
  }
}

/// The orientations of launch images in Info.plist files and in names.
enum LaunchImageOrientation: String, CaseIterable {
  case portrait = "Portrait"
  case portraitUpsideDown = "PortraitUpsideDown"
  case landscape = "Landscape"
  case landscapeLeft = "LandscapeLeft"
  case landscapeRight = "LandscapeRight"

  /// Those that suit a device as it is held.
  static func suitable(isLandscape: Bool) -> [LaunchImageOrientation] {
    isLandscape ? [.landscape, .landscapeLeft, .landscapeRight] : [.portrait]
  }
}

extension AssetTarget {
  /// The sides of the screen in points, the shorter one first.
  fileprivate var sides: [Double] { [screenWidth, screenHeight] }
}
