package import ObjectModel
import Raster

/// The device and the system that a folder's `mockup.json` names, for screens that name none.
package struct FolderSettings: Sendable {
  /// A value with the place that names it.
  package struct Named<Value: Sendable>: Sendable {
    package var value: Value
    package var place: DocumentPlace

    package init(value: Value, place: DocumentPlace) {
      self.value = value
      self.place = place
    }
  }

  package var device: Named<Device>?
  package var system: Named<Int>?

  /// A reader of a folder's settings, which reports what is wrong with them.
  package typealias Reader =
    @Sendable (
      _ folder: String, _ diagnostics: inout Diagnostics
    ) -> FolderSettings

  /// Creates settings that name nothing.
  package init() {}

  /// Takes what settings of a folder above name, where these name nothing.
  package mutating func fill(from outer: FolderSettings) {
    device = device ?? outer.device
    system = system ?? outer.system
  }
}

/// The device and the system that a screen is drawn with.
package struct DrawnDevice: Sendable {
  /// The device, upright.
  package var device: Device
  /// The major version of iOS.
  package var system: Int
  /// The device without options, for which frames are written.
  package var own: Device
  /// The sources of device and system.
  package var origins = Screen.Origins()

  /// Chooses device and system: options before the document, that before its folder, and then what goes with what is named.
  ///
  /// - Parameters:
  ///   - options: settings that replace those of the document.
  ///   - device: the device that the document names.
  ///   - system: the system that the document names.
  ///   - folder: what the document's folder names.
  package init(
    _ options: RenderOptions, device: FolderSettings.Named<Device>?,
    system: FolderSettings.Named<Int>?, folder: FolderSettings
  ) {
    let ownDevice = device ?? folder.device
    let ownSystem = system ?? folder.system
    let namedDevice = options.device ?? ownDevice?.value
    let namedSystem = options.system ?? ownSystem?.value
    self.device = namedDevice ?? .standard(system: namedSystem)
    self.system = namedSystem ?? Screen.standardSystem(for: namedDevice)
    own = ownDevice?.value ?? .standard(system: ownSystem?.value)
    origins.device = Self.origin(options.device != nil, device?.place, folder.device?.place)
    origins.system = Self.origin(options.system != nil, system?.place, folder.system?.place)
  }

  /// Chooses device and system by what stands in a document itself: a variable counts as nothing.
  ///
  /// - Parameters:
  ///   - root: the root of the document.
  ///   - options: settings that replace those of the document.
  ///   - folder: reads what the document's folder names; asked only where the document leaves something open.
  package init(
    of root: DocumentNode, _ options: RenderOptions, folder: () -> FolderSettings
  ) {
    func named<Value: Sendable>(_ value: Value?) -> FolderSettings.Named<Value>? {
      value.map { .init(value: $0, place: DocumentPlace(file: "", line: 1, column: 1)) }
    }
    let device = named(root.object?["device"].flatMap(Self.device))
    let system = named(root.object?["system"]?.integer)
    let isOpen = device == nil || system == nil
    self.init(options, device: device, system: system, folder: isOpen ? folder() : .init())
  }

  /// The device that a document names or describes by its size; nil for anything else, such as a variable.
  private static func device(_ node: DocumentNode) -> Device? {
    if let name = node.string { return RenderOptions.device(named: name) }
    guard let members = node.object, let sides = members["size"]?.array?.compactMap(\.number),
      sides.count == 2, sides.allSatisfy({ $0 > 0 })
    else { return nil }
    return Device(
      name: members["name"]?.string ?? "custom", size: Size(width: sides[0], height: sides[1]),
      scale: members["scale"]?.number ?? 2)
  }

  /// The system until the document's own is read, which decides between which colours names fade: from iOS 26 on those of
  /// the system, before it those of iOS 12.
  static func firstSystem(
    _ document: ScreenDocument, _ options: RenderOptions, _ folder: FolderSettings.Reader
  ) -> Int {
    guard document.root.object?["timeline"] != nil, options.system == nil else {
      return options.system ?? Screen.earlierSystem
    }
    let drawn = DrawnDevice(of: document.root, options) {
      var ignored = Diagnostics()
      return folder(document.folder, &ignored)
    }
    return drawn.system < Look.firstGlass ? Screen.earlierSystem : drawn.system
  }

  private static func origin(
    _ isOption: Bool, _ document: DocumentPlace?, _ folder: DocumentPlace?
  ) -> Screen.Origin {
    if isOption { return .options }
    if let document { return .document(document) }
    return folder.map(Screen.Origin.folder) ?? .standard
  }
}
