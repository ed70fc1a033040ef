import Raster

/// The reason why a PDF file can't be read or drawn.
public enum PDFError: Error, Sendable, Hashable {
  /// A bound that keeps reading and drawing fast.
  public enum Bound: Sendable, Hashable {
    /// Arrays and dictionaries, or forms and patterns, within one another.
    case depth
    /// The objects of a file.
    case objects
    /// Streams, images and layers together.
    case memory
    /// Painting: the pixels, and the steps of contents.
    case work
  }

  /// A part of a file.
  public enum Place: Sendable, Hashable {
    /// The contents of the page.
    case page
    /// An object with a number.
    case object(Int)
  }

  /// The bytes have no header of PDF.
  case notAPDF
  /// The file needs a password, or is encrypted without one.
  case encrypted
  /// The file has no first page, or one that is no page.
  case noPage
  /// The page has no size.
  case emptySize
  /// An object is not what it has to be.
  case damaged(object: Int, String)
  /// The file exceeds a bound, in a part of it where that is known.
  case tooComplex(Bound, in: Place? = nil)
}

extension PDFError {
  /// The reason as a part of a sentence, without a capital or full stop.
  public var reason: String {
    switch self {
    case .notAPDF: "it has no header of PDF"
    case .encrypted: "it is encrypted; save it without a password"
    case .noPage: "it has no page"
    case .emptySize: "its page has no size"
    case .damaged(let object, let message): "object \(object): \(message)"
    case .tooComplex(let bound, let place):
      switch place {
      case nil: bound.sentence
      case .page: "\(bound.sentence) (in the page's contents)"
      case .object(let number): "\(bound.sentence) (in object \(number))"
      }
    }
  }
}

extension PDFError.Bound {
  fileprivate var sentence: String {
    switch self {
    case .depth: "its objects are nested more than \(Budget.depthLimit) deep"
    case .objects: "it has more than \(Budget.objectLimit) objects"
    case .memory:
      "its streams, images, paths and layers need more than \(Budget.byteLimit >> 20) MiB"
    case .work: "it takes too long to draw"
    }
  }
}

/// Something that a PDF file asks for and that is not drawn so.
public struct PDFWarning: Sendable, Hashable {
  /// The kinds of warnings.
  public enum Kind: Sendable, Hashable {
    /// A stream that can't be read.
    case stream(String)
    /// An image that is not drawn.
    case image(String)
    /// An image that is drawn as far as it can be read.
    case damagedImage(String)
    /// The name of a profile that is neither sRGB nor Display P3; its colours are taken for sRGB.
    case profile(String)
    /// The name of a profile of four inks; their colours are those of all others.
    case inkProfile(String)
    /// A font that is not embedded, and the family that stands in.
    case substitutedFont(String, family: String)
    /// A font whose texts are not drawn.
    case font(String, String)
    /// A colour space that is not known; black is used.
    case colorSpace(String)
    /// A function that can't be used.
    case function(String)
    /// A shading that is not drawn.
    case shading(String)
    /// A pattern that is not drawn.
    case pattern(String)
    /// A blend mode that is not known; the normal one is used.
    case blendMode(String)
    /// A group whose elements should replace one another; they are drawn over one another.
    case knockout
    /// A form, image or pattern within itself.
    case circularReference
    /// Operators that are not known.
    case operators(String)
  }

  /// The kind of warning.
  public var kind: Kind
  /// The number of the object that it is in; nil for one without a number.
  public var object: Int?
}

extension PDFWarning {
  /// The warning as a sentence without a capital or full stop.
  public var text: String { (object.map { "object \($0): " } ?? "") + sentence }

  private var sentence: String {
    switch kind {
    case .stream(let reason): "a stream is read in part: \(reason)"
    case .image(let reason): "an image is not drawn: \(reason)"
    case .damagedImage(let reason): "in an image, \(reason)"
    case .profile(let name): ColorProfile.warning(name)
    case .inkProfile(let name): ColorProfile.inkWarning(name)
    case .substitutedFont(let name, let family):
      "the font \"\(name)\" is not embedded; \(family) stands in"
    case .font(let name, let reason): "texts in the font \"\(name)\" are not drawn: \(reason)"
    case .colorSpace(let name): "the colour space \"\(name)\" is drawn as black"
    case .function(let reason): "a function is left out: \(reason)"
    case .shading(let reason): "a shading is not drawn: \(reason)"
    case .pattern(let reason): "a pattern is not drawn: \(reason)"
    case .blendMode(let name): "the blend mode \"\(name)\" is drawn as \"Normal\""
    case .knockout: "a knockout group is drawn as another group"
    case .circularReference: "what refers to itself is not drawn"
    case .operators(let name): "the operator \"\(name)\" is not known"
    }
  }
}
