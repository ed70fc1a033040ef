import ObjectModel
import ScreenFormat
import Text

/// A record of what a run has tested, so that reports of different runs are not taken for parts of one.
public struct RunStamp: Sendable, Hashable {
  /// The number of pictures in all shards.
  public var pictures: Int
  /// The number of pictures in this shard.
  public var share: Int
  /// The SHA-256 of the names and options of all pictures.
  public var list: String
  /// The SHA-256 of the number of shards and the names in each of them.
  public var plan: String
  /// A hash of the program.
  public var program: String
  /// The folder that was tested, as the user wrote it; empty for several.
  public var folder: String
  /// The number of the attempt at this shard, as the engine counts; 0 if it does not. Of two attempts the one with
  /// the greater number counts.
  public var attempt = 0
  /// The time at which the run ended, in seconds since 1970: of two attempts with one number the later one counts.
  public var finished: Double

  /// Creates the stamp of a run.
  ///
  /// - Parameters:
  ///   - cases: The pictures of all shards.
  ///   - shard: The shard that was tested; nil for all pictures.
  ///   - shards: Which shard each picture belongs to.
  ///   - program: A hash of the program.
  ///   - folder: The folder that was tested, as the user wrote it; empty for several.
  ///   - finished: The time at which the run ended, in seconds since 1970.
  public init(
    _ cases: [GoldenCase], shard: Shard?, shards: ShardPlan, program: String, folder: String,
    finished: Double
  ) {
    pictures = cases.count
    share =
      shard.map { shard in cases.count { shards.number(of: $0.id) == shard.index } } ?? cases.count
    list = Self.digest(cases.map { "\($0.id)\u{0}\(Self.options($0.variant.options))" }.sorted())
    plan = Self.digest(
      ["\(shards.count)"] + cases.map { "\(shards.number(of: $0.id))\u{0}\($0.id)" }.sorted())
    self.program = program
    self.folder = folder
    self.finished = finished
  }

  /// Options that change a picture without changing its name.
  private static func options(_ options: RenderOptions) -> String {
    let parts: [String?] = [
      options.device?.name, options.system.map(String.init), options.orientation?.rawValue,
      options.style?.rawValue, options.contrast?.rawValue, options.contentSize,
      options.layoutDirection?.rawValue, options.scale.map(shortest), shortest(options.time),
      options.locale,
    ]
    return (parts.map { $0 ?? "" } + options.themes.map { FilePath.name(of: $0) })
      .joined(separator: "\u{0}")
  }

  private static func digest(_ lines: [String]) -> String {
    Array(lines.joined(separator: "\n").utf8).withUnsafeBufferPointer {
      SHA256.hexadecimalDigest(of: $0)
    }
  }

  /// The difference between this run and another one, as a phrase for a message; nil if both are parts of one.
  func difference(from other: RunStamp) -> String? {
    if program != other.program { return "another program" }
    if list != other.list {
      return pictures == other.pictures
        ? "other pictures"
        : "other pictures (\(pictures) in all shards, not \(other.pictures))"
    }
    return plan == other.plan ? nil : "other shards (by their number, or by other --timings)"
  }
}

extension RunStamp {
  var syntax: DocumentValue {
    .object([
      ("pictures", .number(Double(pictures))), ("share", .number(Double(share))),
      ("list", .string(list)), ("plan", .string(plan)), ("program", .string(program)),
      ("folder", .string(folder)), ("attempt", .number(Double(attempt))),
      ("finished", .number(finished)),
    ])
  }

  init?(_ node: DocumentNode) {
    guard let object = node.object, let pictures = object["pictures"]?.integer,
      let share = object["share"]?.integer, let list = object["list"]?.string,
      let plan = object["plan"]?.string, let program = object["program"]?.string,
      let folder = object["folder"]?.string, let finished = object["finished"]?.number
    else { return nil }
    self.pictures = pictures
    self.share = share
    self.list = list
    self.plan = plan
    self.program = program
    self.folder = folder
    self.finished = finished
    attempt = object["attempt"]?.integer ?? 0
  }
}
