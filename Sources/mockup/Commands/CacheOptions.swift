import ArgumentParser
import FileSystem
import Loading
import Process

/// The options of `test` and `render` for a cache of pictures.
struct CacheOptions: ParsableArguments, Sendable {
  @Option(
    name: .customLong("cache"),
    help:
      "A folder that remembers pictures, so that those whose inputs are the same are not drawn again.",
    completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("cache-size"),
    help: "The greatest size of the cache, in MiB; what was not used for longest goes first.")
  var size: Int = EntryStore.standardLimit >> 20

  func validate() throws {
    let smallest = EntryStore.smallestLimit >> 20
    guard (smallest...1 << 30).contains(size) else {
      throw ValidationError("--cache-size is at least \(smallest) MiB.")
    }
    if folder?.isEmpty == true { throw ValidationError("--cache is a folder.") }
  }

  /// The cache that the user asks for, if any.
  ///
  /// - Throws: `OutputError` if its folder cannot be created.
  func open() throws -> InputCache? {
    guard let folder else { return nil }
    return InputCache(
      try EntryStore(folder, limit: size << 20), program: Program.identity)
  }

  /// Tells why pictures could not be remembered, which is no reason for a command to fail.
  static func report(_ cache: InputCache?) {
    guard let problem = cache?.problem else { return }
    StandardStreams.report([
      "mockup: warning: pictures of this run may be missing in the cache: \(problem)"
    ])
  }
}
