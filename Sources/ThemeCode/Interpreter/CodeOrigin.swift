import ScreenFormat

/// The places of the literals that a value is made of, those that say most first.
struct CodeOrigin {
  private(set) var places: [CodePlace]

  /// The greatest number of places that a value keeps.
  private static let limit = 8

  init(_ place: CodePlace) { places = [place] }

  /// Adds the places of another value, one for each line.
  mutating func add(_ other: CodeOrigin) {
    for place in other.places where places.count < Self.limit {
      let isKnown = places.contains {
        $0.position.line == place.position.line && $0.file == place.file
      }
      if !isKnown { places.append(place) }
    }
  }

  /// The places of several values together; nil if none has any.
  static func of(_ values: [CodeValue]) -> CodeOrigin? {
    var result: CodeOrigin?
    for value in values {
      guard let origin = value.origin else { continue }
      if result == nil { result = origin } else { result?.add(origin) }
    }
    return result
  }
}

extension CodeValue {
  /// The value without what tells its origin.
  var bare: CodeValue {
    if case .from(_, let inner) = self { inner } else { self }
  }

  /// Where the literals of the value are; nil where nothing tells.
  var origin: CodeOrigin? {
    switch self {
    case .from(let origin, _): return origin
    case .named(_, let inner): return inner.origin
    case .conditional(_, let first, let second): return CodeOrigin.of([first, second])
    case .numbers(let parts): return CodeOrigin.of(parts)
    case .array(let elements) where elements.count <= CodeOrigin.elements:
      return CodeOrigin.of(elements)
    case .library(let made): return CodeOrigin.of(made.parts)
    default: return nil
    }
  }

  /// The value with an origin, unless it has one, or is made of values that have.
  func from(_ origin: @autoclosure () -> CodeOrigin?) -> CodeValue {
    switch self {
    case .number, .string, .boolean, .symbol, .enumerated, .named: break
    case .library(let made) where made.takesOrigin: break
    case .conditional(let test, let first, let second):
      let origin = origin()
      return .conditional(test, first.from(origin), second.from(origin))
    default: return self
    }
    return origin().map { .from($0, self) } ?? self
  }
}

extension CodeOrigin {
  /// The greatest number of elements of a list that tell its origin.
  fileprivate static let elements = 8
}
