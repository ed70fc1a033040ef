import Syntax

/// Finds the files of an application's theme: code, catalogues, images, fonts.
///
/// Links are not followed, so that nothing outside of a folder is read.
package struct CodeFolder {
  /// A file of code.
  package struct File: Sendable, Hashable {
    /// Its path.
    package var path: String
    /// Its path in the folder that was searched.
    package var name: String
  }

  /// Files of code in the order of their paths.
  package private(set) var code: [File] = []
  /// Asset catalogues.
  package private(set) var catalogs: [String] = []
  /// Images that are in no catalogue.
  package private(set) var images: [String] = []
  /// Files of fonts.
  package private(set) var fonts: [String] = []
  /// Storyboards and xibs.
  package private(set) var interfaces: [File] = []
  /// Property lists of applications, those of outer folders first.
  package private(set) var infoPlists: [String] = []
  /// Links, which are not followed.
  package private(set) var links: [String] = []
  /// Whether there are more files than are looked at.
  package private(set) var isIncomplete = false

  /// Folders of other people's code, of tests and of other targets, which are not searched.
  package private(set) var skipped: [String] = []
  private var included: Set<String> = []

  /// The names of folders with other people's code, and the ends of those of tests.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]
  private static let tests = ["Tests", "Specs"]

  private static let depthLimit = 40
  private static let entryLimit = 200_000
  private var entries = 0

  /// Searches a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - isDeep: whether to search the folders in it, too.
  ///   - included: the names of folders that are searched though they would be skipped.
  /// - Throws: `SystemError` if the folder itself cannot be listed.
  package init(
    _ path: String, isDeep: Bool, including included: Set<String> = []
  ) throws(SystemError) {
    self.included = included
    try search(path, "", depth: 0, isDeep: isDeep)
    func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
    infoPlists = infoPlists.enumerated()
      .sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }.map(\.element)
  }

  private mutating func search(
    _ path: String, _ name: String, depth: Int, isDeep: Bool
  ) throws(SystemError) {
    for entry in try Folder.entries(of: path) {
      entries += 1
      guard entries <= Self.entryLimit, depth <= Self.depthLimit else {
        isIncomplete = true
        return
      }
      guard !entry.name.hasPrefix(".") else { continue }
      let whole = FilePath.join(path, entry.name)
      let own = name.isEmpty ? entry.name : "\(name)/\(entry.name)"
      let lower = entry.name.lowercased()
      switch entry.kind {
      case .link: links.append(whole)
      case .folder where lower.hasSuffix(".xcassets"): catalogs.append(whole)
      case .folder where isDeep && isSkipped(entry.name, whole): skipped.append(own)
      case .folder where isDeep: try? search(whole, own, depth: depth + 1, isDeep: true)
      case .file:
        if Self.isCode(lower) {
          code.append(File(path: whole, name: own))
        } else if lower.hasSuffix(".storyboard") || lower.hasSuffix(".xib") {
          interfaces.append(File(path: whole, name: own))
        } else if lower == "info.plist" || lower.hasSuffix("-info.plist") {
          infoPlists.append(whole)
        } else if lower.hasSuffix(".png") {
          images.append(whole)
        } else if [".ttf", ".otf", ".ttc"].contains(where: lower.hasSuffix) {
          fonts.append(whole)
        }
      default: break
      }
    }
  }

  private func isSkipped(_ name: String, _ path: String) -> Bool {
    guard !included.contains(name) else { return false }
    return Self.foreign.contains(name) || Self.tests.contains(where: name.hasSuffix)
      || Self.isExtension(path)
  }

  /// Whether the code of a folder is an extension of an application, such as a widget: a target of its own.
  private static func isExtension(_ path: String) -> Bool {
    guard let bytes = try? InputFile.read(FilePath.join(path, "Info.plist"), limit: 1 << 20) else {
      return false
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return ["NSExtension<", "NSExtensionPointIdentifier", "WKApplication", "WKWatchKitApp"]
      .contains(where: text.contains)
  }

  private static func isCode(_ name: String) -> Bool {
    [".swift", ".m", ".mm", ".h", ".c", ".pch"].contains(where: name.hasSuffix)
      || [".tokens.json", ".tokens"].contains(where: name.hasSuffix)
      || ["uiss.json", "tokens.json", "design-tokens.json"].contains(name)
  }
}
