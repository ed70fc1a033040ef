public import Raster

/// How a screen is tested: in which variants, and what may differ.
public struct GoldenSettings: Sendable {
  /// What is kept of a picture.
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

  /// What an element may differ by, with everything in it.
  public struct ElementTolerance: Sendable, Hashable {
    /// The element's id.
    public var id: String
    /// In place of the screen's.
    public var tolerance: Tolerance
  }

  /// The places that the screen is drawn in.
  public var matrix = RenderMatrix()
  /// Which pixels may differ.
  public var tolerance = Tolerance.exact
  /// Elements with a tolerance of their own; an inner one's counts.
  public var elements: [ElementTolerance] = []
  /// What is not compared at all.
  public var ignored: [Ignored] = []
  /// What is kept of the picture.
  public var kind = Kind.image
  /// How far an edge may move, in points; nil compares no layout.
  public var layoutTolerance: Double? = 0

  /// Where elements are named that this one screen has to have. What a folder's file says of all its
  /// screens is not among them: not each of them has every element.
  var named: [NamedElement] = []

  /// An element that settings name.
  struct NamedElement: Sendable {
    var id: String
    /// Where it is named.
    var cursor: Cursor
  }

  /// One variant, compared exactly.
  public init() {}
}

extension GoldenSettings {
  /// Changes what a screen says of its own tests: `tolerance` and `ignore`.
  ///
  /// - Parameter diagnostics: gets what is wrong with them.
  public mutating func apply(
    _ document: ScreenDocument, loader: any AssetLoader, into diagnostics: inout Diagnostics
  ) {
    let reader = GoldenReader(loader: loader, diagnostics: diagnostics)
    reader.comparison(Cursor(root: document.root, file: document.file), into: &self)
    diagnostics = reader.context.diagnostics
  }

  /// Reports the elements that are named for this one screen and that it does not have: misspelt, they
  /// would be compared as all others are.
  ///
  /// - Parameter ids: of the screen's objects as it is built; those that its document gives objects at
  ///   other moments of a timeline count, too.
  package func checkNames(
    in document: ScreenDocument, ids: some Sequence<String>, into diagnostics: inout Diagnostics
  ) {
    guard !named.isEmpty else { return }
    let known = document.root.ids.union(ids)
    for element in named where !known.contains(element.id) {
      diagnostics.add(
        ObjectProblem.unknownID(element.id, known: known.sorted()), .error, at: element.cursor)
    }
  }
}
