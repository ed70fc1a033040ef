// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "mockup-benchmarks",
  dependencies: [.package(name: "mockup", path: "..")],
  targets: [
    // Joins the side-by-side benchmark of rasterisers by its line protocol; see README.md.
    .executableTarget(
      name: "raster-bench",
      dependencies: [
        .product(name: "Raster", package: "mockup"),
        .product(name: "Text", package: "mockup"),
        .product(name: "PNG", package: "mockup"),
      ]),
    // Times each stage of a render.
    .executableTarget(
      name: "screen-bench",
      dependencies: [
        .product(name: "Controls", package: "mockup"),
        .product(name: "ObjectModel", package: "mockup"),
        .product(name: "PNG", package: "mockup"),
        .product(name: "Raster", package: "mockup"),
        .product(name: "ScreenFormat", package: "mockup"),
      ]),
    // Resolves a large screen under many rules.
    .executableTarget(
      name: "appearance-bench",
      dependencies: [
        .product(name: "Controls", package: "mockup"),
        .product(name: "ObjectModel", package: "mockup"),
        .product(name: "Raster", package: "mockup"),
      ]),
    // Solves systems of constraints beside kiwi's solver.
    .executableTarget(
      name: "constraints-bench",
      dependencies: [.product(name: "Constraints", package: "mockup")]),
  ],
  swiftLanguageModes: [.v6]
)
