import ArgumentParser
import Golden
import Process

extension Test: ReadDirectly {
  mutating func setDefaults() {
    words = ["."]
    record = nil
    report = nil
    junit = nil
    shardChoice = nil
    timings = nil
    filters = []
    lastFailed = false
    list = false
    prune = false
    failOnStale = false
    options = .standard
    refused = .standard
    cacheOptions = .standard
    jobs = nil
    kernels = nil
    verbose = false
    noProgress = false
  }

  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool {
    switch option {
    case "record": record = try choice(words.value())
    case "report": report = try words.value()
    case "junit": junit = try words.value()
    case "shard": shardChoice = try ShardChoice.argument(words.value())
    case "timings": timings = try words.value()
    case "filter": filters.append(try words.value())
    case "last-failed": lastFailed = true
    case "list": list = true
    case "prune": prune = true
    case "fail-on-stale": failOnStale = true
    case "jobs": jobs = try words.integer()
    case "kernels": kernels = try Self.kernels(words.value())
    case "verbose": verbose = true
    case "no-progress": noProgress = true
    default:
      if try options.take(option, &words) { return true }
      return try cacheOptions.take(option, &words)
    }
    return true
  }

  mutating func finish(_ others: [String]) throws {
    if !others.isEmpty { words = others }
    try options.validate()
    try cacheOptions.validate()
    try validate()
  }
}
