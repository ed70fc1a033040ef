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
  /// Links, which are not followed.
  package private(set) var links: [String] = []
  /// Whether there are more files than are looked at.
  package private(set) var isIncomplete = false

  private static let depthLimit = 40
  private static let entryLimit = 200_000
  private var entries = 0

  /// Searches a folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - isDeep: whether to search the folders in it, too.
  /// - Throws: `SystemError` if the folder itself cannot be listed.
  package init(_ path: String, isDeep: Bool) throws(SystemError) {
    try search(path, "", depth: 0, isDeep: isDeep)
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
      case .folder where isDeep: try? search(whole, own, depth: depth + 1, isDeep: true)
      case .file:
        if Self.isCode(lower) {
          code.append(File(path: whole, name: own))
        } else if lower.hasSuffix(".png") {
          images.append(whole)
        } else if [".ttf", ".otf", ".ttc"].contains(where: lower.hasSuffix) {
          fonts.append(whole)
        }
      default: break
      }
    }
  }

  private static func isCode(_ name: String) -> Bool {
    [".swift", ".m", ".mm", ".h", ".c", ".pch"].contains(where: name.hasSuffix)
      || [".tokens.json", ".tokens"].contains(where: name.hasSuffix)
      || ["uiss.json", "tokens.json", "design-tokens.json"].contains(name)
  }
}
