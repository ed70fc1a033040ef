import XML

/// The reason why an SVG document can't be read or drawn.
public enum SVGError: Error, Sendable, Hashable {
  /// A bound that keeps reading and drawing fast.
  public enum Bound: Sendable, Hashable {
    /// Elements within one another.
    case depth
    /// All elements of the file.
    case elements
    /// The elements that are drawn, those that `use`, markers and patterns repeat among them.
    case drawnElements
    /// The characters of attributes and texts.
    case text
    /// The entities that it declares.
    case entities
    /// The paths, and the pixels of layers, masks and patterns.
    case memory
    /// The steps of choosing styles and of drawing.
    case work
  }

  /// An element of a document.
  public struct Place: Sendable, Hashable {
    /// The name without a prefix.
    public var element: String
    /// The line in which the element begins, from 1.
    public var line: Int
  }

  /// The document is not well-formed XML. Line and column count from 1.
  case syntax(line: Int, column: Int, String)
  /// The root is another element than `svg`.
  case noSVG
  /// Width or height is zero or negative.
  case emptySize
  /// The document exceeds a bound, in an element where that is known.
  case tooComplex(Bound, in: Place? = nil)
  /// The XML parser could not be made.
  case outOfMemory
}

extension SVGError {
  /// The reason as a part of a sentence, without a capital or full stop.
  public var reason: String {
    switch self {
    case .syntax(let line, let column, let message):
      "line \(line), column \(column): \(message)"
    case .noSVG: "the root element is no \"svg\""
    case .emptySize: "its width or height is zero or negative"
    case .tooComplex(let bound, let place):
      bound.sentence + (place.map { " (at \"\($0.element)\" in line \($0.line))" } ?? "")
    case .outOfMemory: "there is no memory to read it"
    }
  }
}

extension SVGError.Bound {
  fileprivate var sentence: String {
    switch self {
    case .depth: "its elements are nested more than \(SVGTree.limits.depth) deep"
    case .elements: "it has more than \(SVGTree.limits.elements) elements"
    case .drawnElements:
      "it draws more than \(SVGTree.drawnElementLimit) elements, those counted that are repeated"
    case .text: "its texts exceed \(SVGTree.limits.textBytes >> 20) MiB"
    case .entities: "it declares more than \(SVGTree.limits.entities) entities"
    case .memory: "its paths, layers, masks and patterns need too much memory"
    case .work: "it takes too long to draw"
    }
  }
}
