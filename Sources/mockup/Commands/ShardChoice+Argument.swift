import ArgumentParser
import Golden
import Process

extension ShardChoice {
  /// Parses the value of `--shard`.
  static func argument(_ text: String) throws -> ShardChoice {
    try validated { () throws(Problem) in try ShardChoice(parsing: text) }
  }

  /// The shard for the environment of the process. Tells Bazel that the program knows shards.
  func ofProcess() throws -> Shard {
    try Self.acknowledge { Environment[$0] }
    return try Self.validated { () throws(Problem) in try shard { Environment[$0] } }
  }

  private static func validated<Result>(_ body: () throws(Problem) -> Result) throws -> Result {
    do throws(Problem) {
      return try body()
    } catch {
      throw ValidationError(error.description)
    }
  }
}
