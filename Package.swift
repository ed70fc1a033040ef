// swift-tools-version: 6.3
import PackageDescription

/// Every Swift target is held to the same strictness.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The command that installs what a build needs; errors of a build name it.
let setup: CSetting = .define(
  "MOCKUP_SETUP", to: "\"\(Context.packageDirectory)/scripts/setup.sh\"")

/// The outlines of symbols, in the data folder of a user or of the machine, where set-up writes them. The name has the hash
/// of what they are made of; set-up renews it.
let symbols = "mockup/symbols-2fec9347.bin"
let userData =
  Context.environment["XDG_DATA_HOME"] ?? "\(Context.environment["HOME"] ?? "")/.local/share"

/// Fuzz targets are built on demand only: they need `--sanitize=fuzzer`, which brings a `main` of its own.
let fuzzing: [Target] =
  Context.environment["MOCKUP_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Golden", "LocalServer", "InterfaceBuilder", "ThemeCode", "ScreenFormat", "Localization",
        "Controls",
        "Constraints", "ObjectModel", "SVG", "PDF", "Text", "JPEG", "PNG", "Raster",
      ],
      path: "Tools/fuzz", exclude: ["all.py", "corpus.sh"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "mockup",
  products: [
    .executable(name: "mockup", targets: ["mockup"]),
    .library(name: "Constraints", targets: ["Constraints"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "Text", targets: ["Text"]),
    .library(name: "Symbols", targets: ["Symbols"]),
    .library(name: "PNG", targets: ["PNG"]),
    .library(name: "JPEG", targets: ["JPEG"]),
    .library(name: "SVG", targets: ["SVG"]),
    .library(name: "PDF", targets: ["PDF"]),
    .library(name: "ObjectModel", targets: ["ObjectModel"]),
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "ScreenFormat", targets: ["ScreenFormat"]),
    .library(name: "Inspection", targets: ["Inspection"]),
    .library(name: "Golden", targets: ["Golden"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2"))
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
    // Shared, as the LGPL asks for.
    .systemLibrary(name: "CFriBidi", providers: [.apt(["libfribidi-dev"])]),
    // Linked statically, so that starting the program does not load it for the few that read YAML.
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"])]),
    // Linked statically, as only documents with vectors or property lists need it.
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),

    // Calls libpng, which reports errors by longjmp; Swift code must not be jumped over.
    .target(name: "PNGBridge", dependencies: ["CPNG"], cSettings: [setup]),
    // Calls libjpeg-turbo, for the same reason. Linked statically, as only photos need it.
    .target(
      name: "JPEGBridge", cSettings: [setup], linkerSettings: [.linkedLibrary(":libjpeg.a")]),
    // The HTTP server of `review`: libmicrohttpd, which is loaded when the first server starts.
    .target(name: "HTTPBridge", cSettings: [setup]),
    // The process's heap, arguments and processors, which Swift's Glibc module does not reach.
    .target(name: "ProcessBridge"),
    // Font files of Debian packages, embedded so that text is drawn the same on every machine, and the facts and
    // pairs of letters that scripts/face-tables.py wrote.
    .target(name: "EmbeddedFonts", cSettings: [setup]),
    // Unicode's line breaking classes, written by scripts/line-break-tables.py.
    .target(name: "EmbeddedUnicode"),
    // Outlines that stand in for system symbols, made by scripts/setup.sh.
    .target(
      name: "EmbeddedSymbols",
      cSettings: [
        setup,
        .define("USER_SYMBOLS", to: "\"\(userData)/\(symbols)\""),
        .define("MACHINE_SYMBOLS", to: "\"/usr/local/share/\(symbols)\""),
      ]),
    // The Thai word list of a Debian package, for line breaks.
    .target(name: "EmbeddedWords", cSettings: [setup]),

    // LICENSE and THIRD-PARTY.md, for `mockup --licenses`.
    .target(name: "EmbeddedLicenses"),

    // The page of a test report with Debian's mustache.js, embedded at build time.
    .target(name: "ReportPage", exclude: ["page"], cSettings: [setup]),

    // The page of a preview, embedded at build time.
    .target(name: "PreviewPage", exclude: ["page"]),

    // Loops over pixels for several instruction sets, chosen when the program runs.
    .target(name: "RasterKernels"),

    .target(
      name: "XML", dependencies: ["CExpat"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary(":libexpat.a")]),
    // Linear constraints with priorities, for layout.
    .target(name: "Constraints", swiftSettings: strict),
    .target(name: "Raster", dependencies: ["RasterKernels"], swiftSettings: strict),
    .target(
      name: "Text",
      dependencies: [
        "Raster", "CFreeType", "CHarfBuzz", "CFriBidi", "EmbeddedFonts", "EmbeddedUnicode",
        "EmbeddedWords",
      ],
      swiftSettings: strict),
    .target(
      name: "PNG", dependencies: ["Raster", "PNGBridge", "CDeflate"], swiftSettings: strict),
    .target(name: "JPEG", dependencies: ["Raster", "JPEGBridge"], swiftSettings: strict),
    .target(
      name: "SVG", dependencies: ["XML", "Text", "JPEG", "PNG", "Raster"], swiftSettings: strict),
    .target(
      name: "PDF", dependencies: ["Text", "JPEG", "PNG", "Raster"], swiftSettings: strict),
    // System symbols: names, outlines, composition.
    .target(
      name: "Symbols", dependencies: ["Text", "Raster", "EmbeddedSymbols"], swiftSettings: strict),
    .target(
      name: "ObjectModel", dependencies: ["Symbols", "Text", "Raster"], swiftSettings: strict),
    .target(
      name: "Controls",
      dependencies: ["ObjectModel", "Constraints", "Symbols", "Text", "Raster"],
      swiftSettings: strict),
    // What documents are written in: JSON, YAML, property lists, positions, diagnostics, editing.
    .target(
      name: "Syntax", dependencies: ["XML", "CYAML"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary(":libyaml.a")]),
    // Texts in languages: tables of strings, the choice of a language, plural forms, formats.
    .target(name: "Localization", dependencies: ["Syntax"], swiftSettings: strict),
    // Values that designers export, in three formats, as documents write them.
    .target(
      name: "DesignTokens", dependencies: ["SVG", "Raster", "Syntax"], swiftSettings: strict),
    .target(
      name: "ScreenFormat",
      dependencies: [
        "DesignTokens", "Localization", "Syntax", "ObjectModel", "Symbols", "SVG", "PDF", "Text",
        "JPEG", "PNG",
        "Raster",
      ],
      swiftSettings: strict),
    // What `explain`, `dump` and `--accessibility` print: above both documents and drawing.
    .target(
      name: "Inspection",
      dependencies: ["ScreenFormat", "Controls", "ObjectModel", "XML", "Raster"],
      swiftSettings: strict),
    .target(name: "FileSystem", dependencies: ["Syntax", "Text"], swiftSettings: strict),
    // From files to screens: loaders, logs and caches of what is read.
    .target(
      name: "Loading",
      dependencies: ["FileSystem", "ScreenFormat", "Controls", "ObjectModel", "Syntax", "Raster"],
      swiftSettings: strict),
    // Theme code of Swift and Objective-C, to themes and back.
    .target(
      name: "ThemeCode",
      dependencies: ["ScreenFormat", "DesignTokens", "ObjectModel", "Text", "Raster"],
      swiftSettings: strict),
    // Storyboards and xibs, to screens.
    .target(
      name: "InterfaceBuilder",
      dependencies: [
        "XML", "Loading", "FileSystem", "ScreenFormat", "Localization", "Controls", "ObjectModel",
        "Text", "Raster",
      ],
      swiftSettings: strict),
    // Threads, processors, standard streams, and how errors are told: what programs have besides files.
    .target(
      name: "Process", dependencies: ["FileSystem", "Syntax", "ProcessBridge"],
      swiftSettings: strict),
    .target(name: "LocalServer", dependencies: ["HTTPBridge"], swiftSettings: strict),
    .target(
      name: "Golden",
      dependencies: [
        "ReportPage", "Loading", "Process", "FileSystem", "ScreenFormat", "Controls", "ObjectModel",
        "XML",
        "Text", "PNG", "Raster",
      ],
      swiftSettings: strict),
    // For tests in other packages: links Swift Testing and XCTest.
    .target(
      name: "GoldenTesting",
      dependencies: ["Golden", "Loading", "ScreenFormat", "Controls", "ObjectModel"],
      swiftSettings: strict),
    // Pictures, animations and their cache, as files.
    .target(
      name: "Rendering",
      dependencies: [
        "Loading", "Process", "FileSystem", "Inspection", "ScreenFormat", "Controls", "ObjectModel",
        "Text", "PNG", "Raster",
      ],
      swiftSettings: strict),
    // Pictures in a browser: previews, galleries, reviews; and drawing on each save.
    .target(
      name: "Preview",
      dependencies: [
        "PreviewPage", "Golden", "LocalServer", "Loading", "Process", "FileSystem", "Inspection",
        "ThemeCode", "ScreenFormat", "Controls", "ObjectModel", "Text", "PNG", "Raster",
      ],
      swiftSettings: strict),
    // The program itself and the machine that it runs on: `--version --verbose`, `doctor`.
    .target(
      name: "Installation",
      dependencies: [
        "LocalServer", "Loading", "Process", "FileSystem", "ScreenFormat", "Controls", "Syntax",
        "Text", "Raster",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "mockup",
      dependencies: [
        "Installation", "Preview", "Rendering", "Golden", "LocalServer", "Loading", "Process",
        "FileSystem",
        "Inspection", "InterfaceBuilder", "ThemeCode", "ScreenFormat", "Controls", "ObjectModel",
        "Text", "PNG", "Raster", "EmbeddedLicenses",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport",
      dependencies: ["Raster", "Text", "PNG", "Controls", "ObjectModel", "ScreenFormat"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "fidelity",
      dependencies: [
        "Golden", "ScreenFormat", "Controls", "ObjectModel", "PNG", "Raster", "TestSupport",
      ],
      path: "Tools/fidelity", swiftSettings: strict),
    .testTarget(
      name: "ConstraintsTests",
      dependencies: ["Constraints", "Controls", "ObjectModel", "Raster", "ScreenFormat"],
      swiftSettings: strict),
    .testTarget(name: "XMLTests", dependencies: ["XML"], swiftSettings: strict),
    .testTarget(
      name: "RasterTests", dependencies: ["Raster", "PNG", "RasterKernels", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TextTests", dependencies: ["Text", "Raster", "TestSupport"],
      exclude: ["LineBreakTest.txt"], swiftSettings: strict),
    .testTarget(
      name: "SymbolsTests", dependencies: ["Symbols", "Text", "Raster"], swiftSettings: strict),
    .testTarget(
      name: "PNGTests", dependencies: ["PNG", "Raster", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SVGTests", dependencies: ["SVG", "PNG", "Raster", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "JPEGTests", dependencies: ["JPEG", "Raster", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PDFTests", dependencies: ["PDF", "PNG", "Raster", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ObjectModelTests", dependencies: ["ObjectModel", "Controls", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ControlsTests", dependencies: ["Controls", "ObjectModel", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax"], swiftSettings: strict),
    .testTarget(
      name: "DesignTokensTests", dependencies: ["DesignTokens", "Syntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LocalizationTests", dependencies: ["Localization", "Syntax", "TestSupport", "XML"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenFormatTests", dependencies: ["ScreenFormat", "Inspection", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ThemeCodeTests",
      dependencies: [
        "ThemeCode", "Controls", "ObjectModel", "ScreenFormat", "TestSupport", "Text", "Raster",
      ],
      exclude: ["Stubs"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "InterfaceBuilder", "Loading", "Controls", "ObjectModel", "ScreenFormat", "TestSupport",
        "Raster",
      ],
      exclude: ["attribute-counts.tsv", "label-sizes.tsv"], swiftSettings: strict),
    .testTarget(
      name: "FileSystemTests", dependencies: ["FileSystem", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LoadingTests",
      dependencies: [
        "Loading", "FileSystem", "ScreenFormat", "Controls", "ObjectModel", "PNG", "Raster",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LocalServerTests", dependencies: ["LocalServer", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ProcessTests", dependencies: ["Process", "FileSystem", "Syntax", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "InstallationTests", dependencies: ["Installation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "Preview", "Golden", "Loading", "FileSystem", "ScreenFormat", "Controls", "ObjectModel",
        "PNG",
        "Raster", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "MockupTests",
      dependencies: [
        "mockup", "FileSystem", "ThemeCode", "ScreenFormat", "Controls", "ObjectModel", "Raster",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GoldenTestingTests",
      dependencies: [
        "GoldenTesting", "Golden", "ScreenFormat", "Controls", "ObjectModel", "TestSupport",
      ],
      exclude: ["__Goldens__", "Screens"], swiftSettings: strict),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "mockup", "Preview", "Golden", "LocalServer", "TestSupport", "ScreenFormat", "Controls",
        "ObjectModel", "PNG", "Raster",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["Text", "TestSupport"], swiftSettings: strict),
  ] + fuzzing,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
