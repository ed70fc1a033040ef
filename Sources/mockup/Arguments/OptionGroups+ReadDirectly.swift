import ArgumentParser
import FileSystem

extension AnimationOptions {
  /// The options without any words.
  static var standard: AnimationOptions {
    var options = AnimationOptions()
    options.format = .png
    options.frames = nil
    options.duration = nil
    options.fps = 30
    options.loops = 0
    return options
  }

  /// Takes an option of the command line.
  ///
  /// - Returns: false for one that is none of these.
  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool {
    switch option {
    case "format": format = try choice(words.value())
    case "frames": frames = try words.value()
    case "duration": duration = try words.number()
    case "fps": fps = try words.integer()
    case "loops": loops = try words.integer()
    default: return false
    }
    return true
  }
}

extension AuditOptions {
  /// The options without any words.
  static var standard: AuditOptions {
    var options = AuditOptions()
    options.audit = false
    options.ignored = []
    options.sarif = nil
    options.junit = nil
    return options
  }

  /// Takes an option of the command line.
  ///
  /// - Returns: false for one that is none of these.
  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool {
    switch option {
    case "audit": audit = true
    case "audit-ignore": ignored.append(try choice(words.value()))
    case "sarif": sarif = try words.value()
    case "junit": junit = try words.value()
    default: return false
    }
    return true
  }
}

extension CacheOptions {
  /// The options without any words.
  static var standard: CacheOptions {
    var options = CacheOptions()
    options.folder = nil
    options.size = EntryStore.standardLimit >> 20
    return options
  }

  /// Takes an option of the command line.
  ///
  /// - Returns: false for one that is none of these.
  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool {
    switch option {
    case "cache": folder = try words.value()
    case "cache-size": size = try words.integer()
    default: return false
    }
    return true
  }
}

extension KeepGoingOptions {
  /// The options without any words.
  static var standard: KeepGoingOptions {
    var options = KeepGoingOptions()
    options.keepGoing = false
    return options
  }
}

extension RefusedOptions {
  /// The options without any words.
  static var standard: RefusedOptions {
    var options = RefusedOptions()
    options.keepGoing = false
    return options
  }
}

extension WarningOptions {
  /// The options without any words.
  static var standard: WarningOptions {
    var options = WarningOptions()
    options.verbose = false
    return options
  }
}
