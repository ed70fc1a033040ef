import Controls
import ObjectModel
import PNG
import Raster
import Testing

@testable import ScreenFormat

@Suite struct LaunchImageNamesTests {
  private static let phone = ["Default", "Default-568h", "Default-667h", "Default-736h-Landscape"]

  @Test(arguments: [
    ("iPhone 4s", false, ["Default", "Default-568h"], "Default"),
    ("iPhone 5", false, phone, "Default-568h"), ("iPhone 6", false, phone, "Default-667h"),
    ("iPhone 6 Plus", true, phone, "Default-736h-Landscape"),
    ("iPhone 6 Plus", false, phone, "Default"),
    ("iPhone X", false, ["Default", "Default-Portrait-2436h"], "Default-Portrait-2436h"),
    (
      "iPad 2", false, ["Default-Landscape~ipad", "Default-Portrait~ipad"], "Default-Portrait~ipad"
    ),
    ("iPad 2", true, ["Default-LandscapeLeft", "Default-Portrait"], "Default-LandscapeLeft"),
    ("iPhone 5", true, ["Default-568h", "Default"], "Default"),
  ])
  func `Default is the picture for the size and orientation of the screen`(
    device: String, isLandscape: Bool, files: [String], expected: String
  ) throws {
    #expect(try found("Default", device, 8, isLandscape, files) == expected)
  }

  @Test func `what the Info.plist lists is chosen by size, orientation and system`() throws {
    var names = LaunchImageNames()
    names.entries = [
      .init(name: "Splash-Landscape", sides: [320, 568], orientation: .landscape),
      .init(name: "Splash-568h", sides: [320, 568]),
      .init(name: "Splash-700-568h", sides: [320, 568], system: 7),
      .init(name: "Splash-800-667h", sides: [375, 667], system: 8),
      .init(name: "Splash"), .init(name: "Splashy", sides: [320, 568], system: 7),
    ]
    let files = names.entries.map(\.name)
    func found(_ device: String, _ system: Int, _ isLandscape: Bool = false) throws -> String? {
      try self.found("Splash", device, system, isLandscape, files, names)
    }
    #expect(try found("iPhone 5", 6) == "Splash-568h")
    #expect(try found("iPhone 5", 7) == "Splash-700-568h")
    #expect(try found("iPhone 5", 7, true) == "Splash-Landscape")
    #expect(try found("iPhone 6", 8) == "Splash-800-667h")
    #expect(try found("iPhone 4s", 7) == "Splash")
  }

  @Test func `a theme's Info.plist counts, and the screen's keys win`() throws {
    let files = [
      "t.theme.json": #"{"infoPlist": {"UILaunchImageFile": "Start", "UIStatusBarHidden": true}}"#,
      "a/Start.png": "1", "a/Start-568h.png": "2",
    ]
    func build(_ plist: String) -> ScreenBuilder.Result {
      ScreenBuilder(classes: ClassTable(), loader: assets(files)).build(
        SourceFile(
          label: "s.screen.json",
          text: #"{"themes": ["t.theme.json"], "infoPlist": \#(plist), "window": {}}"#))
    }
    #expect(build("{}").screen?.infoPlist.statusBarHidden == true)
    #expect(build(#"{"UIStatusBarHidden": false}"#).screen?.infoPlist.statusBarHidden == false)
  }

  /// The file that a name stands for; each file is as many pixels wide as its place in the list.
  private func found(
    _ name: String, _ device: String, _ system: Int, _ isLandscape: Bool, _ files: [String],
    _ names: LaunchImageNames = LaunchImageNames()
  ) throws -> String? {
    let device = try #require(RenderOptions.device(named: device))
    var target = AssetTarget(
      traits: Traits(device), screenWidth: device.size.width, screenHeight: device.size.height)
    target.isLandscape = isLandscape
    var texts: [String: String] = [:]
    for (index, file) in files.enumerated() { texts["a/\(file).png"] = String(index + 1) }
    var library = AssetLibrary(
      loader: assets(texts), target: target, system: system, limits: SurfaceLimits())
    library.launchImages = names
    try library.add(folder: "a")
    let width = try library.image(named: name, for: "").get().image.pixmap.width
    return files[width - 1]
  }
}

@Suite struct LaunchImageSlotTests {
  @Test(arguments: [
    (5, Traits.Idiom.phone, ["Default.png", "Default@2x.png"]),
    (6, .phone, ["Default.png", "Default@2x.png", "Default-568h@2x.png"]),
    (7, .phone, ["Default@2x.png", "Default-568h@2x.png"]),
    (
      8, .phone,
      [
        "Default@2x.png", "Default-568h@2x.png", "Default-667h@2x.png",
        "Default-Portrait-736h@3x.png", "Default-Landscape-736h@3x.png",
      ]
    ),
    (
      7, .pad,
      [
        "Default-Portrait~ipad.png", "Default-Landscape~ipad.png", "Default-Portrait@2x~ipad.png",
        "Default-Landscape@2x~ipad.png",
      ]
    ),
    (12, .pad, ["Default-Portrait@2x~ipad.png", "Default-Landscape@2x~ipad.png"]),
  ])
  func `the pictures of a system are named as Xcode wants them`(
    system: Int, idiom: Traits.Idiom, names: [String]
  ) {
    #expect(LaunchImageSlot.all(system: system, idiom: idiom).map(\.fileName) == names)
  }

  @Test func `a set's contents choose each picture for its own screen`() throws {
    for (system, idiom) in [(6, Traits.Idiom.phone), (12, .phone), (6, .pad), (9, .pad)] {
      let slots = LaunchImageSlot.all(system: system, idiom: idiom)
      var files = ["c.xcassets/L.launchimage/Contents.json": LaunchImageSlot.contents(slots)]
      for (index, slot) in slots.enumerated() {
        files["c.xcassets/L.launchimage/\(slot.fileName)"] = String(index + 1)
      }
      for (index, slot) in slots.enumerated() {
        var target = AssetTarget(
          traits: Traits(slot.device), screenHeight: slot.device.size.height)
        target.isLandscape = slot.orientation != .portrait
        var library = AssetLibrary(
          loader: assets(files), target: target, system: system, limits: SurfaceLimits())
        try library.add(folder: "c.xcassets")
        let width = try library.image(named: "L", for: "").get().image.pixmap.width
        #expect(width == index + 1, "\(slot.fileName)")
        #expect(library.diagnostics.isEmpty)
      }
    }
  }
}

/// Files; a text that is a number is a picture of as many pixels' width.
private func assets(_ files: [String: String]) -> MemoryAssets {
  var assets = MemoryAssets()
  for (path, content) in files {
    assets.files[path] =
      Int(content).flatMap { try? PNG.encode(MemoryAssets.pixmap(width: $0, height: 4)) }
      ?? Array(content.utf8)
  }
  return assets
}
