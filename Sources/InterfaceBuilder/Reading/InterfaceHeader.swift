import ObjectModel
import Raster
import ScreenFormat

/// The header of a file: the canvas on which it was laid out, and the Xcode that wrote it.
struct InterfaceHeader: Sendable {
  /// The id of the canvas's device, as in `retina6_1`; nil where the file names none.
  let deviceID: String?
  let isLandscape: Bool
  let isDark: Bool
  /// The number of the Xcode that wrote the file, as in `17701`.
  let toolsVersion: Int
  let usesAutoLayout: Bool
  let isLaunchScreen: Bool
  let initialController: String?
  /// Whether views without a device are those of a pad.
  let isPad: Bool

  init(_ file: InterfaceFile) {
    let root = file.root
    let device = root.child("device")
    deviceID = device?["id"] ?? Self.simulatedDevice(root)
    isLandscape = device?["orientation"] == "landscape"
    isDark = device?["appearance"] == "dark"
    let version = root["toolsVersion"]?.prefix { $0 != "." } ?? ""
    toolsVersion = Int(version) ?? 0
    usesAutoLayout = root.isTrue("useAutolayout")
    isLaunchScreen = root.isTrue("launchScreen")
    initialController = root["initialViewController"]
    isPad =
      root["targetRuntime"]?.hasSuffix("iPad") == true || root["type"]?.contains(".iPad.") == true
      || deviceID?.hasPrefix("ipad") == true
  }

  /// The screens that files named before they had a device, by their types.
  private static let simulatedScreens = [
    "retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5",
    "retina35": "retina3_5", "iPad": "ipad9_7",
  ]

  /// The id of the device on which scenes were laid out before files told one; nil for none.
  private static func simulatedDevice(_ root: InterfaceNode) -> String? {
    guard
      let screen = root.child("simulatedMetricsContainer")?.child("simulatedScreenMetrics"),
      let type = screen["type"]?.split(separator: ".").first.map(String.init)
    else { return nil }
    return simulatedScreens[type] ?? type
  }

  /// The versions of Xcode's tools from which on a version of iOS was the newest, latest first. Numbers above are Apple's own.
  ///
  /// Source: the look that saved frames of 1,195 public files have.
  private static let systems: [(tools: Int, system: Int)] = [
    (24_000, 26), (23_000, 18), (22_000, 17), (21_000, 16), (19_000, 15), (17_000, 14),
    (15_000, 13), (14_000, 12), (13_000, 11), (11_000, 10), (8_000, 9), (6_000, 8),
  ]
  private static let internalTools = 32_000
  private static let internalSystem = 17
  private static let oldestSystem = 7

  /// The version of iOS whose sizes the saved frames have.
  var system: Int {
    if toolsVersion >= Self.internalTools { return Self.internalSystem }
    return Self.systems.first { $0.tools <= toolsVersion }?.system ?? Self.oldestSystem
  }

  /// The devices of canvases by their ids. The ids tell the inches of the screen.
  private static let devices = [
    "retina3_5": "iPhone 4s", "retina4_0": "iPhone SE", "retina4_7": "iPhone 8",
    "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone X", "retina6_5": "iPhone XS Max",
    "retina6_1": "iPhone 11", "retina5_4": "iPhone 13 mini", "retina6_0": "iPhone 14",
    "retina6_54": "iPhone 13 mini", "retina6_12": "iPhone 15", "retina6_7": "iPhone 14 Plus",
    "retina6_72": "iPhone 15 Pro Max", "retina6_3": "iPhone 16 Pro",
    "retina6_9": "iPhone 16 Pro Max", "ipad9_7": "iPad Air 2", "ipad10_2": "iPad 9",
    "ipad10_5": "iPad Pro 10.5", "ipad10_9rounded": "iPad Air 5", "ipad11_0rounded": "iPad Pro 11",
    "ipad12_9rounded": "iPad Pro 12.9", "ipad8_3rounded": "iPad mini 6",
  ]
  /// The first tools whose canvas has the safe area of iPhone 11, not of iPhone XR.
  private static let iPhone11Tools = 17_000

  /// The name of the canvas's device; nil for one that is not known.
  var device: String? {
    guard let deviceID else { return nil }
    if deviceID == "retina6_1", toolsVersion < Self.iPhone11Tools { return "iPhone XR" }
    return Self.devices[deviceID]
  }

  /// The size in points of canvases that no device has.
  private static let sizes: [String: [Double]] = ["ipad12_9": [1024, 1366]]

  /// The device as a document names it; where the file names none, the size of what is drawn.
  ///
  /// - Parameter size: the size of the root view in points; nil where it is not known.
  func deviceValue(size: [Double]?) -> DocumentValue {
    if let device { return .string(device) }
    let known = deviceID.flatMap { Self.sizes[$0] }
    guard let size = known ?? size else { return .string("iPhone 8") }
    var members: [(String, DocumentValue)] = [("size", .numbers(size)), ("scale", .number(2))]
    if isPad { members.append(("idiom", .string("pad"))) }
    return .object(members)
  }

  /// A device for a view that is not as large as the canvas: with its safe area where only the width differs, and without
  /// one where bars or a sheet take of the height.
  func freeform(_ size: [Double], _ canvas: [Double]) -> DocumentValue {
    let known = Device.all.first { $0.name == device }
    var members: [(String, DocumentValue)] = [
      ("size", .numbers(size)), ("scale", .number(scale)),
    ]
    let top = size[1] == canvas[1] ? known?.statusBarHeight ?? 0 : 0
    members.append(("statusBarHeight", .number(top)))
    if size[1] == canvas[1], let known {
      members.append(("safeArea", .numbers([known.safeAreaTop, 0, known.bottomInset, 0])))
    }
    if isPad { members.append(("idiom", .string("pad"))) }
    return .object(members)
  }

  /// The pixels of a point of the canvas's device.
  var scale: Double { Device.all.first { $0.name == device }?.scale ?? 2 }

  /// The size in points of the canvas's device, upright; nil for one that is not known.
  var canvasSize: [Double]? {
    if let device = Device.all.first(where: { $0.name == device }) {
      return [device.size.width, device.size.height]
    }
    return deviceID.flatMap { Self.sizes[$0] }
  }
}
