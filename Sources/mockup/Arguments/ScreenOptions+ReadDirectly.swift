import ArgumentParser
import Controls
import ObjectModel
import Raster

extension ScreenOptions {
  /// The options without any words.
  static var standard: ScreenOptions {
    var options = ScreenOptions()
    options.themes = []
    options.devices = []
    options.systems = []
    options.orientations = []
    options.scales = []
    options.styles = []
    options.contrasts = []
    options.contentSizes = []
    options.layoutDirections = []
    options.locales = []
    options.times = []
    options.assets = []
    options.strict = false
    let limits = SurfaceLimits()
    options.maxSide = limits.side
    options.maxMemory = limits.bytes >> 20
    options.maxWork = limits.work
    return options
  }

  /// Takes an option of the command line.
  ///
  /// - Returns: false for one that is none of these.
  mutating func take(_ option: Substring, _ words: inout CommandWords) throws -> Bool {
    switch option {
    case "theme": themes.append(try words.value())
    case "device": devices.append(try Self.device(words.value()))
    case "system": systems.append(try Self.system(words.value()))
    case "orientation": orientations.append(try choice(words.value()))
    case "scale": scales.append(try Self.scale(words.value()))
    case "style": styles.append(try choice(words.value()))
    case "contrast": contrasts.append(try choice(words.value()))
    case "content-size": contentSizes.append(try Self.contentSize(words.value()))
    case "layout-direction": layoutDirections.append(try Self.direction(words.value()))
    case "locale": locales.append(try Self.locale(words.value()))
    case "time": times.append(try Self.time(words.value()))
    case "assets": assets.append(try words.value())
    case "strict": strict = true
    case "max-side": maxSide = try words.integer()
    case "max-memory": maxMemory = try words.integer()
    case "max-work": maxWork = try words.number()
    default: return false
    }
    return true
  }
}
