import TestSupport
import Testing

/// Modules and C libraries are used only as ARCHITECTURE.md describes.
@Suite struct ImportTests {
  /// The modules that each target may import besides the standard library and Glibc.
  static let allowed: [(target: String, imports: Set<String>)] = [
    ("Raster", ["RasterKernels", "Synchronization"]),
    (
      "Text",
      [
        "Raster", "CFreeType", "CHarfBuzz", "CFriBidi", "EmbeddedFonts", "EmbeddedUnicode",
        "EmbeddedWords", "Synchronization",
      ]
    ),
    ("PNG", ["Raster", "PNGBridge", "CDeflate"]),
    ("Symbols", ["Text", "Raster", "EmbeddedSymbols", "Synchronization"]),
    ("ObjectModel", ["Symbols", "Text", "Raster", "Synchronization"]),
    ("Controls", ["ObjectModel", "Symbols", "Text", "Raster"]),
    ("JPEG", ["Raster", "JPEGBridge"]),
    ("XML", ["CExpat"]),
    ("SVG", ["XML", "Text", "PNG", "Raster"]),
    ("PDF", ["Text", "JPEG", "PNG", "Raster"]),
    (
      "ScreenFormat",
      [
        "ObjectModel", "Symbols", "SVG", "PDF", "XML", "Text", "JPEG", "PNG", "Raster", "CYAML",
        "Synchronization",
      ]
    ),
    ("Inspection", ["ScreenFormat", "Controls", "ObjectModel", "XML", "Raster"]),
    (
      "FileSystem",
      ["ScreenFormat", "Controls", "ObjectModel", "Text", "Raster", "Synchronization"]
    ),
    ("LocalServer", ["HTTPBridge", "Synchronization"]),
    ("ThemeCode", ["ScreenFormat", "ObjectModel", "Text", "Raster"]),
    (
      "Golden",
      [
        "ReportPage", "FileSystem", "ScreenFormat", "Controls", "ObjectModel", "XML", "Text", "PNG",
        "Raster",
      ]
    ),
    (
      "GoldenTesting",
      ["Golden", "FileSystem", "ScreenFormat", "Controls", "ObjectModel", "Testing", "XCTest"]
    ),
    (
      "mockup",
      [
        "Golden", "LocalServer", "FileSystem", "Inspection", "ThemeCode", "ScreenFormat",
        "Controls",
        "ObjectModel", "Text",
        "PNG",
        "Raster", "ArgumentParser", "Synchronization", "Dispatch", "ProcessBridge",
        "EmbeddedLicenses", "PreviewPage",
      ]
    ),
  ]

  /// The only folder that may import each C module.
  static let confined = [
    "CYAML": "ScreenFormat/YAML/", "CExpat": "XML/", "CFreeType": "Text/", "CHarfBuzz": "Text/",
    "CFriBidi": "Text/", "EmbeddedFonts": "Text/", "EmbeddedUnicode": "Text/Breaking/",
    "EmbeddedWords": "Text/", "EmbeddedSymbols": "Symbols/SymbolTable.swift", "PNGBridge": "PNG/",
    "CDeflate": "PNG/", "JPEGBridge": "JPEG/",
    "RasterKernels": "Raster/", "HTTPBridge": "LocalServer/LocalServer.swift",
    "EmbeddedLicenses": "mockup/Output/", "PreviewPage": "mockup/Wall/",
  ]

  static func sources(_ target: String) -> [(path: String, text: String)] {
    let folder = Repository.path("Sources/\(target)")
    return Files.list(folder).filter { $0.hasSuffix(".swift") }.compactMap { path in
      Files.text("\(folder)/\(path)").map { (path, $0) }
    }
  }

  static func imports(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }.map(String.init)
      guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count,
        index == 0 || ["public", "package", "internal", "fileprivate"].contains(words[0])
      else { return nil }
      return words[index + 1]
    }
  }

  @Test("targets import only what lies below them", arguments: allowed.map(\.target))
  func directions(target: String) throws {
    let allowed = try #require(Self.allowed.first { $0.target == target }).imports
    let sources = Self.sources(target)
    #expect(!sources.isEmpty)
    for (path, text) in sources {
      for name in Self.imports(text) where name != "Glibc" {
        #expect(allowed.contains(name), "\(target)/\(path) imports \(name)")
      }
    }
  }

  @Test func `each C library is imported in one room only`() {
    for target in Self.allowed.map(\.target) {
      for (path, text) in Self.sources(target) {
        for name in Self.imports(text) {
          guard let room = Self.confined[name] else { continue }
          #expect("\(target)/\(path)".hasPrefix(room), "\(target)/\(path) imports \(name)")
        }
      }
    }
  }

  @Test func `only Angle knows trigonometry, and libm is called nowhere where pixels are made`() {
    let forbidden = ["sin(", "cos(", "tan(", "atan2(", "pow(", "exp(", "log("]
    let sources = ["Raster", "Text", "PNG", "JPEG", "SVG", "PDF"].flatMap(Self.sources)
    for (path, text) in sources where !path.hasSuffix("Angle.swift") {
      for line in text.split(separator: "\n") where !line.contains("//") {
        for call in forbidden {
          let found = line.contains(" \(call)") || line.contains("(\(call)")
          #expect(!found, "\(path): \(line)")
        }
      }
    }
  }

  @Test func `nothing in the product forces, traps or leaves work undone`() {
    let forbidden = ["try!", "as!", "fatalError(", "TODO", "FIXME"]
    for target in Self.allowed.map(\.target) {
      for (path, text) in Self.sources(target) {
        for word in forbidden {
          #expect(!text.contains(word), "\(target)/\(path) holds \(word)")
        }
      }
    }
  }
}
