// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is held to the same strictness.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "mockup",
  products: [
    .executable(name: "mockup", targets: ["mockup"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "Text", targets: ["Text"]),
    .library(name: "PNG", targets: ["PNG"]),
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "ScreenFormat", targets: ["ScreenFormat"]),
    .library(name: "Golden", targets: ["Golden"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // System libraries, as Debian packages them.
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CUnibreak", providers: [.apt(["libunibreak-dev"])]),
    // Linked from their archives, so that starting the program loads nothing for what few need.
    .systemLibrary(name: "CFriBidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),

    // libpng reports errors by longjmp, which Swift cannot cross: this C target owns the jump.
    .target(name: "PNGBridge", dependencies: ["CPNG"]),
    // A server for `review`, by libmicrohttpd, which is loaded when it is needed.
    .target(name: "HTTPBridge"),
    // What Swift's module of the C library leaves out: settings of its heap.
    .target(name: "HeapBridge"),
    // Font files of Debian packages, embedded at build so that one binary draws the same everywhere.
    .target(name: "EmbeddedFonts"),
    // Words of Thai, which has no spaces between them, for the ends of lines.
    .target(name: "EmbeddedWords"),

    // The page of a test report: its files and Debian's mustache.js, embedded at build.
    .target(name: "ReportPage", exclude: ["page"]),

    // Loops over pixels for several instruction sets, chosen when the program runs.
    .target(name: "RasterKernels"),

    .target(name: "Raster", dependencies: ["RasterKernels"], swiftSettings: strict),
    .target(
      name: "Text",
      dependencies: [
        "Raster", "CFreeType", "CHarfBuzz", "CFriBidi", "CUnibreak", "EmbeddedFonts",
        "EmbeddedWords",
      ],
      swiftSettings: strict, linkerSettings: [.linkedLibrary(":libfribidi.a")]),
    .target(
      name: "PNG", dependencies: ["Raster", "PNGBridge", "CDeflate"], swiftSettings: strict),
    .target(name: "Controls", dependencies: ["Text", "Raster"], swiftSettings: strict),
    .target(
      name: "ScreenFormat", dependencies: ["Controls", "Text", "PNG", "Raster", "CYAML"],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary(":libyaml.a")]),
    .target(
      name: "FileSystem", dependencies: ["ScreenFormat", "Controls"], swiftSettings: strict),
    .target(name: "LocalServer", dependencies: ["HTTPBridge"], swiftSettings: strict),
    .target(
      name: "Golden",
      dependencies: [
        "ReportPage", "FileSystem", "ScreenFormat", "Controls", "Text", "PNG", "Raster",
      ],
      swiftSettings: strict),
    // For the tests of others: it links Swift Testing and XCTest.
    .target(
      name: "GoldenTesting", dependencies: ["Golden", "FileSystem", "ScreenFormat", "Controls"],
      swiftSettings: strict),
    .executableTarget(
      name: "mockup",
      dependencies: [
        "Golden", "LocalServer", "FileSystem", "ScreenFormat", "Controls", "Text", "PNG", "Raster",
        "HeapBridge",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Raster", "Text", "PNG", "Controls", "ScreenFormat"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "fidelity",
      dependencies: ["Golden", "ScreenFormat", "Controls", "PNG", "Raster", "TestSupport"],
      path: "Tools/fidelity", swiftSettings: strict),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "PNG", "RasterKernels", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TextTests", dependencies: ["Text", "Raster", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PNGTests", dependencies: ["PNG", "Raster", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ControlsTests", dependencies: ["Controls", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "ScreenFormatTests", dependencies: ["ScreenFormat", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "FileSystemTests", dependencies: ["FileSystem", "ScreenFormat", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LocalServerTests", dependencies: ["LocalServer", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "MockupTests", dependencies: ["mockup", "FileSystem", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GoldenTestingTests",
      dependencies: ["GoldenTesting", "Golden", "ScreenFormat", "Controls", "TestSupport"],
      exclude: ["__Goldens__"], swiftSettings: strict),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "mockup", "Golden", "LocalServer", "TestSupport", "ScreenFormat", "Controls", "Raster",
      ],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
