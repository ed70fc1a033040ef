import Controls
import Glibc
import ObjectModel
import PNG
import Raster
import ScreenFormat

// How long each stage of a render takes, for every screen that is named: reading and building it, resolving
// its appearance, layout, painting into a display list, drawing that, and writing a PNG twice.

func shown(_ milliseconds: Double) -> String {
  let hundredths = Int((milliseconds * 100).rounded())
  let decimals = String(hundredths % 100)
  return "\(hundredths / 100).\(decimals.count < 2 ? "0" : "")\(decimals)"
}

let rounds = 30
let loader = DiskLoader()
for path in CommandLine.arguments.dropFirst() {
  var times = StageTimes()
  for _ in 0..<rounds {
    times.start()
    let screen = try times.measure("build") {
      ScreenBuilder(classes: ClassTable(), loader: loader).build(
        SourceFile(label: path, bytes: try loader.read(path))
      )
      .screen
    }
    guard let screen else {
      print("\(path) is no screen without errors; 'mockup validate' names them")
      exit(65)
    }
    let styled = times.measure("resolve") { screen.resolved() }
    let placed = times.measure("layout") { LayoutPass.layOut(styled) }
    let list = times.measure("paint") { placed.displayList() }
    let device = screen.device
    let pixmap = try times.measure("draw") {
      try Rasterizer().render(
        list, width: Int((device.size.width * device.scale).rounded(.up)),
        height: Int((device.size.height * device.scale).rounded(.up)), scale: device.scale)
    }
    _ = try times.measure("PNG, default") { try PNG.encode(pixmap, compression: .default) }
    _ = try times.measure("PNG, fastest") { try PNG.encode(pixmap, compression: .fastest) }
  }
  print(path)
  for stage in times.stages { print("  \(stage.name): \(shown(stage.least)) ms") }
}
