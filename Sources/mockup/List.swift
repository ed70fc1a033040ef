import ArgumentParser
import Controls
import ScreenFormat

/// `mockup list`: what documents may name.
struct List: ParsableCommand {
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case devices, classes, properties, fonts, colors
  }

  static let configuration = CommandConfiguration(
    abstract: "List what documents may name.",
    discussion: """
      Examples:
        mockup list devices
        mockup list properties UIButton
        mockup list colors --system 12
        mockup list fonts --json
      """)

  @Argument(help: "devices, classes, properties, fonts or colors.")
  var kind: Kind

  @Argument(help: "With properties: only this class's.")
  var className: String?

  @Option(help: "With colors: the iOS version.")
  var system: Int = 12

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    guard className == nil || kind == .properties else {
      throw ValidationError("Only 'list properties' takes a class.")
    }
    guard RenderOptions.systems.contains(system) else {
      throw ValidationError("--system is a whole number from 5 to 26.")
    }
  }

  func run() throws {
    let listing: Listing
    switch kind {
    case .devices: listing = .devices
    case .classes: listing = .classes
    case .fonts: listing = .fonts()
    case .colors: listing = .colors(system: system)
    case .properties:
      guard let properties = Listing.properties(of: className) else {
        let name = className ?? ""
        let hint =
          NearestName.suggest(name, among: ClassTable().names).map { " Did you mean '\($0)'?" }
          ?? ""
        throw ValidationError("There is no class '\(name)'.\(hint)")
      }
      listing = properties
    }
    try StandardStreams.print(json ? listing.json : listing.table)
  }
}
