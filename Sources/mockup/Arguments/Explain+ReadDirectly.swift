import ArgumentParser
import Process

extension Explain: ReadDirectly {
  mutating func setDefaults() {
    screen = ""
    id = nil
    at = nil
    subject = nil
    containers = nil
    property = nil
    all = false
    json = false
    options = .standard
    warnings = .standard
  }

  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool {
    switch option {
    case "id": id = try words.value()
    case "for": subject = try words.value()
    case "in": containers = try words.value()
    case "property": property = try words.value()
    case "all": all = true
    case "json": json = true
    case "verbose": warnings.verbose = true
    // A point may begin with a minus sign, which is left to the parser.
    default: return try options.take(option, &words)
    }
    return true
  }

  mutating func finish(_ others: [String]) throws {
    guard others.count == 1, let only = others.first else { throw CommandWords.Unusual() }
    screen = only
    try options.validate()
    try validate()
  }
}
