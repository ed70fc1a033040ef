import Glibc
import TestSupport
import Testing

@testable import FileSystem

/// The files of a revision, in repositories that the tests make.
@Suite struct GitTreeTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    try shell(
      """
      git init -q -b main . && mkdir -p Screens/icons && cd Screens &&
      printf old > a.screen.json && printf same > b.screen.json && printf x > icons/x.png && printf y > gone.screen.json &&
      ln -s ../Screens/icons pictures && ln -s ../../../etc/hostname out && ln -s loop loop && cd .. &&
      git add . && git commit -q -m one && git tag first &&
      printf new > Screens/a.screen.json && printf z > Screens/new.screen.json && rm Screens/gone.screen.json
      """)
  }

  /// Runs a line of shell in the folder.
  private func shell(_ line: String) throws {
    var runner = CommandRunner()
    runner.folder = folder.path
    let result = try runner.runShell(
      "export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b "
        + "GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b; \(line)")
    try #require(result.status == 0, "\(result.errors)")
  }

  private func tree(_ revision: String = "main") throws -> GitTree {
    try GitTree(revision, holding: [folder["Screens"]])
  }

  @Test func `files are as the revision has them, whatever is on disk`() throws {
    let tree = try tree()
    #expect(tree.root == folder.path)
    #expect(tree.contents(at: folder["Screens/a.screen.json"]) == .file(Array("old".utf8)))
    #expect(tree.contents(at: folder["Screens/gone.screen.json"]) == .file(Array("y".utf8)))
    #expect(tree.contents(at: folder["Screens/new.screen.json"]) == .missing)
    #expect(tree.contents(at: folder["Screens/icons"]) == .folder(["x.png"]))
    #expect(tree.contents(at: folder["Screens/a.screen.json/b"]) == .missing)
    #expect(tree.contents(at: "/etc/hostname") == .missing && !tree.holds("/etc/hostname"))
    #expect(
      tree.files(below: [folder["Screens"]]).contains(folder["Screens/gone.screen.json"]))
    #expect(
      tree.files(below: [folder["Screens/a.screen.json"]]) == [folder["Screens/a.screen.json"]])
  }

  @Test func `what is as on disk needs no second look`() throws {
    let tree = try tree()
    for (name, isSame) in [
      ("a.screen.json", false), ("b.screen.json", true), ("new.screen.json", false),
      ("gone.screen.json", false), ("nowhere", true), ("icons", true), ("", false),
      ("pictures/x.png", true),
    ] {
      #expect(tree.isAsOnDisk(folder["Screens/\(name)"]) == isSame, "\(name)")
    }
    #expect(tree.isAsOnDisk("/etc/hostname"))
  }

  @Test func `links lead to files of the repository and never out of it`() throws {
    let tree = try tree()
    #expect(tree.contents(at: folder["Screens/pictures/x.png"]) == .file(Array("x".utf8)))
    #expect(
      tree.isLink(folder["Screens/pictures"]) && !tree.isLink(folder["Screens/a.screen.json"]))
    #expect(tree.contents(at: folder["Screens/out"]) == .missing)
    #expect(tree.contents(at: folder["Screens/loop"]) == .missing)
  }

  @Test func `a path through a link to the repository is one of it`() throws {
    symlink(folder.path, "\(folder.path).link")
    defer { unlink("\(folder.path).link") }
    let tree = try GitTree("main", holding: ["\(folder.path).link/Screens"])
    #expect(
      tree.contents(at: "\(folder.path).link/Screens/a.screen.json") == .file(Array("old".utf8)))
  }

  @Test func `a submodule has the files of the commit that the repository names`() throws {
    try shell(
      """
      git init -q -b main Brand && printf red > Brand/theme && git -C Brand add . && git -C Brand commit -q -m red &&
      git add Brand 2>/dev/null && git commit -q -m brand && printf blue > Brand/theme && git -C Brand commit -q -a -m blue
      """)
    let tree = try tree()
    #expect(tree.contents(at: folder["Brand/theme"]) == .file(Array("red".utf8)))
    #expect(!tree.isAsOnDisk(folder["Brand/theme"]))
  }

  @Test func `a file of Git LFS is read where it was fetched`() throws {
    let hash = String(repeating: "ab", count: 32)
    try shell(
      """
      printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:\(hash)\\nsize 3\\n' > Screens/big.png &&
      git add Screens/big.png && git commit -q -m big
      """)
    guard case .unreadable(let reason) = try tree().contents(at: folder["Screens/big.png"]) else {
      Issue.record("a pointer is no picture")
      return
    }
    #expect(reason.contains("git lfs fetch"))
    try shell("mkdir -p .git/lfs/objects/ab/ab && printf big > .git/lfs/objects/ab/ab/\(hash)")
    #expect(try tree().contents(at: folder["Screens/big.png"]) == .file(Array("big".utf8)))
  }

  @Test func `a revision that is not there is told with the nearest one`() throws {
    #expect(throws: GitProblem.noRevision("mian", nearest: "main")) { try tree("mian") }
    #expect(throws: GitProblem.noRevision("--help", nearest: nil)) { try tree("--help") }
    #expect(throws: GitProblem.noRevision("", nearest: nil)) { try tree("") }
    #expect(try tree("first").commit == tree("HEAD").commit)
    let other = try TemporaryDirectory()
    #expect(throws: GitProblem.noRepository(folder: other.path)) {
      try GitTree("main", holding: [other.path])
    }
    #expect(throws: GitProblem.elsewhere(path: other.path, root: folder.path)) {
      try GitTree("main", holding: [folder.path, other.path])
    }
  }
}
