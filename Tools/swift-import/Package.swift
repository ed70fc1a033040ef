// swift-tools-version: 6.3
import PackageDescription

// Reads Swift for `mockup import`. A package of its own, so that building `mockup` never builds swift-syntax.
let package = Package(
  name: "swift-import",
  products: [.executable(name: "mockup-swift-import", targets: ["mockup-swift-import"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "mockup-swift-import",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)
