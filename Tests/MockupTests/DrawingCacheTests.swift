import TestSupport
import Testing

/// The drawings of vector files that `render` keeps between runs.
@Suite struct DrawingCacheTests {
  private let directory: TemporaryDirectory
  private var runner = CommandRunner()

  init() throws {
    directory = try TemporaryDirectory()
    runner.folder = directory.path
    runner.cacheFolder = directory["cache"]
    try Files.createFolder(directory["a.xcassets/v.imageset"])
    try Files.write(
      Array(
        #"{"info": {"version": 1, "author": "xcode"}, "images": [{"filename": "v.svg"}]}"#.utf8),
      to: directory["a.xcassets/v.imageset/Contents.json"])
    try write(color: "red")
    let screen = """
      {"mockup": 1, "device": {"size": [40, 40], "scale": 1, "statusBarHeight": 0}, "assets": ["a.xcassets"],
       "window": {"subviews": [{"class": "UIImageView", "frame": [0, 0, 40, 40], "image": "v"}]}}
      """
    try Files.write(Array(screen.utf8), to: directory["a.screen.json"])
  }

  private func write(color: String) throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><mask id="m"><rect width="40" height="40" fill="white" mask="url(#m)"/></mask>
      <path fill="\(color)" d="M0 0L40 20L0 40z" mask="url(#m)"/></svg>
      """
    try Files.write(Array(svg.utf8), to: directory["a.xcassets/v.imageset/v.svg"])
  }

  private func render(_ options: String...) throws -> (picture: [UInt8]?, errors: String) {
    Files.remove(directory["a.png"])
    let outcome = try runner.run(["render", "a.screen.json", "-o", "a.png"] + options)
    return (Files.bytes(directory["a.png"]), outcome.errors)
  }

  private var entries: [String] {
    Files.list(directory["cache"]).filter { $0.contains("v1/") }
  }

  @Test func `a second run takes the first one's drawing, with its warnings`() throws {
    let first = try render()
    #expect(first.errors.contains("refers to itself"))
    #expect(entries.count == 1)
    let second = try render()
    #expect(second.picture == first.picture && second.errors == first.errors)
    #expect(entries.count == 1)
    // A file that changed is drawn anew, and takes the old one's place in the entry of its catalogue.
    try write(color: "blue")
    let changed = try render().picture
    #expect(changed != first.picture && entries.count == 1)
    #expect(try render().picture == changed)
    try write(color: "red")
    #expect(try render().picture == first.picture)
  }

  @Test func `without the cache, nothing is read or kept`() throws {
    let first = try render("--no-cache")
    #expect(!Files.exists(directory["cache"]))
    #expect(try render().picture == first.picture)
  }

  @Test func `a damaged entry is drawn anew`() throws {
    let first = try render()
    let entry = directory["cache/\(try #require(entries.first))"]
    for bytes in [[], [UInt8](repeating: 65, count: 100)] {
      try Files.write(bytes, to: entry)
      #expect(try render().picture == first.picture)
    }
  }

  @Test func `a folder that can't be used is no error`() throws {
    try Files.write([], to: directory["cache"])
    let outcome = try render()
    #expect(outcome.picture != nil && !outcome.errors.contains("cache"))
  }

  @Test func `test draws every vector itself`() throws {
    _ = try render()
    let before = entries
    let outcome = try runner.run(["test", "a.screen.json", "--record", "missing", "--no-progress"])
    #expect(entries == before, "\(outcome.errors)")
    #expect(Files.exists(directory["__Goldens__/a.png"]))
  }
}
