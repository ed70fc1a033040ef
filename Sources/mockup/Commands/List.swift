import ArgumentParser
import Controls
import FileSystem
import Loading
import ObjectModel
import PNG
import Process
import Raster
import ScreenFormat

/// `mockup list`: lists the names that documents may use.
struct List: ParsableCommand {
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case devices, classes, properties, values, fonts, colors, symbols, assets, limits
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "List devices, classes, properties, their values, fonts, colours, symbols, assets or limits.",
    discussion: """
      Examples:
        mockup list devices
        mockup list properties UIButton
        mockup list values textAlignment
        mockup list colors --system 12
        mockup list fonts --json
        mockup list symbols arrow
        mockup list assets Assets.xcassets --output-dir sheets
        mockup list limits
      """)

  @Argument(help: "devices, classes, properties, values, fonts, colors, symbols, assets or limits.")
  var kind: Kind

  @Argument(
    help: ArgumentHelp(
      "With properties: a class. With values: a type or a property. With symbols: a part of a name. With assets: a catalogue or folder.",
      valueName: "subject"),
    completion: .custom { words, _, prefix in Self.subjects(words, prefix) })
  var subject: String?

  @Option(help: "With colors and assets: the iOS version.")
  var system: Int = Screen.newestSystem

  @Option(help: "With assets: the folder for contact sheets of them.", completion: .directory)
  var outputDir: String?

  @Flag(help: "Print JSON, for other programs.")
  var json = false

  func validate() throws {
    guard subject == nil || [.properties, .values, .symbols, .assets].contains(kind) else {
      throw ValidationError(
        "Only 'list properties', 'list values', 'list symbols' and 'list assets' take a second word."
      )
    }
    guard kind != .assets || subject != nil else {
      throw ValidationError("Name the catalogue or folder: 'list assets PATH'.")
    }
    guard outputDir == nil || kind == .assets else {
      throw ValidationError("Only 'list assets' takes --output-dir.")
    }
    guard RenderOptions.systems.contains(system) else {
      throw ValidationError("--system is a whole number from \(RenderOptions.systemRange).")
    }
  }

  func run() throws {
    let listing: Listing
    switch kind {
    case .devices: listing = .devices
    case .classes: listing = .classes(ClassTable())
    case .fonts: listing = .fonts()
    case .limits: listing = .limits
    case .colors: listing = .colors(system: system)
    case .symbols:
      listing = .symbols(matching: subject)
      guard !listing.rows.isEmpty else {
        let word = subject ?? ""
        throw NotFound(
          "no symbol has \(Quotation.single(word)) in its name", near: word,
          among: Listing.symbols().names)
      }
    case .properties:
      guard let properties = Listing.properties(in: ClassTable(), of: subject) else {
        let name = subject ?? ""
        throw NotFound(
          "there is no class \(Quotation.single(name))", near: name, among: ClassTable().names)
      }
      listing = properties
    case .values:
      guard let values = Listing.values(in: ClassTable(), of: subject) else {
        let name = subject ?? ""
        throw NotFound(
          "no values have names in a type \(Quotation.single(name)); 'mockup list values' prints all",
          near: name, among: Listing.valueTypes(in: ClassTable()))
      }
      listing = values
    case .assets: listing = try assets(subject ?? "")
    }
    try StandardStreams.print(json ? listing.json : listing.table)
  }

  /// The second words that a shell can complete: names for the kind that stands before, or files.
  ///
  /// - Parameters:
  ///   - words: the words of the command line.
  ///   - prefix: what the last one begins with.
  private static func subjects(_ words: [String], _ prefix: String) -> [String] {
    let kind = words.drop { $0 != configuration.commandName }.dropFirst()
      .compactMap(Kind.init(rawValue:)).first
    switch kind {
    case .properties: return ClassTable().names
    case .values: return Listing.valueTypes(in: ClassTable())
    case .symbols: return Listing.symbols().names
    case .assets:
      let end = prefix.lastIndex(of: "/").map(prefix.index(after:)) ?? prefix.startIndex
      let folder = String(prefix[..<end])
      let entries = (try? Folder.entries(of: folder)) ?? []
      return entries.filter { $0.kind == .folder }.map { folder + $0.name }
    case .devices, .classes, .fonts, .colors, .limits, nil: return []
    }
  }

  private func assets(_ path: String) throws -> Listing {
    let inventory: AssetInventory
    do throws(AssetError) {
      inventory = try AssetInventory(path: path, loader: FileAssets(), system: system)
    } catch {
      throw UnreadableAssets(path: path, error: error)
    }
    StandardStreams.report(inventory.diagnostics.sorted().map(\.description))
    if let outputDir {
      try OutputFile.createDirectory(outputDir)
      let pages = try ContactSheet.pages(inventory)
      for (index, page) in pages.enumerated() {
        let number = pages.count == 1 ? "" : "-\(index + 1)"
        let name = "\(FilePath.stem(of: FilePath.simplified(path)))\(number).png"
        try OutputFile.write(PNG.encode(page), to: FilePath.join(outputDir, name))
      }
    }
    return .assets(inventory)
  }
}
