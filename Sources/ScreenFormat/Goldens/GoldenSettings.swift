public import Raster

/// The settings of a screen's golden test: its variants, and the differences that are accepted.
public struct GoldenSettings: Sendable {
  /// The form in which a golden is stored.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A PNG file.
    case image
    /// The SHA-256 of its pixels.
    case hash
  }

  /// A part of the picture that is not compared.
  public enum Ignored: Sendable, Hashable {
    /// The element of an id, with everything in it.
    case element(id: String)
    /// A rectangle in points.
    case rect(Rect)
  }

  /// The tolerance for an element and everything in it.
  public struct ElementTolerance: Sendable, Hashable {
    /// The element's id.
    public var id: String
    /// The tolerance in place of the screen's.
    public var tolerance: Tolerance
  }

  /// The variants that the screen is drawn in.
  public var matrix = RenderMatrix()
  /// The differences of pixels that are accepted.
  public var tolerance = Tolerance.exact
  /// Elements with a tolerance of their own. For nested elements the innermost counts.
  public var elements: [ElementTolerance] = []
  /// Parts of the picture that are not compared.
  public var ignored: [Ignored] = []
  /// The form in which the golden is stored.
  public var kind = Kind.image
  /// The distance that an edge may move, in points; nil if the layout is not compared.
  public var layoutTolerance: Double? = 0

  /// The elements that this screen's own settings name. Those that a project names for all screens
  /// are not among them, since not every screen has them.
  var named: [NamedElement] = []

  /// An element that settings name.
  struct NamedElement: Sendable {
    var id: String
    /// The place where it is named.
    var cursor: Cursor
  }

  /// Creates settings of one variant that is compared exactly.
  public init() {}
}

extension GoldenSettings {
  /// Applies a screen's own settings, `tolerance` and `ignore`.
  ///
  /// - Parameters:
  ///   - document: the screen.
  ///   - loader: reads files that the settings name.
  ///   - diagnostics: receives errors in the settings.
  public mutating func apply(
    _ document: ScreenDocument, loader: any AssetLoader, into diagnostics: inout Diagnostics
  ) {
    let reader = GoldenReader(loader: loader, diagnostics: diagnostics)
    reader.comparison(Cursor(root: document.root, file: document.file), into: &self)
    diagnostics = reader.context.diagnostics
  }

  /// Reports elements that the screen's own settings name but that the screen does not have.
  ///
  /// - Parameters:
  ///   - document: the screen. Ids in its timeline count too.
  ///   - ids: the ids of the screen's objects once it is built.
  ///   - diagnostics: receives the errors.
  package func checkNames(
    in document: ScreenDocument, ids: some Sequence<String>, into diagnostics: inout Diagnostics
  ) {
    guard !named.isEmpty else { return }
    let known = document.root.ids.union(ids)
    let names = known.sorted()
    for element in named where !known.contains(element.id) {
      diagnostics.add(
        ObjectProblem.unknownID(element.id, known: diagnostics.suggestsNames ? names : []), .error,
        at: element.cursor)
    }
  }
}
