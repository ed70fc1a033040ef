import Glibc
import Synchronization
import Syntax

/// The reasons why Git has no files of a revision for us.
package enum GitProblem: Error, Equatable {
  /// There is no program `git`.
  case notInstalled
  /// The folder is in no repository, or in one that `git` refuses.
  case noRepository(folder: String)
  /// The path lies outside of the repository of others.
  case elsewhere(path: String, root: String)
  /// The repository has no commit of this name; the nearest one may be meant.
  case noRevision(String, nearest: String?)
}

/// The files of a repository as Git has them at a revision. The working tree does not matter.
///
/// Folders and files are read when they are asked for. Links are followed within the repository, and submodules have the
/// files of the commit that the repository names.
package final class GitTree: Sendable {
  /// What there is at a path.
  package enum Contents: Sendable, Equatable {
    case file([UInt8])
    /// A folder with the names of its entries.
    case folder([String])
    case missing
    /// A file that cannot be read, for a reason.
    case unreadable(String)
  }

  private enum Kind: Sendable {
    case file, folder, link
    /// A submodule.
    case repository
  }

  private struct Entry: Sendable {
    var kind: Kind
    /// The name of the object in Git.
    var object: String
    /// A folder of the repository that has the object.
    var repository: String
  }

  private struct State {
    var folders: [String: [String: Entry]] = [:]
    var files: [String: [UInt8]] = [:]
    var byteCount = 0
  }

  /// The greatest number of bytes of files that are kept: 64 MiB.
  private static let keptLimit = 64 << 20
  /// The greatest number of links on one way.
  private static let linkLimit = 40

  /// The folder of the repository, as paths to it begin.
  package let root: String
  /// The commit's name in Git.
  package let commit: String
  private let state = Mutex(State())

  /// Finds a revision of the repository that holds paths.
  ///
  /// - Parameters:
  ///   - revision: A branch, a tag, a commit, or what else `git rev-parse` knows.
  ///   - paths: Files and folders of one repository.
  package init(_ revision: String, holding paths: [String]) throws(GitProblem) {
    guard HelperProgram.isInstalled(Git.program) else { throw .notInstalled }
    let all = paths.map(Folder.absolutePath)
    let first = all.first ?? Folder.working
    let folder = Folder.isFolder(first) ? first : FilePath.folder(of: first)
    guard let lines = Git.lines(["rev-parse", "--show-toplevel", "--show-prefix"], in: folder),
      lines.count >= 2
    else { throw .noRepository(folder: folder) }
    // Seen through links, the repository's own name for its folder would be no beginning of paths.
    let (whole, prefix) = ("\(folder)/", "/\(lines[1])")
    let root = whole.hasSuffix(prefix) ? String(whole.dropLast(prefix.count)) : lines[0]
    self.root = root
    for path in all where path != root && !path.hasPrefix("\(root)/") {
      throw .elsewhere(path: path, root: root)
    }
    let name = "\(revision)^{commit}"
    guard !revision.isEmpty, !revision.hasPrefix("-"),
      let found = Git.lines(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", name], in: root)?.first,
      !found.isEmpty
    else {
      let names = Git.lines(
        ["for-each-ref", "--format=%(refname:short)", "--count=10000"], in: root)
      throw .noRevision(
        revision,
        nearest: NearestName.suggest(revision, among: (names ?? []).filter { !$0.isEmpty }))
    }
    commit = found
  }

  /// The path of a file below the repository; nil for one that lies outside.
  private func below(_ path: String) -> String? {
    let path = Folder.absolutePath(path)
    if path == root { return "" }
    return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
  }

  /// Whether a path lies in the repository.
  package func holds(_ path: String) -> Bool { below(path) != nil }

  /// What there is at a path of the repository.
  package func contents(at path: String) -> Contents {
    guard let entry = entry(at: path) else { return .missing }
    switch entry.kind {
    case .folder, .repository: return .folder(entries(of: entry).keys.sorted())
    case .link: return .missing
    case .file:
      guard let bytes = bytes(of: entry) else { return .unreadable("Git can't read it") }
      return LargeFile(pointer: bytes)?.contents(in: entry.repository) ?? .file(bytes)
    }
  }

  /// Whether what is at a path is a link.
  package func isLink(_ path: String) -> Bool {
    guard let below = below(path), !below.isEmpty,
      let folder = entry(at: FilePath.folder(of: Folder.absolutePath(path)))
    else { return false }
    return entries(of: folder)[FilePath.name(of: below)]?.kind == .link
  }

  /// Whether a file, or a folder's list, is on disk as the revision has it. What lies outside of the repository is.
  package func isAsOnDisk(_ path: String) -> Bool {
    guard holds(path) else { return true }
    switch contents(at: path) {
    case .missing: return FileStamp(Folder.absolutePath(path)) == nil
    case .file(let bytes): return (try? InputFile.read(path)) == bytes
    case .folder(let names):
      return (try? Folder.entries(of: path).map(\.name).filter { $0 != ".git" }.sorted()) == names
    case .unreadable: return false
    }
  }

  /// The files below folders, and those of the paths that are files, as absolute paths. Those of submodules are left out.
  package func files(below paths: [String]) -> [String] {
    let places = paths.compactMap(below)
    let limits = places.contains("") ? [] : ["--"] + places
    let names = Git.records(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit] + limits, in: root)
    return (names ?? []).map { "\(root)/\($0)" }
  }

  /// The entry at a path, links followed; nil if there is none.
  private func entry(at path: String) -> Entry? {
    guard let below = below(path) else { return nil }
    var rest = Array(below.split(separator: "/").map(String.init).reversed())
    var way = [(entry: Entry(kind: .folder, object: commit, repository: root), path: root)]
    var linkCount = 0
    while let part = rest.popLast() {
      guard let folder = way.last else { return nil }
      guard part != ".." else {
        way.removeLast()
        continue
      }
      guard var entry = entries(of: folder.entry)[part] else { return nil }
      let path = "\(folder.path)/\(part)"
      switch entry.kind {
      case .file: return rest.isEmpty ? entry : nil
      case .folder: way.append((entry, path))
      case .repository:
        entry.repository = path
        way.append((entry, path))
      case .link:
        linkCount += 1
        guard linkCount <= Self.linkLimit, let bytes = bytes(of: entry) else { return nil }
        let target = String(decoding: bytes, as: UTF8.self)
        guard !target.hasPrefix("/") else { return nil }
        rest += target.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
      }
    }
    return way.last?.entry
  }

  /// The entries of a folder by name; empty where Git does not tell.
  private func entries(of folder: Entry) -> [String: Entry] {
    if let known = state.withLock({ $0.folders[folder.object] }) { return known }
    guard let records = Git.records(["ls-tree", "-z", folder.object], in: folder.repository)
    else { return [:] }
    var result: [String: Entry] = [:]
    for record in records {
      // Mode, type and object, then a tab and the name.
      let parts = record.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3 else { continue }
      let kind: Kind =
        switch words[0] {
        case "040000": .folder
        case "120000": .link
        case "160000": .repository
        default: .file
        }
      result[String(parts[1])] = Entry(
        kind: kind, object: String(words[2]), repository: folder.repository)
    }
    let found = result
    state.withLock { $0.folders[folder.object] = found }
    return found
  }

  private func bytes(of entry: Entry) -> [UInt8]? {
    if let known = state.withLock({ $0.files[entry.object] }) { return known }
    guard let bytes = Git.output(["cat-file", "blob", entry.object], in: entry.repository)
    else { return nil }
    state.withLock { state in
      if state.byteCount + bytes.count > Self.keptLimit {
        state.files = [:]
        state.byteCount = 0
      }
      state.files[entry.object] = bytes
      state.byteCount += bytes.count
    }
    return bytes
  }
}

/// A file that Git keeps apart from others (Git LFS), known by what is kept in its place.
private struct LargeFile {
  private static let beginning = "version https://git-lfs.github.com/spec/"
  private static let key = "oid sha256:"
  /// The length of a SHA-256 hash in hexadecimal digits.
  private static let hashLength = 64

  private let hash: String

  /// Nil for what is no pointer to such a file.
  init?(pointer: [UInt8]) {
    guard pointer.count < 1024 else { return nil }
    let text = String(decoding: pointer, as: UTF8.self)
    guard text.hasPrefix(Self.beginning),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(Self.key) })
    else { return nil }
    hash = String(line.dropFirst(Self.key.count))
    guard hash.count == Self.hashLength, hash.allSatisfy(\.isHexDigit) else { return nil }
  }

  /// The file, as far as it was fetched.
  func contents(in repository: String) -> GitTree.Contents {
    let missing = GitTree.Contents.unreadable("Git LFS has not fetched it: 'git lfs fetch' does")
    guard let folder = Git.lines(["rev-parse", "--git-common-dir"], in: repository)?.first
    else { return missing }
    let path = FilePath.join(
      FilePath.join(repository, folder),
      "lfs/objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))/\(hash)")
    return (try? InputFile.read(path)).map { .file($0) } ?? missing
  }
}
