import ObjectModel
import Raster

/// Reads the shapes of drawing operations.
struct ShapeReader: DocumentReading {
  let context: ReadingContext

  static let shapeKeys = ["rect", "roundedRect", "ellipse", "path"]
  static let roundingKeys = ["cornerRadius", "corners", "cornerCurve"]

  /// The one shape among an operation's members.
  func shape(_ fields: Fields) -> DrawingShape? {
    let forms = Self.shapeKeys.filter { fields[$0] != nil }
    guard forms.count == 1, let form = forms.first, let cursor = fields[form] else {
      report(ValueProblem.noOneForm("a shape", forms: Self.shapeKeys), at: fields.cursor)
      return nil
    }
    if form != "roundedRect" {
      for key in Self.roundingKeys {
        if let extra = fields[key] {
          report(ValueProblem.onlyWith(key, "roundedRect"), at: extra)
        }
      }
    }
    switch form {
    case "rect": return referenceReader.rectValue(cursor).map(DrawingShape.rect)
    case "ellipse": return referenceReader.rectValue(cursor).map(DrawingShape.ellipse)
    case "path": return path(cursor).map(DrawingShape.path)
    default: return roundedRect(cursor, fields)
    }
  }

  private func roundedRect(_ cursor: Cursor, _ fields: Fields) -> DrawingShape? {
    let rect = referenceReader.rectValue(cursor)
    let radius = required("cornerRadius", in: fields, of: "a rounded rectangle")
      .flatMap { referenceReader.numberValue($0, in: 0...ReadingLimits.coordinate) }
    var corners: RectCorners? = .all
    if let cursor = fields["corners"] { corners = self.corners(cursor) }
    var isContinuous: Bool?
    if let cursor = fields["cornerCurve"] {
      guard let curve = name(cursor, kind: "corner curve", among: ["circular", "continuous"])
      else { return nil }
      isContinuous = curve == "continuous"
    }
    guard let rect, let radius, let corners else { return nil }
    return .roundedRect(rect, radius: radius, corners: corners, isContinuous: isContinuous)
  }

  private func corners(_ cursor: Cursor) -> RectCorners? {
    let names: [(String, RectCorners)] = [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight), ("top", .top), ("bottom", .bottom), ("left", .left),
      ("right", .right), ("all", .all),
    ]
    return options(cursor, kind: "corner", among: names.map(\.0)).map { chosen in
      names.filter { chosen.contains($0.0) }.reduce(into: []) { $0.formUnion($1.1) }
    }
  }

  private func path(_ cursor: Cursor) -> Path? {
    guard let cursor = resolved(cursor), let data = text(cursor, expected: "SVG path data") else {
      return nil
    }
    do {
      let path = try Path(svgData: data)
      let bounds = path.controlBounds ?? .zero
      let limit = ReadingLimits.coordinate
      guard bounds.minX >= -limit, bounds.minY >= -limit, bounds.maxX <= limit, bounds.maxY <= limit
      else {
        report(DrawingProblem.pathTooLarge(limit: limit), at: cursor)
        return nil
      }
      return path
    } catch {
      report(DrawingProblem.badPathData(error), at: cursor)
      return nil
    }
  }
}

extension DocumentReading {
  var shapeReader: ShapeReader { ShapeReader(context: context) }
}
