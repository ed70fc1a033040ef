import Glibc
import Golden
import PNG
import Raster
import TestSupport

/// `fidelity REFERENCES [OUT]`: compares fixtures with pictures of real screens.
///
/// For each reference in `Fixtures/Fidelity/references.json` it prints figures and writes a sheet (ours,
/// the original, the difference) and enlarged strips of it into a folder. The reference pictures are not
/// part of the project.
@main
enum Fidelity {
  /// The height of a strip, in points, and its enlargement.
  private static let strip = (height: 44.0, factor: 3)

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let references = arguments.first, arguments.count <= 2 else {
      complain("usage: fidelity REFERENCES [OUT]")
      exit(64)
    }
    do {
      let out = arguments.count == 2 ? arguments[arguments.startIndex + 1] : "fidelity"
      var isFaithful = true
      // Pictures are kept in several folders: each run compares those of one.
      let known = try Manifest.read()
      let present = known.filter { Files.exists("\(references)/\($0.file)") }
      guard !present.isEmpty else {
        throw FidelityError("\(references): none of the pictures in \(Manifest.path) is there")
      }
      var texts: [Comparison.TextOffset] = []
      for reference in present {
        isFaithful = try report(reference, folder: references, out: out, &texts) && isFaithful
      }
      summarize(texts)
      if present.count < known.count {
        print("\(known.count - present.count) references are not in \(references)")
      }
      exit(isFaithful ? 0 : 1)
    } catch {
      complain("fidelity: \(error)")
      exit(66)
    }
  }

  /// Prints the figures of one reference and writes its pictures.
  ///
  /// - Returns: False if a channel differs by more than the reference allows.
  private static func report(
    _ reference: Reference, folder: String, out: String, _ texts: inout [Comparison.TextOffset]
  ) throws -> Bool {
    let comparison = try Comparison(reference, folder: folder)
    let name = String(Files.name(of: reference.screen).prefix { $0 != "." })
    let scale = comparison.scale
    let difference = comparison.difference
    print("\(name) beside \(reference.file)")
    let masked = 1 - Double(difference.compared) / Double(difference.width * difference.height)
    print(
      "  \(fixed(difference.share * 100, 3)) % of pixels differ "
        + "(\(fixed(masked * 100, 1)) % are masked)")
    for (index, blob) in difference.blobs.prefix(5).enumerated() {
      let place =
        "(\(fixed(Double(blob.box.minX) / scale, 1)), \(fixed(Double(blob.box.minY) / scale, 1)))"
        + "–(\(fixed(Double(blob.box.maxX) / scale, 1)), "
        + "\(fixed(Double(blob.box.maxY) / scale, 1)))"
      print(
        "  \(index == 0 ? "largest blob" : "            ") "
          + "\(fixed(Double(blob.count) / (scale * scale), 2)) pt² at \(place)")
    }
    reportFine(comparison)
    if !comparison.texts.isEmpty {
      print("  \(padded("text, points", 24))     dx      dy      dw  advances  outlines")
    }
    for text in comparison.texts {
      let figures = [text.x, text.y, text.width].map { "  \(signed($0))" }.joined()
      let causes = [text.advances, text.outlines].compactMap(\.self).map { "      \(fixed($0, 2))" }
      print("  \(padded(text.name, 24)) \(figures)\(causes.joined())")
    }
    texts += comparison.texts
    for name in comparison.unmeasured { print("  \(name): no ink to measure") }

    let picture = Sheet.difference(
      comparison.ours, comparison.original, difference, isCompared: comparison.isCompared)
    let pictures = [comparison.ours, comparison.original, picture]
    try save(Sheet.row(pictures), "\(out)/\(name).png")
    let height = Int(strip.height * scale)
    for (index, top) in stride(from: 0, to: comparison.ours.height, by: height).enumerated() {
      let area = PixelBox(
        minX: 0, minY: top, maxX: comparison.ours.width,
        maxY: min(top + height, comparison.ours.height))
      try save(
        Sheet.strip(pictures, area, factor: strip.factor),
        "\(out)/\(name)/strip-\(index < 10 ? "0" : "")\(index).png")
    }
    print("  \(out)/\(name).png, and strips in \(out)/\(name)")
    guard let levels = reference.levels else { return true }
    let greatest = comparison.greatestDifference
    print("  channels differ by \(greatest) levels at most; allowed are \(levels)")
    return greatest <= levels
  }

  /// Prints the blobs over 2 square points of what differs by more than 8 levels, and how far glass is off on average.
  private static func reportFine(_ comparison: Comparison) {
    let area = comparison.scale * comparison.scale
    let blobs = comparison.largeBlobs
    func sum(_ label: UInt8) -> String {
      let own = blobs.filter { $0.label == label }
      let pixels = own.reduce(0) { $0 + $1.blob.count }
      return "\(own.count) / \(fixed(Double(pixels) / area, 1)) pt²"
    }
    print(
      "  blobs over \(fixed(Difference.greatestBlob, 0)) pt² of more than \(Difference.fine) levels: "
        + "\(sum(0)) beside glass, \(sum(1)) in it")
    for found in blobs.prefix(6) {
      let box = found.blob.box
      let place = [box.minX, box.minY, box.maxX, box.maxY].map {
        fixed(Double($0) / comparison.scale, 1)
      }
      print(
        "    \(fixed(Double(found.blob.count) / area, 1)) pt² in \(place.joined(separator: ", "))"
          + (found.label == 1 ? " (glass)" : ""))
    }
    let measured = comparison.platters.filter { $0.difference != nil }
    guard let worst = measured.max(by: { ($0.difference ?? 0) < ($1.difference ?? 0) }) else {
      return
    }
    print(
      "  glass: \(measured.count) pieces, the worst \(fixed(worst.difference ?? 0, 1)) levels off on average "
        + "at (\(fixed(worst.shape.rect.minX, 1)), \(fixed(worst.shape.rect.minY, 1)))")
  }

  /// The faces of iOS, by their systems.
  private static let faces = [
    (name: "Helvetica, to iOS 6", systems: 0...6),
    (name: "Helvetica Neue, iOS 7 and 8", systems: 7...8),
    (name: "San Francisco, iOS 9 to 12", systems: 9...12),
    (name: "San Francisco, from iOS 13 on", systems: 13...99),
  ]

  /// Prints how far the letters of all texts are off, by face and cause.
  private static func summarize(_ texts: [Comparison.TextOffset]) {
    for face in faces {
      let own = texts.filter { face.systems.contains($0.system) }
      let letters = own.reduce(0) { $0 + $1.letters }
      guard letters > 0 else { continue }
      func root(_ cause: (Comparison.TextOffset) -> Double?) -> String {
        let sum = own.reduce(0.0) { sum, text in
          let value = cause(text) ?? 0
          return sum + value * value * Double(text.letters)
        }
        return fixed((sum / Double(letters)).squareRoot(), 2)
      }
      print(
        "\(face.name): \(own.count) texts, \(letters) letters told apart: advances off by "
          + "\(root(\.advances)) points, outlines by \(root(\.outlines)) (roots of mean squares)")
    }
  }

  private static func save(_ pixmap: Pixmap, _ path: String) throws {
    try Files.write(PNG.encode(pixmap, compression: .fastest), to: path)
  }

  private static func complain(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = Glibc.write(2, bytes, bytes.count)
  }

  // MARK: Figures

  private static func fixed(_ value: Double, _ digits: Int) -> String {
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    let units = Int((value.magnitude * Double(unit)).rounded())
    let rest = String(units % unit)
    let sign = value < 0 && units > 0 ? "−" : ""
    guard digits > 0 else { return "\(sign)\(units)" }
    return "\(sign)\(units / unit)."
      + String(repeating: "0", count: digits - rest.count) + rest
  }

  private static func signed(_ value: Double) -> String {
    let text = fixed(value, 2)
    return text.hasPrefix("−") ? " \(text)" : " +\(text)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
