import PDF
import Raster

/// Makes small files by hand. They have no cross references, which are found by repair.
enum SamplePDF {
  /// A page with contents, resources and further objects.
  static func bytes(
    _ contents: String, resources: String = "", page: String = "", objects: [Int: String] = [:],
    catalog: String = "", size: Int = 10
  ) -> [UInt8] {
    var text = """
      %PDF-1.7
      1 0 obj <</Type /Catalog /Pages 2 0 R \(catalog)>> endobj
      2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
      3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 \(size) \(size)] /Contents 4 0 R
      /Resources <<\(resources)>> \(page)>> endobj
      4 0 obj \(stream("", contents)) endobj

      """
    for (number, object) in objects.sorted(by: { $0.key < $1.key }) {
      text += "\(number) 0 obj \(object) endobj\n"
    }
    return Array(text.utf8)
  }

  static func stream(_ dictionary: String, _ contents: String) -> String {
    "<<\(dictionary) /Length \(contents.utf8.count)>>\nstream\n\(contents)\nendstream"
  }

  /// The picture at one pixel a point.
  static func picture(
    _ contents: String, resources: String = "", page: String = "", objects: [Int: String] = [:],
    catalog: String = "", size: Int = 10
  ) throws -> Pixmap {
    try PDFDocument(
      bytes(
        contents, resources: resources, page: page, objects: objects, catalog: catalog, size: size)
    ).picture(scale: 1).pixmap
  }

  static func warnings(
    _ contents: String, resources: String = "", objects: [Int: String] = [:]
  ) throws -> [String] {
    try PDFDocument(bytes(contents, resources: resources, objects: objects)).picture(scale: 1)
      .warnings.map(\.text)
  }
}

extension Pixmap {
  /// Red, green, blue and alpha of a pixel.
  func channels(_ x: Int, _ y: Int) -> [UInt8] {
    let color = self[x, y]
    return [color.red, color.green, color.blue, color.alpha]
  }
}
