import Controls
import FileSystem
import Glibc
import Loading
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

/// Reading a document is one thing, whoever reads the files; only what is noted of them differs.
@Suite struct ScreenLoaderTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try write(
      "s.screen.json",
      """
      {"mockup": 1, "themes": ["t.theme.json"], "variables": {"gap": 4},
       "window": {"subviews": [{"class": "UIView", "id": "v", "frame": ["$gap", 0, 9, 9]}]}}
      """)
    try write("t.theme.json", "{\"mockup\": 1, \"name\": \"T\", \"variables\": {\"gap\": 3}}")
  }

  private func write(_ name: String, _ text: String) throws {
    try Files.write(Array(text.utf8), to: directory[name])
  }

  /// The messages of the error that `body` throws.
  private func refusal<Result>(_ body: () throws -> Result) -> [String] {
    do {
      _ = try body()
      return []
    } catch {
      return (error as? InvalidDocuments)?.diagnostics.sorted().map(\.message) ?? ["\(error)"]
    }
  }

  @Test func `a screen comes with its document, and the places of its variables`() throws {
    let loaded = try ScreenLoader().load(directory["s.screen.json"])
    #expect(loaded.screen.window.ids == ["v"])
    #expect(loaded.document.file == directory["s.screen.json"])
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.variables["gap"]?.file == directory["s.screen.json"])
  }

  @Test func `options replace settings of the document`() throws {
    var options = RenderOptions()
    options.system = 6
    #expect(try ScreenLoader(options: options).load(directory["s.screen.json"]).screen.system == 6)
  }

  @Test func `documents that are wrong have all their findings in one error`() throws {
    try write("s.screen.json", "{\"mockup\": 1, \"windw\": {}, \"themes\": [\"no.theme.json\"]}")
    let loader = ScreenLoader()
    let messages = refusal { try loader.load(directory["s.screen.json"]) }
    #expect(messages.count == 3)
    #expect(messages.contains { $0.hasPrefix("unknown key 'windw'") })
    let validated = loader.validate(try loader.read(directory["s.screen.json"]))
    #expect(validated.sorted().map(\.message) == messages)
    try write("s.screen.json", "{")
    #expect(refusal { try loader.load(directory["s.screen.json"]) }.count == 1)
    #expect(throws: InputError.self) { try loader.load(directory["missing"]) }
  }

  @Test func `themes are built by themselves, and are no screens`() throws {
    let loader = ScreenLoader()
    let source = try loader.read(directory["t.theme.json"])
    let theme = try loader.theme(source)
    #expect(theme.documents.map(\.file) == [directory["t.theme.json"]])
    #expect(theme.screen.window.ids.isEmpty)
    #expect(loader.validate(source).isEmpty)
    #expect(refusal { try loader.load(source) }.first?.hasPrefix("this is a theme") == true)
    #expect(!refusal { try loader.theme(loader.read(directory["s.screen.json"])) }.isEmpty)
  }

  @Test func `a screen that takes too much memory is an error of its document`() throws {
    let loaded = try ScreenLoader().load(directory["s.screen.json"])
    #expect(refusal { try loaded.document.drawing { try loaded.screen.rasterized() } } == [])
    let limits = SurfaceLimits(bytes: 1 << 20)
    let messages = refusal {
      try loaded.document.drawing { try loaded.screen.rasterized(limits: limits) }
    }
    #expect(messages.count == 1)
  }

  // MARK: Who reads files

  @Test func `a log knows the document, and every file that it names`() throws {
    let log = InputLog()
    _ = try ScreenLoader(LoggingAssets(log)).load(directory["s.screen.json"])
    let cache = InputCache(try EntryStore(directory["cache"], limit: 1 << 20), program: "p")
    let work = InputCache.Work(kind: "k", parts: [], folder: directory.path)
    cache.keep([1], of: work, log)
    #expect(cache.find(work) == [1])
    try write("t.theme.json", "{\"mockup\": 1, \"name\": \"U\"}")
    #expect(cache.find(work) == nil)
  }

  @Test func `a recording knows what was read and looked for, each from before it was read`() throws
  {
    let files = RecordingAssets()
    _ = try ScreenLoader(files).load(directory["s.screen.json"])
    #expect(!files.exists(directory["b"]))
    let paths = ["s.screen.json", "t.theme.json", "b"].map { Folder.absolutePath(directory[$0]) }
    #expect(Set(files.stamps.keys).isSuperset(of: paths))
    for (path, stamp) in files.stamps { #expect(FileStamp(path) == stamp) }
    try write("b", "")
    #expect(files.stamps[paths[2]] != .some(FileStamp(paths[2])))
  }

  @Test func `text that lies over files is read in their place, and they are noted all the same`()
    throws
  {
    let path = Folder.absolutePath(directory["s.screen.json"])
    let text =
      "{\"mockup\": 1, \"window\": {\"subviews\": [{\"class\": \"UILabel\", \"id\": \"o\"}]}}"
    let files = RecordingAssets(overlay: [path: Array(text.utf8)])
    #expect(try ScreenLoader(files).load(directory["s.screen.json"]).screen.window.ids == ["o"])
    #expect(files.stamps[path] == .some(FileStamp(path)))
    let theme = Folder.absolutePath(directory["t.theme.json"])
    let broken = RecordingAssets(overlay: [theme: Array("{".utf8)])
    #expect(refusal { try ScreenLoader(broken).load(directory["s.screen.json"]) }.count == 1)
    // What lies over a file that is not there counts as the file.
    let other = RecordingAssets(overlay: [directory["n"]: Array(text.utf8)])
    #expect(try ScreenLoader(other).load(directory["n"]).screen.window.ids == ["o"])
  }

  @Test func `decoded files are shared while their bytes are the same`() throws {
    let decodedFiles = DecodedFiles()
    let loader = ScreenLoader(decodedFiles: decodedFiles)
    #expect(try loader.load(directory["s.screen.json"]).screen.window.ids == ["v"])
    #expect(try loader.load(directory["s.screen.json"]).screen.window.ids == ["v"])
    try write("s.screen.json", "{\"mockup\": 1, \"window\": {}}")
    #expect(try loader.load(directory["s.screen.json"]).screen.window.ids.isEmpty)
  }

  @Test func `paths of a text that is in no file begin at the folder that is told`() throws {
    let text = "{\"mockup\": 1, \"themes\": [\"t.theme.json\"], \"window\": {}}"
    let source = ScreenLoader.Source(
      SourceFile(label: "<text>", text: text), folder: directory.path)
    #expect(try ScreenLoader().load(source).document.folder == directory.path)
    let elsewhere = ScreenLoader.Source(source.file, folder: "/")
    #expect(!refusal { try ScreenLoader().load(elsewhere) }.isEmpty)
  }
}
