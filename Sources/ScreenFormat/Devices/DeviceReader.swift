import ObjectModel
import Raster

/// The names that documents give to styles of the status bar.
enum StatusBarStyleNames {
  /// The styles as an Info.plist spells them.
  static let infoPlist = [
    "UIStatusBarStyleDefault": StatusBarStyle.default,
    "UIStatusBarStyleLightContent": .lightContent,
    "UIStatusBarStyleBlackOpaque": .blackOpaque,
    "UIStatusBarStyleBlackTranslucent": .blackTranslucent,
  ]
  /// Every name, those of the styles themselves first.
  static let all = StatusBarStyle.allCases.map(\.rawValue) + infoPlist.keys.sorted()
}

/// Reads devices and status bars.
struct DeviceReader: DocumentReading {
  let context: ReadingContext

  /// The device of a screen, in portrait; the standard one after an error.
  func device(_ cursor: Cursor) -> Device {
    guard let cursor = resolved(cursor) else { return .standard }
    if let name = cursor.node.string {
      if let device = RenderOptions.device(named: name) { return device }
      report(OptionProblem.unknownDevice(name, known: Device.names), at: cursor)
      return .standard
    }
    let kind = "a device"
    let keys = [
      "name", "size", "scale", "idiom", "statusBarHeight", "bottomInset", "safeAreaTop", "safeArea",
    ]
    guard cursor.node.object != nil else {
      reportKind(expected: "a device's name or an object", at: cursor)
      return .standard
    }
    guard let fields = fields(cursor, of: kind, keys: keys) else { return .standard }
    var device = Device(name: "custom", size: Device.standard.size, scale: 2)
    if let cursor = fields["name"], let name = text(cursor) { device.name = name }
    if let cursor = required("size", in: fields, of: kind),
      let sides = array(cursor, expected: "[width, height]")
    {
      if sides.count != 2 {
        report(ValueProblem.wrongCount(expected: "[width, height]", found: sides.count), at: cursor)
      } else if let sides = all(sides, { number($0, in: 1...16_384) }) {
        device.size = Size(width: sides[0], height: sides[1])
      }
    }
    if let cursor = fields["scale"], let scale = number(cursor, in: RenderOptions.scales) {
      device.scale = scale
    }
    if let cursor = fields["idiom"], let idiom = named(cursor, kind: "idiom", Traits.Idiom.self) {
      device.idiom = idiom
    }
    if let cursor = fields["statusBarHeight"], let height = number(cursor, in: 0...200) {
      device.statusBarHeight = height
      device.safeAreaTop = height
    }
    if let cursor = fields["safeAreaTop"], let height = number(cursor, in: 0...200) {
      device.safeAreaTop = height
    }
    if let cursor = fields["bottomInset"], let inset = number(cursor, in: 0...200) {
      device.bottomInset = inset
    }
    if let cursor = fields["safeArea"], let edges = safeArea(cursor) {
      device.safeAreaTop = edges[0]
      device.safeAreaLeft = edges[1]
      device.bottomInset = edges[2]
      device.safeAreaRight = edges[3]
    }
    return device
  }

  /// The device and the system of a screen.
  ///
  /// - Parameter folder: reads what the screen's folder names; asked only where the screen leaves something open.
  func drawn(
    _ screen: Cursor, _ options: RenderOptions, folder: () -> FolderSettings
  ) -> DrawnDevice {
    let device = screen["device"].map {
      FolderSettings.Named(value: self.device($0), place: $0.place)
    }
    let system = screen["system"].flatMap { cursor in
      integer(cursor, in: RenderOptions.systems).map {
        FolderSettings.Named(value: $0, place: cursor.place)
      }
    }
    let isOpen = screen["device"] == nil || (screen["system"] == nil && options.system == nil)
    return DrawnDevice(
      options, device: device, system: system, folder: isOpen ? folder() : FolderSettings())
  }

  /// Insets from the top, left, bottom and right, in points.
  private func safeArea(_ cursor: Cursor) -> [Double]? {
    let expected = "[top, left, bottom, right]"
    guard let sides = array(cursor, expected: expected) else { return nil }
    guard sides.count == 4 else {
      report(ValueProblem.wrongCount(expected: expected, found: sides.count), at: cursor)
      return nil
    }
    return all(sides) { number($0, in: 0...200) }
  }

  /// The content of a status bar.
  func statusBar(_ cursor: Cursor) -> Screen.StatusBarContent {
    var result = Screen.StatusBarContent()
    let keys = ["time", "date", "carrier", "battery", "showsBatteryPercentage"]
    guard let fields = fields(cursor, of: "a status bar", keys: keys) else { return result }
    if let cursor = fields["time"], let time = text(cursor) { result.time = time }
    if let cursor = fields["date"], let date = text(cursor) { result.date = date }
    if let cursor = fields["carrier"], let carrier = text(cursor) { result.carrier = carrier }
    if let cursor = fields["battery"], let level = number(cursor, in: 0...1) {
      result.battery = level
    }
    if let cursor = fields["showsBatteryPercentage"], let flag = bool(cursor) {
      result.showsBatteryPercentage = flag
    }
    return result
  }
}
