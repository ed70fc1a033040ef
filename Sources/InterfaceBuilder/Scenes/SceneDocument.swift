import ObjectModel
import ScreenFormat

/// A document of a scene, as it is written.
package struct SceneDocument: Sendable {
  /// The name of the file, without its ending.
  package let name: String
  /// The text.
  package let text: String
  /// Whether it shows the first scene of its storyboard.
  package let isInitial: Bool
  /// The outcome for the document.
  package let report: InterfaceReport

  /// The most times that values are left out until the document is valid.
  private static let passes = 8

  /// The elements of views by their ids, where every view has one.
  let elements: [String: InterfaceNode]

  init(
    _ document: ScenePlan.Document, _ file: InterfaceFile, _ options: InterfaceOptions,
    _ classes: ClassTable, others: @escaping (String) -> InterfaceFile?
  ) {
    name = document.name
    isInitial = document.isInitial
    var writer = SceneWriter(
      DocumentScenes(document, others: others), options, classes, file: file)
    let header = InterfaceHeader(file)
    var value = Self.value(document, header, &writer)
    var report = writer.report
    var text = JSONWriter.filled(value) + "\n"
    let system = options.system ?? header.system
    for _ in 0..<Self.passes {
      let errors = ThemeCheck.errors(
        in: SourceFile(label: "\(file.label).screen.json", text: text), classes: classes,
        system: system)
      guard !errors.isEmpty else { break }
      for path in Set(errors.map(\.documentPath)).sorted().reversed() {
        let message = errors.first { $0.documentPath == path }?.message ?? ""
        report.warn(
          "left out at \(path): \(message)", kind: "a value that documents don't take",
          file: file.label, at: document.root.position)
        value = value.removing(path)
      }
      text = JSONWriter.filled(value) + "\n"
    }
    self.text = text
    report.documents = 1
    self.report = report
    elements = Dictionary(writer.ids.map { ($0.value, $0.key) }) { first, _ in first }
  }

  /// A controller in the bar that Interface Builder shows above it, though no container of the file has one.
  private static func navigation(
    _ controller: DocumentValue, _ metrics: InterfaceNode?
  ) -> DocumentValue {
    var bar = Members()
    if metrics?["translucent"] == "NO" { bar["isTranslucent"] = .bool(false) }
    bar["barStyle"] = metrics?["barStyle"].map { .string($0) }
    var members = Members([("class", .string("UINavigationController"))])
    if !bar.isEmpty { members["navigationBar"] = bar.value }
    members["viewControllers"] = .array([controller])
    return members.value
  }

  /// The roots of xibs that documents show in a list.
  private static let cells = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private static func value(
    _ document: ScenePlan.Document, _ header: InterfaceHeader, _ writer: inout SceneWriter
  ) -> DocumentValue {
    let options = writer.options
    let root = document.root
    var window = Members()
    if let tint = writer.file.root.part("tintColor"), let color = writer.color(tint) {
      window["tintColor"] = color
    }
    let isController = ScenePlan.controllerNames.contains(root.name)
    var controller: DocumentValue
    if isController {
      controller = writer.controller(root)
      if document.hasSimulatedBar {
        controller = Self.navigation(controller, root.part("simulatedTopBarMetrics"))
      }
    } else {
      controller = writer.xib(root)
    }
    let isScreen = isController || writer.isScreen(root, header)
    if !isScreen, !cells.contains(root.name), root.part("backgroundColor") == nil {
      // Interface Builder shows white below a view without a colour. A cell lies in a list.
      window["backgroundColor"] = .string("white")
    }
    window["rootViewController"] = controller
    var members = Members([("mockup", .number(1))])
    let size = InterfaceGeometry.frame(root.part("view") ?? root).map { Array($0[2...]) }
    if let device = options.device {
      members["device"] = .string(device)
    } else {
      members["device"] =
        isScreen ? header.deviceValue(size: size) : writer.device(size, header)
      // Freeform scenes are laid out at their own size.
      if options.isChecking, isScreen, let canvas = header.canvasSize, !header.isLandscape,
        let size = writer.freeformSize(canvas)
      {
        members["device"] = header.freeform(size, canvas)
      }
    }
    members["system"] = .number(Double(options.system ?? header.system))
    if isScreen, header.isLandscape, options.device == nil {
      members["orientation"] = .string("landscapeLeft")
    }
    if header.isDark { members["traits"] = .object([("userInterfaceStyle", .string("dark"))]) }
    if !writer.textFolders.isEmpty { members["strings"] = .strings(writer.textFolders) }
    if !writer.assetFolders.isEmpty { members["assets"] = .strings(writer.assetFolders.sorted()) }
    if !writer.fontFiles.isEmpty { members["fonts"] = .strings(writer.fontFiles.sorted()) }
    if !options.themes.isEmpty { members["themes"] = .strings(options.themes) }
    members["infoPlist"] = options.infoPlist.map { .string($0) }
    members["classes"] = writer.declared.value
    if !writer.variables.isEmpty { members["variables"] = writer.variables.value }
    members["window"] = window.value
    return members.value
  }
}

extension SceneWriter {
  /// The size of the document's own scene where it is not that of the canvas; in a container, its width alone counts.
  func freeformSize(_ canvas: [Double]) -> [Double]? {
    guard
      let view = scenes.controllers.lazy.compactMap({ $0.part("view") }).first
        ?? (scenes.controllers.isEmpty ? nil : scenes.document.root),
      let frame = InterfaceGeometry.frame(view)
    else { return nil }
    let isContained = ScenePlan.containers.contains(scenes.document.root.name)
    let size = isContained ? [frame[2], canvas[1]] : Array(frame[2...])
    return size == canvas || scenes.document.root.name == "splitViewController" ? nil : size
  }

  /// Whether the root of a xib is the view of a controller, as large as the canvas.
  func isScreen(_ root: InterfaceNode, _ header: InterfaceHeader) -> Bool {
    // Interface Builder itself shows the canvas's safe area in any root as large as that.
    guard isControllerView(root) || options.isChecking, let canvas = header.canvasSize,
      let frame = InterfaceGeometry.frame(root),
      root.part("simulatedStatusBarMetrics")?.name != "nil"
    else { return false }
    return Array(frame[2...]) == canvas || Array(frame[2...]) == Array(canvas.reversed())
  }

  /// Whether the owner of a xib has a root as its view.
  private func isControllerView(_ root: InterfaceNode) -> Bool {
    outlet("view") == root.id && root.id != nil
  }

  private var owner: InterfaceNode? {
    file.root.list("objects").first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  private func outlet(_ property: String) -> String? {
    owner?.list("connections").first { $0.name == "outlet" && $0["property"] == property }?[
      "destination"]
  }

  /// The size of a xib whose root tells none (that of Xcode 6 for any size class).
  private static let anySize = [600.0, 600]

  /// A device as large as the root of a xib, without a status bar.
  func device(_ size: [Double]?, _ header: InterfaceHeader) -> DocumentValue {
    let size = (size ?? Self.anySize).map { min(max($0, 1), 4096) }
    var members = Members([
      ("size", .numbers(size)), ("scale", .number(header.scale)),
      ("statusBarHeight", .number(0)),
    ])
    if header.isPad { members["idiom"] = .string("pad") }
    return members.value
  }

  /// The controller of a xib's root: a view, or a table with a cell.
  mutating func xib(_ root: InterfaceNode) -> DocumentValue {
    var members = Members([("class", .string("UIViewController"))])
    if isControllerView(root), let name = owner?["customClass"], name.hasSuffix("Controller"),
      classes.id(named: name) == nil, ObjectNames.identifier(name) == name,
      declared.add(name, of: "UIViewController")
    {
      members["class"] = .string(name)
    }
    switch root.name {
    case "tableViewCell":
      var cell = view(root, .whole, standard: "UITableViewCell").members
      let views = cell["subviews"]
      cell["subviews"] = nil
      cell["height"] = InterfaceGeometry.frame(root).map { .number($0[3]) }
      if let views { cell["subviews"] = views }
      members["view"] = .object([
        ("class", .string("UITableView")), ("separatorStyle", .string("none")),
        ("sections", .array([.object([("rows", .array([cell.value]))])])),
      ])
    case "collectionViewCell", "collectionReusableView":
      var cell = view(root, .whole).members
      let views = cell["subviews"]
      cell["subviews"] = nil
      let frame = InterfaceGeometry.frame(root) ?? [0, 0] + Self.anySize
      cell["frame"] = .numbers([0, 0, frame[2], frame[3]])
      if let views { cell["subviews"] = views }
      members["view"] = .object([
        ("class", .string("UICollectionView")), ("backgroundColor", .string("white")),
        ("subviews", .array([cell.value])),
      ])
    default:
      members["view"] = view(root, .whole)
    }
    return members.value
  }
}
