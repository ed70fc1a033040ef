import Controls
import Golden
import Inspection
import ObjectModel
import PNG
package import ScreenFormat

/// Writes pictures as a page of one file that needs no server.
package enum GalleryPage {
  /// The largest size where nobody says another, in bytes: 64 MiB.
  package static let standardLimit = 64 << 20

  /// The page.
  ///
  /// - Parameters:
  ///   - model: Pictures that are drawn.
  ///   - title: The name of what is shown.
  ///   - overlay: Documents that are tried, by absolute path.
  ///   - keepsGoing: Whether boxes stand for images that can't be loaded.
  ///   - guide: The colours, fonts and images of a theme, above the pictures; nil for none.
  ///   - changes: What became of the pictures since a revision; nil where they are compared with none.
  ///   - scale: The most pixels a point of pictures before; nil for those of the devices.
  ///   - limit: The largest size, in bytes.
  ///   - caches: What drawing the pictures left.
  /// - Throws: `PageTooLarge`; what drawing the screens throws.
  package static func html(
    _ model: PreviewModel, title: String, overlay: [String: [UInt8]] = [:],
    keepsGoing: Bool = false, guide: DocumentValue? = nil, changes: GalleryChanges? = nil,
    scale: Double? = nil, limit: Int,
    reusing caches: PreviewCaches
  ) throws -> [UInt8] {
    let news =
      model.changes(since: -1)?.json ?? "{\"revision\": 0, \"order\": [], \"pictures\": []}"
    var held = Array("{\"changes\": \(JSONWriter.inScript(news)), \"pictures\": {".utf8)
    var objects = "}, \"objects\": {"
    var elements = "}, \"accessibility\": {"
    var findings = "}, \"audit\": {"
    var compared = "}, \"compared\": {"
    var isFirst = true
    for number in model.order {
      guard let picture = model.pictures[number], let drawing = picture.drawing else { continue }
      let comma = held.last == UInt8(ascii: "{") ? "" : ",\n"
      held += Array("\(comma)\"\(number)\": \"".utf8)
      Base64.encode(try packed(drawing.file), into: &held)
      held.append(UInt8(ascii: "\""))
      if let comparison = changes?.comparisons[number] {
        compared += compared.hasSuffix("{") ? "" : ",\n"
        compared += "\"\(number)\": \(try Self.written(comparison, of: number, scale: scale))"
      }
      // Documents that are wrong by now have a picture, but no objects.
      let subject = PreviewSubject(
        item: picture.item, overlay: overlay, switches: picture.shownAs,
        keepsGoing: keepsGoing)
      if let placed = try? subject.layOut(reusing: caches.decodedFiles) {
        let explanations = ObjectExplanations(placed)
        var written = subject.writtenValues
        let lines = placed.styled.objects.indices.map { index in
          let entry = explanations[index]
          return ExplanationPrinter.json(entry, as: written.values(of: entry))
        }
        let frame = ExplanationPrinter.jsonFrame
        let views = frame.start + lines.joined(separator: frame.separator) + frame.end
        let tree = AccessibilityPrinter.json(AccessibilityTree(placed))
        let audit = AuditPrinter.json(
          try placed.audit(limits: subject.options.limits, reusing: caches.rasterizers))
        let separator = isFirst ? "" : ",\n"
        isFirst = false
        objects += "\(separator)\"\(number)\": \(JSONWriter.inScript(views))"
        elements += "\(separator)\"\(number)\": \(JSONWriter.inScript(tree))"
        findings += "\(separator)\"\(number)\": \(JSONWriter.inScript(audit))"
      }
      let size =
        findings.utf8.count + compared.utf8.count + held.count + objects.utf8.count
        + elements.utf8.count
      guard size <= limit else { throw PageTooLarge(limit: limit) }
    }
    let about = guide.map { ", \"guide\": \(JSONWriter.inScript($0.json))" } ?? ""
    held += Array((objects + elements + findings + compared + "}\(about)}").utf8)
    var settings: [(String, DocumentValue)] = [
      ("title", .string(title)), ("secret", .string("")), ("canOpen", .bool(false)),
    ]
    if let changes {
      settings.append(("against", .string(changes.revision)))
      settings.append(("same", .number(Double(changes.sameCount))))
    }
    return PreviewPageWriter.standalone(.object(settings), held: held)
  }

  /// The differences of a picture with their pictures, for the page.
  private static func written(
    _ comparison: PreviewComparison, of number: Int, scale: Double?
  ) throws -> String {
    var members = [("id", DocumentValue.number(Double(number)))] + comparison.members
    for name in ["expected", "difference"] {
      guard let file = comparison.file("\(name).png") else { continue }
      var text: [UInt8] = []
      let pixmap = try PreviewComparison.scaled(
        PNG.decode(file), from: comparison.scale, to: min(scale ?? .infinity, comparison.scale))
      Base64.encode(try PNG.encode(consuming: pixmap, compression: .default), into: &text)
      members.append((name, .string(String(decoding: text, as: UTF8.self))))
    }
    return JSONWriter.inScript(DocumentValue.object(members).json)
  }

  /// A picture in fewer bytes: it was written in haste.
  private static func packed(_ file: [UInt8]) throws -> [UInt8] {
    try PNG.encode(consuming: PNG.decode(file), compression: .default)
  }
}
