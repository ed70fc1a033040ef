import ArgumentParser
import Golden
import PNG
import Process

extension Render: ReadDirectly {
  mutating func setDefaults() {
    output = nil
    outputDir = nil
    options = .standard
    animation = .standard
    compression = .default
    shardChoice = nil
    keepGoingOptions = .standard
    cacheOptions = .standard
    drawsAnew = false
    jobs = nil
    accessibility = nil
    audit = .standard
    markUnknown = false
    watch = false
    poll = false
    quiet = false
    warnings = .standard
    noProgress = false
  }

  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool {
    switch option {
    case "o", "output": output = try words.value()
    case "output-dir": outputDir = try words.value()
    case "compression": compression = try choice(words.value())
    case "shard": shardChoice = try ShardChoice.argument(words.value())
    case "keep-going": keepGoingOptions.keepGoing = true
    case "no-cache": drawsAnew = true
    case "jobs": jobs = try words.integer()
    case "accessibility": accessibility = try words.value()
    case "mark-unknown": markUnknown = true
    case "watch": watch = true
    case "poll": poll = true
    case "quiet": quiet = true
    case "verbose": warnings.verbose = true
    case "no-progress": noProgress = true
    default:
      if try options.take(option, &words) { return true }
      if try animation.take(option, &words) { return true }
      if try audit.take(option, &words) { return true }
      return try cacheOptions.take(option, &words)
    }
    return true
  }

  mutating func finish(_ others: [String]) throws {
    guard !others.isEmpty else { throw CommandWords.Unusual() }
    words = others
    try options.validate()
    try animation.validate()
    try cacheOptions.validate()
    try audit.validate()
    try validate()
  }
}
