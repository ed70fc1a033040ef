// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Theme",
  dependencies: [
    .package(name: "mockup", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "ThemeTests",
      dependencies: [.product(name: "GoldenTesting", package: "mockup")],
      exclude: ["Screens"])
  ])
