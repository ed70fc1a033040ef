package import FileSystem
import Golden
import Loading
import PNG
package import Raster
import ScreenFormat

/// The revision of Git that a page compares its pictures with: the same screens, drawn with the files as Git has them.
package struct PreviewRevision: Sendable {
  /// The revision as the user named it.
  package let name: String
  private let tree: GitTree
  private let files: RevisionFiles
  /// What drawings with the revision's files leave for the next ones.
  private let caches: PreviewCaches

  /// Finds a revision. What a branch names then counts as long as the page is open.
  ///
  /// - Parameters:
  ///   - name: A branch, a tag or a commit.
  ///   - paths: The folders and screens of the page, which are in one repository.
  ///   - limits: The limits of the screens.
  package init(_ name: String, of paths: [String], limits: SurfaceLimits) throws(GitProblem) {
    self.name = name
    tree = try GitTree(name, holding: paths)
    files = RevisionFiles(tree)
    caches = PreviewCaches(limits)
  }

  /// The screens below paths that the revision has and the disk has no longer, as the user would write them.
  package func goneScreens(below paths: [String]) -> [String] {
    tree.files(below: paths).filter { path in
      ScreenFile.endings.contains(where: path.hasSuffix)
        && !path.hasSuffix(ScreenFile.importedEnding)
        && !path.split(separator: "/").contains(Substring(GoldenFiles.folderName))
        && FileStamp(path) == nil
    }.map(Folder.pathFromWorking)
  }

  /// A picture with the revision's files in place of those on disk, and without what is tried.
  func subject(_ subject: PreviewSubject) -> PreviewSubject {
    var before = subject
    before.base = files
    before.overlay = [:]
    return before
  }

  /// The revision's drawing of a picture, in the pixels of the device.
  func drawing(of subject: PreviewSubject) -> PreviewResult {
    PreviewResult(self.subject(subject), scale: nil, reusing: caches)
  }

  /// Compares a picture as it is on disk with the revision's.
  ///
  /// - Parameters:
  ///   - item: The picture.
  ///   - stamps: The files that it depends on, as absolute paths: where the revision has them all as they are, nothing is
  ///     drawn.
  ///   - keepsGoing: Whether a box is drawn where an image can't be loaded.
  ///   - caches: What drawings with files on disk left.
  func change(
    of item: GoldenCase, dependingOn stamps: some Sequence<String>, keepsGoing: Bool,
    reusing caches: PreviewCaches
  ) -> (change: PictureChange, comparison: PreviewComparison?) {
    guard tree.contents(at: item.screen) != .missing else {
      return (PictureChange(kind: .new), nil)
    }
    guard !stamps.allSatisfy(tree.isAsOnDisk) else { return (PictureChange(kind: .same), nil) }
    let subject = PreviewSubject(item: item, overlay: [:], keepsGoing: keepsGoing)
    let before = drawing(of: subject)
    let now = PreviewResult(subject, scale: nil, reusing: caches)
    guard let old = before.drawing, let new = now.drawing else {
      let problems = before.problems.isEmpty ? now.problems : before.problems
      return (PictureChange(kind: .broken, problems: problems), nil)
    }
    do {
      let comparison = try PreviewComparison(
        actual: PNG.decode(new.file), expected: PNG.decode(old.file), tolerance: .exact,
        scale: new.deviceScale, expectedScale: old.deviceScale)
      guard comparison.differs else { return (PictureChange(kind: .same), nil) }
      return (PictureChange(kind: .changed, differences: comparison.members), comparison)
    } catch {
      return (PictureChange(kind: .broken, problems: ["\(error)"]), nil)
    }
  }
}
