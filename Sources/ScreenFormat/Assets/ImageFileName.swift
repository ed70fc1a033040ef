import ObjectModel
import Syntax

/// The parts of an image file's name. `bar~ipad@2x.png` and `bar@2x~ipad.png` are `bar` for iPads
/// at two pixels a point.
struct ImageFileName: Equatable {
  /// The name without scale, idiom and extension.
  var base: String
  /// The scale in pixels a point; nil, which counts as 1, if the name has none.
  var scale: Double?
  /// The idiom; nil for every idiom.
  var idiom: Traits.Idiom?
  /// `png`, `jpg` or `jpeg`; nil if the name ends in none of them.
  var format: String?

  /// Whether the name ends in the extension of a format that is read.
  var hasExtension: Bool { format != nil }

  /// The name without scale and idiom, and without an extension that documents need not write, as for
  /// `UIImage(named:)`.
  var documentName: String {
    guard let format, format != "png" else { return base }
    return "\(base).\(format)"
  }

  init(_ name: String) {
    base = name
    if name.utf8.contains(UInt8(ascii: ".")) {
      let lowered = name.lowercased()
      format = ["png", "jpg", "jpeg"].first { lowered.hasSuffix(".\($0)") }
    }
    if let format { base.removeLast(format.utf8.count + 1) }
    // Apple puts the idiom last, others the scale: both are read.
    for _ in 0..<2 {
      if scale == nil, base.hasSuffix("x"), let at = base.lastIndex(of: "@"), at > base.startIndex,
        let value = Self.scale(base[base.index(after: at)...].dropLast())
      {
        scale = value
        base = String(base[..<at])
      } else if idiom == nil, let tilde = base.utf8.lastIndex(of: UInt8(ascii: "~")),
        tilde > base.startIndex, let value = Self.idiom(base[base.utf8.index(after: tilde)...])
      {
        idiom = value
        base = String(base[..<tilde])
      }
    }
  }

  private static func scale(_ digits: Substring) -> Double? {
    guard digits.count == 1, let value = Int(digits), value >= 1 else { return nil }
    return Double(value)
  }

  private static func idiom(_ name: Substring) -> Traits.Idiom? {
    switch name {
    case "ipad": .pad
    case "iphone": .phone
    default: nil
    }
  }

  /// The file of `base` and of a format that suits best. A file whose name has the same bytes is preferred to one that
  /// differs in normalisation; then a file for the idiom, then the exact scale, the next larger, the next smaller.
  static func best(
    of names: [String], base: String, format: String = "png", scale: Double, idiom: Traits.Idiom
  ) -> (name: String, file: ImageFileName)? {
    func isBetter(_ a: ImageFileName, _ b: ImageFileName) -> Bool {
      let isExact = PathKey(a.base) == PathKey(base)
      if isExact != (PathKey(b.base) == PathKey(base)) { return isExact }
      if a.idiom != b.idiom { return a.idiom != nil }
      let (own, other) = (a.scale ?? 1, b.scale ?? 1)
      if (own >= scale) != (other >= scale) { return own >= scale }
      return own >= scale ? own < other : own > other
    }
    var best: (name: String, file: ImageFileName)?
    for name in names {
      let file = ImageFileName(name)
      guard file.format == format, file.base == base, file.idiom == nil || file.idiom == idiom
      else {
        continue
      }
      if let current = best, !isBetter(file, current.file) { continue }
      best = (name, file)
    }
    return best
  }
}
