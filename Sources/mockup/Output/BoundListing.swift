import FileSystem
import ObjectModel
import Raster
import ScreenFormat
import ThemeCode

extension Listing {
  /// What documents, files and runs may come to: `mockup list limits`, and the table in Documentation/trust.md.
  static var limits: Listing {
    Listing(
      columns: ["of", "counted", "limit"],
      rows: [pictures, documents, drawings, code, runs].flatMap(\.self)
        .map { [$0.of, $0.counted, $0.limit] })
  }

  private static func millions(_ count: Int) -> String {
    "\(Bound.grouped(count / 1_000_000)) million"
  }

  private static var pictures: [Bound] {
    let limits = SurfaceLimits()
    return [
      Bound(
        "a picture", "bytes of objects, lines and letters, while they are laid out",
        "\(WorkExcess.Kind.objects.standard >> 20) MiB (--max-work)"),
      Bound(
        "a picture", "steps of laying out its different texts",
        "\(millions(WorkExcess.Kind.text.standard)) (--max-work)"),
      Bound(
        "a picture", "terms that solving constraints adds up; terms kept at a time",
        "\(millions(WorkExcess.Kind.constraints.standard)); "
          + "\(millions(WorkLedger.keptTerms(WorkExcess.Kind.constraints.standard))) (--max-work)"),
      Bound(
        "a picture", "pixels that are painted, by their cost",
        "\(millions(WorkExcess.Kind.pixels.standard)) (--max-work)"),
      Bound(
        "a picture", "bytes of itself, images, layers, masks, drawings and outlines",
        "\(limits.bytes >> 20) MiB (--max-memory)"),
      Bound("a picture", "pixels of outline of all paths", "200 million"),
      Bound(
        "a picture", "pixels a side",
        "\(Bound.grouped(limits.side)) (--max-side, at most "
          + "\(Bound.grouped(SurfaceLimits.greatestSide)))"),
      Bound("an image of a file", "bytes of pixels", "an eighth of --max-memory"),
      Bound("a picture", "objects that classes and rules add", Resolver.objectLimit),
      Bound("a picture", "objects in one another", Resolver.depthLimit),
    ]
  }

  private static var documents: [Bound] {
    [
      Bound("a file", "bytes", "\(InputFile.sizeLimit >> 20) MiB"),
      Bound("a document", "objects and arrays in one another, each", JSONParser.depthLimit),
      Bound("a document", "variables that stand for one another in a row", ReadingLimits.chain),
      Bound("a document", "values that variables come to", ReadingLimits.substitutions),
      Bound("a document", "themes that extend one another in a row", ReadingLimits.themes),
      Bound("a document", "superclasses of a class", ReadingLimits.superclasses),
      Bound("a document", "properties added to classes of UIKit", ReadingLimits.addedProperties),
      Bound("a document", "changes of a timeline", ReadingLimits.changes),
      Bound("a document", "errors that are listed", Diagnostics.errorLimit),
      Bound("a document", "errors that many names are compared for", Diagnostics.suggestionLimit),
      Bound("a text", "bytes", "\(ReadingLimits.textBytes >> 20) MiB"),
      Bound("a drawing of a document", "operations, repeated ones too", ReadingLimits.operations),
      Bound("a catalogue", "folders", CatalogLimits.folders),
      Bound("an image stack", "layers", CatalogLimits.stackLayers),
    ]
  }

  private static var drawings: [Bound] {
    [
      Bound("an SVG file", "elements", 200_000),
      Bound("an SVG file", "elements in one another, through references too", 64),
      Bound("an SVG file", "elements that are drawn, repeated ones too", 500_000),
      Bound("an SVG file", "bytes of paths, layers, masks and filters", "160 MiB"),
      Bound("an SVG file", "comparisons of style rules with elements", "2 million"),
      Bound("a PDF file", "arrays, forms and groups in one another", 64),
      Bound("a PDF file", "bytes of streams, images, paths, masks and layers", "256 MiB"),
      Bound("a PDF file", "bytes that one filter unpacks", "128 MiB"),
      Bound("an SVG or PDF file", "work of drawing", "some 2 s of a slow machine, counted"),
    ]
  }

  private static var code: [Bound] {
    [
      Bound("a file of theme code", "bytes", "\(CodeLimits.fileBytes >> 20) MiB"),
      Bound("a file of theme code", "steps, parts of values counted", CodeLimits.steps),
      Bound("theme code", "levels of nesting", "\(CodeLimits.depth); in Swift 90"),
      Bound("theme code", "square brackets of Swift in one another; all brackets", "12; 100"),
      Bound("theme code", "operators, members or conditions in a row", CodeLimits.tree),
      Bound("theme code", "values that depend on one another in a row", CodeLimits.evaluations),
      Bound("theme code", "calls in one another", CodeLimits.calls),
      Bound("theme code", "rounds of a loop", CodeLimits.rounds),
      Bound("theme code", "parts of a value", CodeLimits.valueParts),
      Bound("theme code", "values in one another", CodeLimits.valueDepth),
      Bound("theme code", "bytes of a text", "\(CodeLimits.textBytes >> 20) MiB"),
      Bound("theme code", "different values by traits", CodeLimits.traitValues),
      Bound("theme code", "superclasses of a class", 100),
      Bound("theme code", "a literal list of Swift; parts of a Swift string", "20,000; 100"),
      Bound("the program that reads Swift", "processor time", "2 s and 3 s for each MiB"),
    ]
  }

  private static var runs: [Bound] {
    [
      Bound("a run", "pictures", RenderMatrix.pictureLimit),
      Bound("review and preview", "connections; the oldest without a request is closed", 192),
    ]
  }
}
