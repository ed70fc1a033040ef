import PDF
import Raster
import TestSupport
import Testing

@Suite struct HostilePDFTests {
  private func draw(_ bytes: [UInt8]) -> PDFError? {
    do throws(PDFError) {
      let document = try PDFDocument(bytes)
      _ = try document.picture(width: 16, height: 16, scale: 1)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what is no PDF, encrypted or without a page is an error`() {
    #expect(draw([]) == .notAPDF)
    #expect(draw(Array("hello".utf8)) == .notAPDF)
    #expect(draw(Array("%PDF-1.4\n".utf8)) == .noPage)
    #expect(draw(Array("%PDF-1.4\ntrailer <</Root 1 0 R /Encrypt 2 0 R>>".utf8)) == .encrypted)
    #expect(
      draw(SamplePDF.bytes("", page: "/CropBox [20 20 30 30] /MediaBox [0 0 0 0]")) == .emptySize)
  }

  @Test func `objects, pages and forms within themselves end`() throws {
    let circles = """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Type /Pages /Kids [2 0 R 5 0 R]>> endobj
      5 0 obj 6 0 R endobj
      6 0 obj 5 0 R endobj
      """
    #expect(draw(Array(circles.utf8)) == .noPage)
    let form = SamplePDF.stream(
      "/Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</f 10 0 R>>>>", "/f Do")
    #expect(
      try SamplePDF.warnings("/f Do", resources: "/XObject <</f 10 0 R>>", objects: [10: form])
        == ["object 10: what refers to itself is not drawn"])
    let pattern = SamplePDF.stream(
      "/PatternType 1 /PaintType 1 /BBox [0 0 2 2] /XStep 2 /YStep 2 /Resources <</Pattern <</p 10 0 R>>>>",
      "/Pattern cs /p scn 0 0 9 9 re f")
    #expect(
      try SamplePDF.warnings(
        "/Pattern cs /p scn 0 0 9 9 re f", resources: "/Pattern <</p 10 0 R>>",
        objects: [10: pattern]) == ["object 10: what refers to itself is not drawn"])
  }

  @Test func `scripts are not run, and nothing outside of the file is read`() throws {
    let catalog = """
      /OpenAction <</S /JavaScript /JS (app.alert\\(1\\))>>
      /Names <</JavaScript <</Names [(a) <</S /JavaScript /JS (app.launchURL\\('http://example.invalid'\\))>>]>>>>
      """
    let red = "1 0 0 rg 0 0 10 10 re f"
    #expect(try SamplePDF.picture(red, catalog: catalog).channels(5, 5) == [255, 0, 0, 255])
    // A stream and a form whose data lie in other files.
    let outside = "/F (/etc/hostname) /FFilter /ASCIIHexDecode"
    let form = SamplePDF.stream("/Subtype /Form /BBox [0 0 9 9] \(outside)", "")
    let reference = SamplePDF.stream(
      "/Subtype /Form /BBox [0 0 9 9] /Ref <</F (other.pdf) /Page 0>>", red)
    let picture = try SamplePDF.picture(
      "/f Do /r Do", resources: "/XObject <</f 10 0 R /r 11 0 R>>",
      objects: [10: form, 11: reference])
    #expect(picture.channels(5, 5) == [255, 0, 0, 255])
  }

  @Test func `nesting is bounded`() {
    let arrays = String(repeating: "[", count: 100_000)
    #expect(draw(SamplePDF.bytes(arrays)) == .tooComplex(.depth, in: .page))
    let saves = String(repeating: "q ", count: 100_000)
    #expect(draw(SamplePDF.bytes(saves)) == .tooComplex(.depth, in: .page))
    #expect(
      PDFError.tooComplex(.depth, in: .page).reason
        == "its objects are nested more than 64 deep (in the page's contents)")
    // A chain of forms, each in the one before.
    var objects: [Int: String] = [:]
    for number in 10..<200 {
      objects[number] = SamplePDF.stream(
        "/Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</f \(number + 1) 0 R>>>>", "/f Do")
    }
    #expect(
      draw(SamplePDF.bytes("/f Do", resources: "/XObject <</f 10 0 R>>", objects: objects))
        == .tooComplex(.depth, in: .object(73)))
    #expect(
      PDFError.tooComplex(.work, in: .object(73)).reason
        == "it takes too long to draw (in object 73)")
  }

  @Test func `forms that repeat each other are bounded`() {
    var objects: [Int: String] = [:]
    for number in 10..<20 {
      let calls = String(repeating: "/f Do ", count: 20)
      objects[number] = SamplePDF.stream(
        "/Subtype /Form /BBox [0 0 9 9] /Resources <</XObject <</f \(number + 1) 0 R>>>>", calls)
    }
    objects[20] = SamplePDF.stream("/Subtype /Form /BBox [0 0 9 9]", "0 0 9 9 re f")
    let error = draw(
      SamplePDF.bytes("/f Do", resources: "/XObject <</f 10 0 R>>", objects: objects))
    #expect(
      error?.reason.hasPrefix(
        "its streams, images, paths and layers need more than 256 MiB (in object ") == true)
  }

  @Test func `wide strokes of many curves are bounded`() {
    let curves = String(repeating: "0 90 90 0 9 9 c ", count: 60_000)
    #expect(
      draw(SamplePDF.bytes("20 w 0 0 m \(curves) S", page: "/MediaBox [0 0 100 100]"))
        == .tooComplex(.work, in: .page))
  }

  @Test func `contents that are named again and again are counted each time`() {
    let comments = SamplePDF.stream("", String(repeating: "%", count: 100_000))
    let again = String(repeating: "10 0 R ", count: 5_000)
    #expect(
      draw(SamplePDF.bytes("", page: "/Contents [\(again)]", objects: [10: comments]))
        == .tooComplex(.memory, in: .page))
  }

  @Test func `a very long text is bounded before its characters are read`() {
    let text = String(repeating: "Hello World ", count: 300_000)
    let font = "/Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>"
    #expect(
      draw(SamplePDF.bytes("BT /F 12 Tf (\(text)) Tj ET", resources: font))
        == .tooComplex(.work, in: .page))
  }

  @Test func `what operators record is bounded`() {
    let form = SamplePDF.stream("/Subtype /Form /BBox [0 0 9 9]", "")
    let calls = String(repeating: "/f Do ", count: 300_000)
    #expect(
      draw(SamplePDF.bytes(calls, resources: "/XObject <</f 10 0 R>>", objects: [10: form]))?
        .reason.hasPrefix("its streams, images, paths and layers need more than 256 MiB") == true)
  }

  @Test func `streams that unpack to very much are refused`() throws {
    // A run of 128 bytes from two, three times over.
    func runs(_ count: Int, _ byte: UInt8) -> [UInt8] {
      (0..<count).flatMap { _ in [129, byte] }
    }
    let packed = runs(1200, 129)
    let text = packed.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let filters = "/AHx" + String(repeating: " /RunLengthDecode", count: 6)
    let bytes = SamplePDF.bytes(
      "", page: "/Contents 10 0 R",
      objects: [10: SamplePDF.stream("/Filter [\(filters)]", text + ">")])
    // It is either refused, or shrinks: never more than the bound is unpacked.
    let error = draw(bytes)
    #expect(
      error == nil || error == .tooComplex(.memory, in: .object(10))
        || error == .tooComplex(.work, in: .object(10)))
    let image = SamplePDF.stream(
      "/Subtype /Image /Width 32000 /Height 32000 /BitsPerComponent 8 /ColorSpace /DeviceRGB", "")
    #expect(
      draw(
        SamplePDF.bytes(
          "16 0 0 16 0 0 cm /i Do", resources: "/XObject <</i 10 0 R>>", objects: [10: image]))
        == .tooComplex(.memory, in: .object(10)))
  }

  @Test(arguments: [
    "1e99 0 0 1e99 0 0 cm 0 0 1 1 re f", "99999999999999999999 w 0 0 m 9 9 l S",
    "0 0 0 0 0 0 cm 0 0 9 9 re f 0 0 m 9 9 l S", "-1 0 0 -1 0 0 cm 5 w [0.00001] 0 d 0 0 m 9 9 l S",
    "[1 -1] 0 d 0 0 m 9 9 l S", "m l c v y h re f S B W n", "BT Tj (a) Tj ET Q Q Q",
    "/none Do /none gs /none sh /none cs /none scn", "BI ID EI BI /W -1 /H -1 ID EI f",
    "<< /A [ ( ",
    "1 0 0 1 99999999999 99999999999 cm 0 0 1 1 re f 9 9 m 1 1 l S", "\"", "'",
    "h h h v 1 2 3 4 v f",
    "0 0 0 rg 1e400 0 m 5 5 l 9 0 l f", ". - + -- .- 5-5 m f",
  ])
  func `odd operands draw nothing wrong`(contents: String) {
    #expect(draw(SamplePDF.bytes(contents)) == nil)
  }

  @Test func `boxes and matrices without sense are passed over`() {
    for box in ["[0 0 1e30 1e30]", "[a b c d]", "[0 0]", "99"] {
      let error = draw(SamplePDF.bytes("0 0 9 9 re f", page: "/MediaBox \(box)"))
      #expect(error == nil || error == .emptySize)
    }
  }

  @Test func `a file that ends anywhere, or has any byte changed, is drawn or refused`() {
    let folder = Repository.path("Fixtures/Assets/Drawings.xcassets")
    for name in ["objectstream", "text", "softmasks", "meshes", "images"] {
      guard let bytes = Files.bytes("\(folder)/\(name).imageset/\(name).pdf") else {
        Issue.record("no \(name)")
        continue
      }
      for part in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
        _ = draw(Array(bytes[..<part]))
      }
      var state: UInt32 = 7
      for _ in 0..<60 {
        var changed = bytes
        for _ in 0..<4 {
          state = state &* 1_664_525 &+ 1_013_904_223
          changed[Int(state >> 8) % changed.count] = UInt8(truncatingIfNeeded: state >> 3)
        }
        _ = draw(changed)
      }
    }
  }
}
