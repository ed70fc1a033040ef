import ArgumentParser

extension Validate: ReadDirectly {
  mutating func setDefaults() {
    options = .standard
    warnings = .standard
  }

  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool {
    if option == "verbose" {
      warnings.verbose = true
      return true
    }
    return try options.take(option, &words)
  }

  mutating func finish(_ others: [String]) throws {
    guard !others.isEmpty else { throw CommandWords.Unusual() }
    words = others
    try options.validate()
    try validate()
  }
}
