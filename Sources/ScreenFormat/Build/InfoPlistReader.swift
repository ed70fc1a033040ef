import ObjectModel

/// Reads the settings of an application's Info.plist.
struct InfoPlistReader: DocumentReading {
  let context: ReadingContext

  static let keys = [
    "UIViewControllerBasedStatusBarAppearance", "UIStatusBarStyle", "UIStatusBarHidden",
    "UILaunchImageFile", "UILaunchImageFile~ipad", "UILaunchImages", "UILaunchImages~ipad",
  ]
  static let launchImageKeys = [
    "UILaunchImageName", "UILaunchImageMinimumOSVersion", "UILaunchImageSize",
    "UILaunchImageOrientation",
  ]

  /// Reads settings of documents, those that win last.
  ///
  /// - Parameter roots: the roots of the documents.
  func read(_ roots: [Cursor]) -> (settings: Screen.InfoPlist, launchImages: LaunchImageNames) {
    var settings = Screen.InfoPlist()
    var members: [String: Cursor] = [:]
    for cursor in roots.compactMap({ $0["infoPlist"] }) {
      let fields = fields(cursor, of: "an Info.plist", keys: Self.keys)
      members.merge(fields?.members ?? [:]) { _, new in new }
    }
    if let cursor = members[Self.keys[0]], let flag = bool(cursor) {
      settings.viewControllerBasedStatusBarAppearance = flag
    }
    if let cursor = members[Self.keys[1]],
      let name = name(cursor, kind: "status bar style", among: StatusBarStyleNames.all),
      let style = StatusBarStyle(rawValue: name) ?? StatusBarStyleNames.infoPlist[name]
    {
      settings.statusBarStyle = style
    }
    if let cursor = members[Self.keys[2]], let flag = bool(cursor) {
      settings.statusBarHidden = flag
    }
    return (settings, launchImages(members))
  }

  /// Keys with the suffix of an idiom take the place of those without, as in every Info.plist.
  private func launchImages(_ members: [String: Cursor]) -> LaunchImageNames {
    let isPad = context.assets.target.traits.userInterfaceIdiom == .pad
    var result = LaunchImageNames()
    for suffix in ["", "~ipad"] {
      let counts = suffix.isEmpty || isPad
      if let cursor = members["UILaunchImageFile\(suffix)"], let name = text(cursor), counts {
        result.base = ImageFileName(name).base
      }
      if let cursor = members["UILaunchImages\(suffix)"],
        let elements = array(cursor, expected: "an array of launch images")
      {
        let entries = elements.compactMap(entry)
        if counts { result.entries = entries }
      }
    }
    return result
  }

  private func entry(_ cursor: Cursor) -> LaunchImageNames.Entry? {
    let kind = "a launch image"
    guard let fields = fields(cursor, of: kind, keys: Self.launchImageKeys) else { return nil }
    guard
      let name = required(Self.launchImageKeys[0], in: fields, of: kind).flatMap({ text($0) })
    else { return nil }
    var result = LaunchImageNames.Entry(name: ImageFileName(name).base)
    if let cursor = fields[Self.launchImageKeys[1]], let version = text(cursor) {
      let parts = version.split(separator: ".", omittingEmptySubsequences: false)
      if let major = parts.first.flatMap({ Int($0) }), parts.allSatisfy({ Int($0) != nil }) {
        result.system = major
      } else {
        report(
          ValueProblem.wrongForm(expected: "a version such as \"7.0\"", found: version), at: cursor)
      }
    }
    if let cursor = fields[Self.launchImageKeys[2]], let size = text(cursor) {
      let sides = Self.sides(size)
      if sides == nil {
        report(
          ValueProblem.wrongForm(expected: "a size such as \"{320, 568}\"", found: size),
          at: cursor)
      }
      result.sides = sides
    }
    if let cursor = fields[Self.launchImageKeys[3]],
      let orientation = named(cursor, kind: "orientation", LaunchImageOrientation.self)
    {
      result.orientation = orientation
    }
    return result
  }

  /// The sides of a size in Core Graphics' spelling, the shorter one first.
  private static func sides(_ text: String) -> [Double]? {
    let bare = text.filter { $0 != " " }
    guard bare.hasPrefix("{"), bare.hasSuffix("}") else { return nil }
    let parts = bare.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
    let sides = parts.compactMap { Double($0) }
    guard parts.count == 2, sides.count == 2, sides.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      return nil
    }
    return sides.sorted()
  }
}
