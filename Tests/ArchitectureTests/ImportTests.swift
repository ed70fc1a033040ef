import TestSupport
import Testing

/// Modules and C libraries are used only as ARCHITECTURE.md describes.
@Suite struct ImportTests {
  /// The modules that each target may import besides the standard library and Glibc.
  static let allowed: [(target: String, imports: Set<String>)] = [
    ("Constraints", []),
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
    ("Controls", ["ObjectModel", "Constraints", "Symbols", "Text", "Raster", "Synchronization"]),
    ("JPEG", ["Raster", "JPEGBridge"]),
    ("XML", ["CExpat"]),
    ("Syntax", ["XML", "CYAML"]),
    ("Localization", ["Syntax"]),
    ("SVG", ["XML", "Text", "JPEG", "PNG", "Raster"]),
    ("PDF", ["Text", "JPEG", "PNG", "Raster"]),
    ("DesignTokens", ["SVG", "Raster", "Syntax"]),
    (
      "ScreenFormat",
      [
        "DesignTokens", "Localization", "Syntax", "ObjectModel", "Symbols", "SVG", "PDF", "Text",
        "JPEG", "PNG",
        "Raster",
        "Synchronization",
      ]
    ),
    ("Inspection", ["ScreenFormat", "Controls", "ObjectModel", "XML", "Raster"]),
    ("FileSystem", ["Syntax", "Text", "Synchronization"]),
    (
      "Loading",
      [
        "FileSystem", "ScreenFormat", "Controls", "ObjectModel", "Syntax", "Raster",
        "Synchronization",
      ]
    ),
    ("Process", ["FileSystem", "Syntax", "ProcessBridge", "Synchronization"]),
    ("LocalServer", ["HTTPBridge", "Synchronization"]),
    ("ThemeCode", ["ScreenFormat", "DesignTokens", "ObjectModel", "Text", "Raster"]),
    (
      "InterfaceBuilder",
      [
        "XML", "Loading", "FileSystem", "ScreenFormat", "Localization", "Controls", "ObjectModel",
        "Text", "Raster",
      ]
    ),
    (
      "Golden",
      [
        "ReportPage", "Loading", "Process", "FileSystem", "ScreenFormat", "Controls", "ObjectModel",
        "XML",
        "Text", "PNG", "Raster", "Syntax", "Synchronization",
      ]
    ),
    (
      "GoldenTesting",
      ["Golden", "Loading", "ScreenFormat", "Controls", "ObjectModel", "Testing", "XCTest"]
    ),
    (
      "Rendering",
      [
        "Loading", "Process", "FileSystem", "Inspection", "ScreenFormat", "Controls", "ObjectModel",
        "Text", "PNG", "Raster",
      ]
    ),
    (
      "Preview",
      [
        "PreviewPage", "Golden", "LocalServer", "Loading", "Process", "FileSystem", "Inspection",
        "ThemeCode", "ScreenFormat", "Syntax", "Controls", "ObjectModel", "Text", "PNG", "Raster",
        "Synchronization",
      ]
    ),
    (
      "Installation",
      [
        "LocalServer", "Loading", "Process", "FileSystem", "ScreenFormat", "Controls",
        "ObjectModel", "Syntax", "Text", "Raster",
      ]
    ),
    (
      "mockup",
      [
        "Installation", "Preview", "Rendering", "Golden", "LocalServer", "Loading", "Process",
        "FileSystem",
        "Inspection", "InterfaceBuilder", "ThemeCode", "ScreenFormat", "Syntax", "Controls",
        "ObjectModel", "Text", "PNG", "Raster",
        "ArgumentParser", "Synchronization", "EmbeddedLicenses",
      ]
    ),
  ]

  /// The only folder that may import each C module.
  static let confined = [
    "CYAML": "Syntax/YAML/", "CExpat": "XML/", "CFreeType": "Text/", "CHarfBuzz": "Text/",
    "CFriBidi": "Text/", "EmbeddedFonts": "Text/", "EmbeddedUnicode": "Text/Breaking/",
    "EmbeddedWords": "Text/", "EmbeddedSymbols": "Symbols/SymbolTable.swift", "PNGBridge": "PNG/",
    "CDeflate": "PNG/", "JPEGBridge": "JPEG/",
    "RasterKernels": "Raster/", "HTTPBridge": "LocalServer/LocalServer.swift",
    "EmbeddedLicenses": "mockup/Output/", "PreviewPage": "Preview/Page/",
    "ProcessBridge": "Process/",
  ]

  static func sources(_ target: String) -> [(path: String, text: String)] {
    let folder = Repository.path("Sources/\(target)")
    return Files.list(folder).filter { $0.hasSuffix(".swift") }.compactMap { path in
      Files.text("\(folder)/\(path)").map { (path, $0) }
    }
  }

  static func imports(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      // Attributes stand before: `@_exported public import Syntax`.
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
      let levels: [Substring] = ["public", "package", "internal", "fileprivate", "private"]
      let rest = words.first.map(levels.contains) == true ? words.dropFirst() : words
      guard rest.first == "import" else { return nil }
      return rest.dropFirst().first.map(String.init)
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

  @Test func `documents become screens in one file`() {
    for target in Self.allowed.map(\.target) where target != "ScreenFormat" {
      for (path, text) in Self.sources(target) where path != "ScreenLoader.swift" {
        for call in ["ScreenBuilder(", "ScreenDocument.decode("] {
          #expect(!text.contains(call), "\(target)/\(path) calls \(call)…): ScreenLoader does")
        }
      }
    }
  }

  @Test func `nothing in the program is tested but what it does`() {
    let folder = Repository.path("Tests")
    for path in Files.list(folder) where path.hasSuffix(".swift") {
      let lines = Files.text("\(folder)/\(path)")?.split(separator: "\n") ?? []
      #expect(!lines.contains("@testable import mockup"), "\(path): move the logic to a library")
    }
  }

  /// What a Swift program could want belongs to a library. Options and their help take lines, too.
  @Test func `commands parse, call and print`() {
    let limits = ["Arguments/": 140, "Commands/": 220, "Output/": 130, "System/": 60, "": 170]
    for (path, text) in Self.sources("mockup") {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      guard let limit = limits[folder] else {
        Issue.record("mockup/\(path) is in a folder for neither commands nor output")
        continue
      }
      #expect(lines <= limit, "mockup/\(path)")
    }
  }

  @Test func `only Angle knows trigonometry, and libm is called nowhere where pixels are made`() {
    let forbidden = ["sin(", "cos(", "tan(", "atan2(", "pow(", "exp(", "log("]
    let modules = ["Constraints", "DesignTokens", "Raster", "Text", "PNG", "JPEG", "SVG", "PDF"]
    let sources = modules.flatMap(Self.sources)
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
