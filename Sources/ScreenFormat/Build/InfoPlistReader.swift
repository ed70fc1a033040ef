import Localization
import ObjectModel

/// Reads the settings of an application's Info.plist.
struct InfoPlistReader: DocumentReading {
  let context: ReadingContext

  static let keys = [
    "UIViewControllerBasedStatusBarAppearance", "UIStatusBarStyle", "UIStatusBarHidden",
    "UILaunchImageFile", "UILaunchImageFile~ipad", "UILaunchImages", "UILaunchImages~ipad",
    "UIUserInterfaceStyle", "UIAppFonts", "CFBundleDevelopmentRegion", compatibilityKey,
  ]
  static let compatibilityKey = "UIDesignRequiresCompatibility"
  /// The styles that an application can insist on.
  static let interfaceStyles = ["Light", "Dark", "Automatic"]
  static let launchImageKeys = [
    "UILaunchImageName", "UILaunchImageMinimumOSVersion", "UILaunchImageSize",
    "UILaunchImageOrientation",
  ]

  /// The settings of a document, or of the file that it names.
  struct Source {
    var cursor: Cursor
    /// The folder from which its paths begin.
    var folder: String
    /// Whether it is an application's own file, in which most keys change no picture.
    var isFile: Bool
  }

  /// The settings of a document; those of a file if it names one, nil if that can't be read.
  func source(_ cursor: Cursor, folder: String, loader: any AssetLoader) -> Source? {
    guard case .string(let text) = cursor.node.value, !text.hasPrefix("$") else {
      return Source(cursor: cursor, folder: folder, isFile: false)
    }
    let path = FilePath.join(folder, text)
    let bytes: [UInt8]
    do {
      bytes = try loader.read(path)
    } catch {
      report(UnusableFile(path: path, kind: "property list", error: error), at: cursor)
      return nil
    }
    do throws(PropertyListParser.Failure) {
      let node = try PropertyListParser.parse(bytes)
      return Source(
        cursor: Cursor(root: node, file: path), folder: FilePath.folder(of: path), isFile: true)
    } catch {
      report(
        InfoPlistProblem.noPropertyList(path, error.position, error.message), at: cursor)
      return nil
    }
  }

  /// Reads settings of documents, those that win last.
  func read(
    _ sources: [Source]
  ) -> (settings: Screen.InfoPlist, launchImages: LaunchImageNames) {
    var settings = Screen.InfoPlist()
    var members: [String: Cursor] = [:]
    for source in sources {
      let cursor = source.cursor
      // A whole Info.plist may stand here: what changes nothing is only noted.
      for member in object(cursor, expected: "an Info.plist")?.members ?? [] {
        if Self.keys.contains(member.key) {
          members[member.key] = member.value
        } else if !source.isFile {
          warn(InfoPlistProblem.changesNothing(member.key, known: Self.keys), at: member.keyCursor)
        }
      }
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
    if let cursor = members[Self.compatibilityKey], let flag = bool(cursor) {
      settings.designRequiresCompatibility = flag
      if flag, context.system >= Look.firstAlwaysGlass {
        warn(
          InfoPlistProblem.compatibilityIsIgnored(
            Self.compatibilityKey, system: context.system), at: cursor)
      }
    }
    return (settings, launchImages(members))
  }

  /// UIUserInterfaceStyle of the last document that has it; nil for the style of the device.
  func interfaceStyle(_ sources: [Source]) -> Traits.InterfaceStyle? {
    guard let cursor = sources.compactMap({ $0.cursor["UIUserInterfaceStyle"] }).last,
      let name = name(cursor, kind: "interface style", among: Self.interfaceStyles)
    else { return nil }
    return name == "Light" ? .light : name == "Dark" ? .dark : nil
  }

  /// CFBundleDevelopmentRegion of the last document that has it; nil without one, or where a build setting stands.
  func developmentLanguage(_ sources: [Source]) -> LanguageTag? {
    guard let source = sources.last(where: { $0.cursor["CFBundleDevelopmentRegion"] != nil }),
      let cursor = source.cursor["CFBundleDevelopmentRegion"], let name = text(cursor)
    else { return nil }
    let tag = LanguageTag(name)
    // `$(DEVELOPMENT_LANGUAGE)` is replaced when an application is built.
    if tag == nil, !source.isFile { report(LocalizedProblem.unknownLocale(name), at: cursor) }
    return tag
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

/// A key of an Info.plist that changes no picture, or a file that can't be used.
enum InfoPlistProblem: DocumentProblem {
  case changesNothing(String, known: [String])
  /// A wish for the look before glass that the system does not heed.
  case compatibilityIsIgnored(String, system: Int)
  case noPropertyList(String, SourcePosition, String)
  case noFont(String, folder: String)

  var message: String {
    switch self {
    case .changesNothing(let key, let known):
      "\(Quotation.single(key)) changes nothing in a picture"
        + (NearestName.suggest(key, among: known).map { "; did you mean '\($0)'?" } ?? "")
    case .compatibilityIsIgnored(let key, let system):
      "\(Quotation.single(key)) is ignored by iOS \(system): only iOS \(Look.firstGlass) still draws "
        + "the look of iOS \(Look.lastModern)"
    case .noPropertyList(let path, let position, let reason):
      "\(Quotation.single(path)) is no Info.plist: \(position): \(reason)"
    case .noFont(let name, let folder):
      "UIAppFonts names \(Quotation.single(name)), which is not in \(Quotation.single(folder)); "
        + "name its file in 'fonts'"
    }
  }
}
