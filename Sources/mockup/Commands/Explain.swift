import ArgumentParser
import Controls
import FileSystem
import Inspection
import ObjectModel
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
        mockup explain login.screen.json --id submit
        mockup explain login.screen.json --at 160,42
        mockup explain login.screen.json --property tintColor --json
      """)

  @Argument(help: "The screen; '-' reads standard input.", completion: .file())
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

  @Option(help: "Only this property, even if it is not set.")
  var property: String?

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var options: ScreenOptions

  func validate() throws {
    guard id == nil || at == nil else { throw ValidationError("Give --id or --at, not both.") }
    _ = try options.single()
  }

  func run() throws {
    let built = try ScreenFile.build(screen, options: try options.single())
    let placed = LayoutPass.layOut(built.resolved())
    var explanation = Explanation(placed, property: property)
    if let id {
      let ids = explanation.entries.compactMap(\.id)
      explanation.entries = explanation.entries(id: id)
      guard !explanation.entries.isEmpty else {
        throw NotFound(
          "there is no object with the id \(Quotation.single(id)) on this screen", near: id,
          among: ids)
      }
    } else if let at {
      guard let index = placed.object(at: at) else {
        throw NotFound("there is no object at \(shortest(at.x)),\(shortest(at.y))")
      }
      explanation.entries = [explanation.entries[index]]
    }
    if let property {
      let classes = Set(explanation.entries.map(\.className)).compactMap(built.classes.id)
      explanation.keepRequested()
      guard !explanation.entries.isEmpty else {
        throw Self.absent(property, among: classes.flatMap(built.classes.properties))
      }
    }
    let output = FileDescriptor.standardOutput
    try StandardStreams.print(
      json
        ? ExplanationPrinter.json(explanation.entries)
        : ExplanationPrinter.table(
          explanation.entries, usesColor: output.isTerminal && Environment["NO_COLOR"] == nil,
          columns: output.terminalColumns))
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
