import Controls
import Raster

extension DocumentProblem {
  /// Sentences about what is drawn.
  var drawingMessage: String {
    switch self {
    case .badHexColor(let text):
      return "\(quoted(text)) is not a colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    case .colorNeedsSystem(let name, let since, let system):
      return "the colour \(quoted(name)) came with iOS \(since); the screen's system is \(system)"
    case .notAFont(let found):
      return "expected a font (17, {\"system\": 17} or {\"name\": \"Helvetica\", \"size\": 17}), "
        + "found \(Self.described(found))"
    case .unknownFont(let name, let known, let places):
      let looked =
        places.isEmpty
        ? "the built-in fonts" : "the built-in fonts and " + places.joined(separator: ", ")
      return Self.withSuggestion(
        "no font \(quoted(name)); looked in \(looked)", name, known)
    case .systemFont(let scalar, let path):
      return "no font of the document has \(Self.shown(scalar)); \(quoted(path)) is used, and "
        + "pixels depend on this machine"
    case .noGlyph(let scalar):
      return "no font has \(Self.shown(scalar))"
    case .standInFont(let name, let standIn):
      return "the font \(quoted(name)) is not free: \(standIn) stands in for it "
        + "('fonts' can bring the real one)"
    case .image(let failure):
      return Self.message(failure)
    case .namedColor(let missing):
      let places =
        missing.catalogs.isEmpty
        ? "there is no asset catalogue in 'assets'"
        : "looked in " + missing.catalogs.map(Quotation.single).joined(separator: ", ")
      let hint = missing.nearest.map { "; did you mean \(Quotation.single($0))?" } ?? ""
      return "no colour \(quoted(missing.name)); \(places)\(hint)"
    case .emptyAnimation:
      return "an animated image needs images"
    case .imageTooLarge(let size, let limit):
      return "an image of \(shortest(size.width)) × \(shortest(size.height)) points is too large; "
        + "at most \(shortest(limit)) a side"
    case .tooManyBytes(let bytes, let limit):
      return "the image needs \(bytes) bytes of pixels; the limit is \(limit)"
    case .tooManyOperations(let limit):
      return "the drawing comes to more than \(limit) operations, repetitions counted"
    case .emptyDash:
      return "a dash pattern needs a length greater than 0"
    case .badStops(let colors, let locations):
      return "a gradient needs two or more colours and as many rising locations; found "
        + "\(Self.count(colors, "colour")) and \(Self.count(locations, "location"))"
    case .badPathData(let error):
      return "this is not SVG path data: " + Self.message(error)
    case .pathTooLarge(let limit):
      return "the path leaves the range from -\(shortest(limit)) to \(shortest(limit))"
    default: return ""
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(Quotation.single(String(scalar))) (\(code))"
  }

  private static func message(_ error: SVGPathError) -> String {
    switch error {
    case .expectedMove(let offset): "expected M at character \(offset + 1)"
    case .expectedCommand(let offset): "expected a command letter at character \(offset + 1)"
    case .expectedNumber(let offset): "expected a number at character \(offset + 1)"
    case .expectedFlag(let offset): "expected 0 or 1 at character \(offset + 1)"
    case .numberOutOfRange(let offset): "the number at character \(offset + 1) is too large"
    }
  }

  private static func message(_ failure: ImageFailure) -> String {
    switch failure {
    case .notFound(let name, let folders, let nearest):
      let short = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
      let names = ["", "@2x", "@3x"].map { "\(Quotation.escaped(short))\($0).png" }
      let places =
        folders.isEmpty
        ? "there is no folder of 'assets' to look in"
        : "looked for \(or(names)), also ~ipad and ~iphone, in "
          + folders.map(Quotation.single).joined(separator: ", ")
      let hint = nearest.map { "; did you mean \(Quotation.single($0))?" } ?? ""
      return "no image \(Quotation.single(name)); \(places)\(hint)"
    case .unreadable(let path, let error):
      return "the image \(Quotation.single(path)) can't be read: \(error.reason)"
    case .notAPNG(let path):
      return "the image \(Quotation.single(path)) is not a PNG; other formats are not read"
    case .noVariant(let set):
      return "the set \(Quotation.single(set)) has no picture for this device"
    case .badSet(let set):
      return "the set \(Quotation.single(set)) can't be read"
    case .broken(let path, let error):
      return "the image \(Quotation.single(path)) can't be read: \(message(error))"
    }
  }

  private static func message(_ error: PNGError) -> String {
    switch error {
    case .notAPNG: "it is not a PNG"
    case .truncated: "the file ends too early"
    case .corrupt(let message): "it is damaged (\(Quotation.escaped(message)))"
    case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many"
    case .empty: "it has no pixels"
    case .outOfMemory: "there is not enough memory"
    }
  }

  /// Sentences about the document as a whole, and the files it names.
  var documentMessage: String {
    switch self {
    case .unsupportedVersion(let found):
      return "expected 1, the version of the format, found \(Self.described(found))"
    case .unknownDevice(let name, let known):
      return Self.withSuggestion("unknown device \(quoted(name))", name, known)
    case .surfaceTooLarge(let width, let height, let limits):
      return "a screen of \(width) × \(height) pixels is too large; at most \(limits.side) a side "
        + "and \(limits.bytes) bytes"
    case .lookNotDrawnYet(let look):
      return "the \(look) look is not drawn yet; flat figures are used"
    case .unusableFile(let path, let kind, let error):
      return "the \(kind) \(quoted(path)) can't be read: \(error.reason)"
    case .badFontFile(let path, let error):
      let reason =
        switch error {
        case .notAFont: "it is not a font"
        case .noOutlines: "it has no outlines"
        }
      return "the font \(quoted(path)) can't be used: \(reason)"
    case .noFontsIn(let path):
      return "the folder \(quoted(path)) has no fonts (.ttf, .otf, .ttc)"
    case .sameThemeName(let name):
      return
        "pictures of two variants would both be called after \(quoted(name)): the themes' files "
        + "need names of their own"
    default: return ""
    }
  }
}
