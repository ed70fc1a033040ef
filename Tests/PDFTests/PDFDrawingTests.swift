import PDF
import Raster
import Testing

@Suite struct PDFDrawingTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let clear: [UInt8] = [0, 0, 0, 0]

  @Test func `paths are filled from the bottom left, their ground left clear`() throws {
    let picture = try SamplePDF.picture("1 0 0 rg 0 0 4 2 re f")
    #expect(picture.channels(3, 9) == red)
    #expect(picture.channels(3, 7) == clear)
    #expect(picture.channels(4, 9) == clear)
  }

  @Test func `a clip counts for an isolated group as a whole`() throws {
    let form = SamplePDF.stream(
      "/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Group <</S /Transparency /I true>>",
      "0 g 0 0 10 10 re f 1 g 0 0 10 10 re f")
    let picture = try SamplePDF.picture(
      "1 g 0 0 10 10 re f 2 1 m 9 5 l 5 9 l 1 5 l h W n /f Do",
      resources: "/XObject <</f 10 0 R>>", objects: [10: form])
    #expect(picture.bytes.allSatisfy { $0 == 255 })
  }

  @Test func `a profile that is neither sRGB nor Display P3 is a warning, once`() throws {
    let profile = SamplePDF.stream("/N 3", "no profile")
    #expect(
      try SamplePDF.warnings(
        "/icc cs 1 0 0 sc 0 0 9 9 re f /icc cs 0 1 0 sc 0 0 9 9 re f",
        resources: "/ColorSpace <</icc [/ICCBased 10 0 R]>>", objects: [10: profile])
        == [
          "object 10: the colour profile \"without a name\" is neither sRGB nor Display P3; its colours are taken for sRGB"
        ])
  }

  @Test func `the crop box is drawn, turned as the page is`() throws {
    let contents = "1 0 0 rg 2 2 1 1 re f"
    let page = "/CropBox [2 2 8 5]"
    let upright = try SamplePDF.picture(contents, page: page)
    #expect([upright.width, upright.height] == [6, 3])
    #expect(upright.channels(0, 2) == red)
    let turned = try SamplePDF.picture(contents, page: page + " /Rotate 90")
    #expect([turned.width, turned.height] == [3, 6])
    #expect(turned.channels(0, 0) == red)
    let over = try SamplePDF.picture(contents, page: page + " /Rotate 180")
    #expect(over.channels(5, 0) == red)
    let back = try SamplePDF.picture(contents, page: page + " /Rotate -90")
    #expect(back.channels(2, 5) == red)
  }

  @Test func `states are saved, and contents close what they left open`() throws {
    let picture = try SamplePDF.picture(
      "1 0 0 rg q 0 0 1 rg q Q 2 0 0 2 0 0 cm Q 0 0 1 1 re f Q Q 1 0 1 1 re f q q")
    #expect(picture.channels(0, 9) == red)
    #expect(picture.channels(1, 9) == red)
  }

  @Test(arguments: [
    ("/DeviceRGB cs 0 1 0 sc", [0, 255, 0]), ("/DeviceGray cs 1 sc", [255, 255, 255]),
    ("0 0 0 0 k", [255, 255, 255]), ("1 0 0 0 k", [0, 173, 239]),
    ("/idx cs 1 sc", [0, 0, 255]), ("/sep cs .5 scn", [128, 128, 255]),
    ("/icc cs 1 1 0 sc", [255, 255, 0]), ("/lab cs 100 0 0 sc", [255, 255, 255]),
    ("/missing cs 1 sc", [255, 255, 255]),
  ])
  func `colours are those of their space`(operators: String, expected: [Int]) throws {
    let picture = try SamplePDF.picture(
      operators + " 0 0 10 10 re f",
      resources: """
        /ColorSpace <</idx [/Indexed /DeviceRGB 1 <FF00000000FF>] /lab [/Lab <<>>] /icc [/ICCBased 11 0 R]
        /sep [/Separation /Blue /DeviceRGB 10 0 R]>>
        """,
      objects: [
        10: "<</FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 1] /N 1>>",
        11: SamplePDF.stream("/N 3", ""),
      ])
    let channels = picture.channels(5, 5).map(Int.init)
    for (found, wanted) in zip(channels, expected) { #expect(abs(found - wanted) <= 1) }
  }

  @Test func `an uncoloured pattern has the colour of its space, and leaves colours alone`() throws
  {
    let picture = try SamplePDF.picture(
      "/u cs 1 0 0 /p scn 0 0 10 10 re f",
      resources: "/ColorSpace <</u [/Pattern /DeviceRGB]>> /Pattern <</p 10 0 R>>",
      objects: [
        10: SamplePDF.stream(
          "/PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 2 2] /XStep 2 /YStep 2 "
            + "/Resources <<>>", "0 0 1 rg 0 0 1 1 re f")
      ])
    #expect(picture.channels(0, 9) == red)
    #expect(picture.channels(1, 9) == clear)
    #expect(picture.channels(4, 5) == red)
  }

  @Test func `a group fades as one, a form does not`() throws {
    let shapes = "1 0 0 rg 0 0 4 4 re f 0 0 1 rg 0 0 4 4 re f"
    func picture(_ group: String) throws -> Pixmap {
      try SamplePDF.picture(
        "/h gs /f Do",
        resources: "/ExtGState <</h <</ca .5>>>> /XObject <</f 10 0 R>>",
        objects: [
          10: SamplePDF.stream("/Subtype /Form /BBox [0 0 10 10] \(group)", shapes)
        ])
    }
    #expect(try picture("/Group <</S /Transparency>>").channels(1, 8) == [0, 0, 128, 128])
    #expect(try picture("").channels(1, 8)[0] > 0)
  }

  @Test func `a soft mask lets through by luminosity`() throws {
    let picture = try SamplePDF.picture(
      "/m gs 1 0 0 rg 0 0 10 10 re f",
      resources: "/ExtGState <</m <</SMask <</S /Luminosity /G 10 0 R>>>>>>",
      objects: [
        10: SamplePDF.stream(
          "/Subtype /Form /BBox [0 0 10 10] /Group <</S /Transparency /CS /DeviceGray>>",
          "1 g 0 0 5 10 re f .5 g 5 0 2 10 re f")
      ])
    #expect(picture.channels(2, 5) == red)
    #expect(picture.channels(6, 5) == [128, 0, 0, 128])
    #expect(picture.channels(8, 5) == clear)
  }

  @Test func `hidden optional content is not drawn`() throws {
    let picture = try SamplePDF.picture(
      "/OC /a BDC 1 0 0 rg 0 0 10 10 re f EMC /OC /b BDC 1 0 0 rg 0 0 3 10 re f EMC",
      resources: "/Properties <</a 10 0 R /b 11 0 R>>",
      objects: [10: "<</Type /OCG>>", 11: "<</Type /OCG>>"],
      catalog: "/OCProperties <</OCGs [10 0 R 11 0 R] /D <</OFF [10 0 R]>>>>")
    #expect(picture.channels(1, 5) == red)
    #expect(picture.channels(5, 5) == clear)
  }

  @Test func `images have the colours of their samples, rows from the top`() throws {
    let picture = try SamplePDF.picture(
      "q 10 0 0 10 0 0 cm BI /W 1 /H 2 /BPC 8 /CS /RGB /F /AHx ID FF00000000FF> EI Q")
    #expect(picture.channels(5, 0) == red)
    #expect(picture.channels(5, 9) == [0, 0, 255, 255])
  }

  @Test func `a stencil is filled with the colour, a key colour is left out`() throws {
    let stencil = try SamplePDF.picture(
      "1 0 0 rg q 10 0 0 10 0 0 cm BI /W 2 /H 1 /IM true /F /AHx ID 40> EI Q")
    #expect(stencil.channels(1, 5) == red)
    #expect(stencil.channels(9, 5) == clear)
    let keyed = try SamplePDF.picture(
      "q 10 0 0 10 0 0 cm /i Do Q", resources: "/XObject <</i 10 0 R>>",
      objects: [
        10: SamplePDF.stream(
          "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray "
            + "/Mask [0 10] /Filter /ASCIIHexDecode", "00FF>")
      ])
    #expect(keyed.channels(0, 5) == clear)
    #expect(keyed.channels(9, 5) == [255, 255, 255, 255])
  }

  @Test func `a gradient ends where it is not extended`() throws {
    let picture = try SamplePDF.picture(
      "/s sh",
      resources: """
        /Shading <</s <</ShadingType 2 /ColorSpace /DeviceRGB /Coords [2 0 8 0] /Extend [false true]
        /Function <</FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1>>>>>>
        """)
    #expect(picture.channels(1, 5) == clear)
    #expect(picture.channels(2, 5)[0] > 200)
    #expect(picture.channels(9, 5) == [0, 0, 255, 255])
  }

  @Test func `texts of fonts that are not embedded are drawn by others, with a warning`() throws {
    let resources = "/Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold>>>>"
    let contents = "1 0 0 rg BT /F 14 Tf 0 0 Td (H) Tj ET"
    let picture = try SamplePDF.picture(contents, resources: resources)
    #expect(picture.channels(2, 5) == red)
    #expect(
      try SamplePDF.warnings(contents, resources: resources) == [
        "the font \"Helvetica-Bold\" is not embedded; TeX Gyre Heros stands in"
      ])
    // An operator that only selects the font does not need it.
    #expect(try SamplePDF.warnings("BT /F 14 Tf ET", resources: resources).isEmpty)
  }

  @Test func `a glyph of a type 3 font is drawn by its contents`() throws {
    let picture = try SamplePDF.picture(
      "1 0 0 rg BT /F 5 Tf 1 0 0 1 2 2 Tm (aa) Tj ET",
      resources: "/Font <</F 10 0 R>>",
      objects: [
        10: """
        <</Type /Font /Subtype /Type3 /FontMatrix [.1 0 0 .1 0 0] /CharProcs <</sq 11 0 R>>
        /Encoding <</Differences [97 /sq]>> /FirstChar 97 /LastChar 97 /Widths [8]>>
        """,
        11: SamplePDF.stream("", "8 0 0 0 4 4 d1 0 0 1 rg 0 0 4 4 re f"),
      ])
    #expect(picture.channels(2, 7) == red)
    #expect(picture.channels(4, 7) == clear)
    #expect(picture.channels(6, 7) == red)
  }

  @Test func `what is not drawn is named with its object`() throws {
    func image(_ filter: String) -> [Int: String] {
      [10: SamplePDF.stream("/Subtype /Image /Width 1 /Height 1 /Filter /\(filter)", "x")]
    }
    for filter in ["JPXDecode", "JBIG2Decode", "CCITTFaxDecode"] {
      #expect(
        try SamplePDF.warnings(
          "/i Do", resources: "/XObject <</i 10 0 R>>", objects: image(filter)) == [
            "object 10: an image is not drawn: \(filter) is not supported; export it as Flate or JPEG"
          ])
    }
    let knockout = SamplePDF.stream(
      "/Subtype /Form /BBox [0 0 9 9] /Group <</S /Transparency /K true>>", "0 0 9 9 re f")
    #expect(
      try SamplePDF.warnings("/f Do", resources: "/XObject <</f 10 0 R>>", objects: [10: knockout])
        == ["object 10: a knockout group is drawn as another group"])
    #expect(
      try SamplePDF.warnings("/g gs 0 0 1 1 re f foo", resources: "/ExtGState <</g <</BM /X>>>>")
        == [
          "the blend mode \"X\" is drawn as \"Normal\"", "the operator \"foo\" is not known",
        ])
  }
}
