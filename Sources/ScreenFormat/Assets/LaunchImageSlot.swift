public import ObjectModel

/// A launch image that Xcode asks for: the device whose screen it fills, and the names of its file
/// and of its place in a set of launch images.
public struct LaunchImageSlot: Sendable {
  /// A device with this screen, in portrait.
  public var device: Device
  /// Portrait or landscape.
  public var orientation: Orientation
  /// The file's name: `Default` with modifiers, as in Apple's Information Property List Key Reference
  /// and as Xcode compiles sets.
  public var fileName: String
  /// The name of the screen in catalogues (`subtype`); nil for the oldest screen of an idiom.
  public var subtype: String?
  /// The first major version of iOS that the picture is for; 0 for all.
  public var minimumSystem: Int
  /// Whether the picture is as high as the screen.
  public var isFullScreen: Bool

  /// The last version of iOS that takes launch images; later ones want a storyboard.
  public static let lastSystem = 12

  /// The pictures that an application for a version of iOS needs, those of smaller screens first.
  ///
  /// - Parameters:
  ///   - system: the oldest major version of iOS that the application runs on.
  ///   - idiom: phone or pad.
  public static func all(system: Int, idiom: Traits.Idiom) -> [LaunchImageSlot] {
    Kind.all.filter {
      $0.idiom == idiom && $0.systems.contains(min(system, lastSystem))
    }.flatMap { kind in
      kind.orientations.compactMap { slot(kind, $0, system: system) }
    }
  }

  private static func slot(
    _ kind: Kind, _ orientation: Orientation, system: Int
  ) -> LaunchImageSlot? {
    guard let device = RenderOptions.device(named: kind.device) else { return nil }
    let name = orientation == .portrait ? "Portrait" : "Landscape"
    let parts = [kind.orientations.count > 1 ? name : nil, kind.subtype.map(Self.modifier)]
    let scale = device.scale == 1 ? "" : "@\(shortest(device.scale))x"
    return LaunchImageSlot(
      device: device, orientation: orientation,
      fileName: "Default" + parts.compactMap { $0.map { "-\($0)" } }.joined() + scale
        + (kind.idiom == .pad ? "~ipad" : "") + ".png",
      subtype: kind.subtype, minimumSystem: system < 7 ? 0 : max(7, kind.firstSystem),
      isFullScreen: kind.idiom == .phone || system >= 7)
  }

  /// The parts of names for a catalogue's subtypes.
  private static func modifier(_ subtype: String) -> String {
    subtype == "retina4" ? "568h" : subtype
  }

  /// A screen, and the systems that ran on it.
  private struct Kind {
    var device: String
    var idiom = Traits.Idiom.phone
    var subtype: String?
    /// The system that brought the screen.
    var firstSystem = 0
    /// The oldest systems of applications that need the picture: those that no device with this screen
    /// runs do without.
    var systems = 5...LaunchImageSlot.lastSystem
    var orientations = [Orientation.portrait]

    static let both = [Orientation.portrait, .landscapeLeft]

    static let all = [
      Kind(device: "iPhone 3GS", systems: 5...6),
      Kind(device: "iPhone 4s", systems: 5...9),
      Kind(device: "iPhone 5", subtype: "retina4", firstSystem: 6, systems: 6...12),
      Kind(device: "iPhone 6", subtype: "667h", firstSystem: 8, systems: 8...12),
      Kind(
        device: "iPhone 6 Plus", subtype: "736h", firstSystem: 8, systems: 8...12,
        orientations: both),
      Kind(
        device: "iPhone X", subtype: "2436h", firstSystem: 11, systems: 11...12, orientations: both),
      Kind(
        device: "iPhone XR", subtype: "1792h", firstSystem: 12, systems: 12...12,
        orientations: both),
      Kind(
        device: "iPhone XS Max", subtype: "2688h", firstSystem: 12, systems: 12...12,
        orientations: both),
      Kind(device: "iPad 2", idiom: .pad, systems: 5...9, orientations: both),
      Kind(device: "iPad 3", idiom: .pad, orientations: both),
    ]
  }

  /// The `Contents.json` of a set of launch images.
  public static func contents(_ slots: [LaunchImageSlot]) -> String {
    let images = slots.map { slot -> DocumentValue in
      var members: [(String, DocumentValue)] = [
        ("extent", .string(slot.isFullScreen ? "full-screen" : "to-status-bar")),
        ("filename", .string(slot.fileName)),
        ("idiom", .string(slot.device.idiom == .pad ? "ipad" : "iphone")),
      ]
      if slot.minimumSystem > 0 {
        members.append(("minimum-system-version", .string("\(slot.minimumSystem).0")))
      }
      members += [
        ("orientation", .string(slot.orientation == .portrait ? "portrait" : "landscape")),
        ("scale", .string("\(shortest(slot.device.scale))x")),
      ]
      if let subtype = slot.subtype { members.append(("subtype", .string(subtype))) }
      return .object(members)
    }
    return JSONWriter.indented(.object([("images", .array(images)), ("info", info)])) + "\n"
  }

  /// The `Contents.json` of a catalogue.
  public static var catalogContents: String {
    JSONWriter.indented(.object([("info", info)])) + "\n"
  }

  private static var info: DocumentValue {
    .object([("author", .string("mockup")), ("version", .number(1))])
  }
}
