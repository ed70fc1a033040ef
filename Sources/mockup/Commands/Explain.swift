import ArgumentParser
import Controls
import FileSystem
import Inspection
import Loading
import ObjectModel
import Process
import Raster
import ScreenFormat

/// `mockup explain`: prints the sources of property values.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Print which rule or object set each property of a screen.",
    discussion: """
      Examples:
        mockup explain login.screen.json
        mockup explain login.screen.json --id submit --all
        mockup explain login.screen.json --at 160,42
        mockup explain login.screen.json --property tintColor --json
        mockup explain brand.theme.json --for UIBarButtonItem --in UIPopoverController,UINavigationBar
      """)

  @Argument(
    help: "The screen, or with --for a theme; '-' reads standard input.", completion: .file())
  var screen: String

  @Option(help: "Only the object with this id.")
  var id: String?

  // Unconditional, because a coordinate may begin with a minus sign.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only the topmost object at this point of the window, in points.", valueName: "x,y"),
    transform: point)
  var at: Point?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "The rules for any object of this class, whether or not one is on the screen.",
      valueName: "class"))
  var subject: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "With --for: the classes around the object, the outermost first, with commas between them.",
      valueName: "outer,inner"))
  var containers: String?

  @Option(help: "Only this property, even if it is not set.")
  var property: String?

  @Flag(help: "All properties in groups, also those that nobody set, with what counts instead.")
  var all = false

  @Flag(help: "Print JSON, for other programs.")
  var json = false

  @OptionGroup var options: ScreenOptions

  @OptionGroup var warnings: WarningOptions

  func validate() throws {
    guard id == nil || at == nil else { throw ValidationError("Give --id or --at, not both.") }
    guard subject == nil || id == nil && at == nil else {
      throw ValidationError(
        "--for asks for a class, --id and --at for an object: give one of them.")
    }
    guard !all || subject == nil && property == nil else {
      throw ValidationError(
        "--all lists properties of objects: leave --for and --property out.")
    }
    guard containers == nil || subject != nil else { throw ValidationError("--in needs --for.") }
    _ = try options.single()
  }

  func run() throws {
    if let subject { return try explain(subject) }
    var loader = ScreenLoader(FileAssets.named, options: try options.single())
    loader.purpose = .reading
    let source = try loader.read(screen)
    // Nothing is found at a point but what shows.
    let (built, drawn) = try loader.loadReporting(source, listsAll: warnings.verbose) {
      at != nil || $0.isWhole
    }
    let placed = drawn ?? built.placed(explains: true)
    // The memory of a large screen is given back with the process: to free each of its objects takes far longer.
    _ = Unmanaged.passRetained(placed)
    let explanations = ObjectExplanations(
      placed, property: self.property, includesUnset: all, findsVisible: json)
    let files = loader.files
    // Without `--all` the documents' bytes are not kept.
    var values = all ? Self.values(of: source, files) : nil
    let objects = placed.styled.objects
    let indices = try indices(in: placed)
    let output = FileDescriptor.standardOutput
    let usesColor = output.isTerminal && Environment["NO_COLOR"] == nil
    let columns = output.terminalColumns
    let frame = ExplanationPrinter.jsonFrame
    // Options are read once, not for each object.
    let (asJSON, property) = (json, property)
    var printed = false
    var text = TextBuffer()
    for index in indices {
      let whole = explanations[index]
      guard let entry = property == nil ? whole : whole.requested else { continue }
      let written = values?.values(of: entry) ?? [:]
      if asJSON {
        text.append(printed ? frame.separator : frame.start)
        text.append(ExplanationPrinter.json(entry, as: written))
      } else {
        if printed { text.append("\n") }
        ExplanationPrinter.writeTable(
          entry, as: written, usesColor: usesColor, columns: columns, to: &text)
      }
      printed = true
      // A part at a time, so that the explanations of a large screen are never held as a whole.
      if text.bytes.count > Self.bufferSize {
        try StandardStreams.print(text)
        text.removeAll()
      }
    }
    if let property, !printed {
      let classes = Set(indices.map { objects[$0].element.className })
        .compactMap(built.classes.id)
      throw Self.absent(property, among: classes.flatMap(built.classes.properties))
    }
    if asJSON { text.append(frame.end) }
    try StandardStreams.print(text)
  }

  /// What documents have in the places of values.
  private static func values(
    of source: ScreenLoader.Source, _ files: any DocumentFiles
  ) -> WrittenValues {
    WrittenValues { name in
      guard name != source.file.label else { return source.file }
      return (try? files.document(at: name)).map { SourceFile(label: name, bytes: $0) }
    }
  }

  /// Prints what rules tell objects of a class.
  private func explain(_ className: String) throws {
    var loader = ScreenLoader(FileAssets.named, options: try options.single())
    loader.purpose = .reading
    let source = try loader.read(self.screen)
    let screen =
      DocumentKind.of(source.file) == .theme
      ? try loader.themeReporting(source, listsAll: warnings.verbose)
      : try loader.loadReporting(source, listsAll: warnings.verbose)
    func known(_ name: String) throws -> ClassTable.ID {
      guard let id = screen.classes.id(named: name) else {
        throw NotFound(
          "there is no class \(Quotation.single(name))", near: name, among: screen.classes.names)
      }
      return id
    }
    let around = (containers ?? "").split(separator: ",").map { part in
      String(part.filter { !$0.isWhitespace })
    }
    let rules = ClassRules(
      try known(className), in: try around.map(known), screen, property: property)
    try StandardStreams.print(json ? rules.json : rules.text)
  }

  /// The number of bytes to print at once.
  private static let bufferSize = 1 << 16

  /// The objects to explain: those with the id, that at the point, or all.
  private func indices(in placed: PlacedTree) throws -> [Int] {
    let objects = placed.styled.objects
    if let id {
      let indices = objects.indices.filter { objects[$0].element.id == id }
      guard !indices.isEmpty else {
        throw NotFound(
          "there is no object with the id \(Quotation.single(id)) on this screen", near: id,
          among: objects.compactMap(\.element.id))
      }
      return indices
    }
    guard let at else { return Array(objects.indices) }
    guard let index = placed.object(at: at) else {
      throw NotFound("there is no object at \(shortest(at.x)),\(shortest(at.y))")
    }
    return [index]
  }

  /// The error for a property that no object has.
  private static func absent(_ property: String, among known: [PropertyDeclaration]) -> NotFound {
    let name = String(property.prefix { $0 != "@" })
    guard let declaration = known.first(where: { $0.name == name }) else {
      return NotFound(
        "no object here has a property \(Quotation.single(name))", near: name,
        among: Set(known.map(\.name)).sorted())
    }
    do {
      _ = try AxisValues(
        parsing: String(property.dropFirst(name.count + 1)), axes: declaration.axes)
      return NotFound("no object here has a property \(Quotation.single(property))")
    } catch {
      return NotFound(error.message(of: name))
    }
  }

  private static func point(_ text: String) throws -> Point {
    let parts = text.split(separator: ",").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy(\.isFinite) else {
      throw ValidationError("--at takes X,Y in points.")
    }
    return Point(x: parts[0], y: parts[1])
  }
}
