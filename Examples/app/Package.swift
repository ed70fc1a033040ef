// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [
    .package(name: "mockup", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "ScreenTests",
      dependencies: [.product(name: "GoldenTesting", package: "mockup")],
      exclude: ["__Goldens__", "brand.theme.json", "login.screen.json"])
  ])
