// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Badge",
  dependencies: [
    .package(name: "mockup", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "badge", dependencies: [.product(name: "Raster", package: "mockup")])
  ])
