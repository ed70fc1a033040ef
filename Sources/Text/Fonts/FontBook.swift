/// The fonts a picture may use: the embedded faces, and any added from files.
public struct FontBook: Sendable {
  /// Name, weight and origin of a face.
  public struct FaceInfo: Sendable, Hashable {
    /// PostScript name.
    public var name: String
    /// Family name.
    public var family: String
    /// Weight.
    public var weight: FontWeight
    /// Whether the letters lean.
    public var isItalic: Bool
    /// The file's own version string.
    public var version: String
    /// SHA-256 of the file's bytes, in hexadecimal.
    public var sha256: String
    /// The label that the face was added with; nil for embedded faces.
    public var label: String?
  }

  /// The embedded faces alone.
  public static let embedded = FontBook()

  /// The most faces of a file, and instances of a face: more than any family has.
  private static let faceLimit = 64

  private struct Added: Sendable {
    var face: FontFace
    var label: String
  }

  private var added: [Added] = []
  /// Faces of the system, for characters only; their names are not known.
  private var systemFaces: [Added] = []
  /// Added faces, the last first, then the system's; nil without any.
  private var fallback: FallbackFaces?
  /// The language of texts (BCP 47), by which a face may have other letters (`locl`); nil for English.
  package var language: String? { didSet { renewFallback() } }

  /// The embedded faces; each is opened when first used.
  public init() {}

  /// Every face, embedded ones first, then added ones in order.
  /// - Complexity: opens and hashes every face.
  public var faces: [FaceInfo] {
    let embedded = EmbeddedFaces.shared
    return (0..<embedded.count).map { Self.info(embedded.face(at: $0), label: nil) }
      + added.map { Self.info($0.face, label: $0.label) }
  }

  /// The SHA-256 of all files that the program carries, by which programs with other fonts are told apart.
  /// - Complexity: reads every byte of every file.
  package static var embeddedDigest: String { EmbeddedFaces.digest }

  private static func info(_ face: FontFace, label: String?) -> FaceInfo {
    FaceInfo(
      name: face.name, family: face.family, weight: face.weight, isItalic: face.isItalic,
      version: face.version, sha256: face.sha256, label: label)
  }

  /// The labels of the system's faces, in the order in which they were added.
  package var systemLabels: [String] { systemFaces.map(\.label) }

  /// Every name that `font(named:size:)` understands, sorted.
  /// - Complexity: opens every embedded face.
  public var names: [String] {
    let embedded = EmbeddedFaces.shared
    let faces = (0..<embedded.count).map { embedded.face(at: $0) } + added.map(\.face)
    return Set(faces.flatMap { [$0.name, $0.family] } + SubstituteFont.allNames).sorted()
  }

  /// Adds a font file's faces; a later face takes the place of an earlier one of the same name.
  ///
  /// - Parameters:
  ///   - bytes: the whole file (TrueType, OpenType or a collection).
  ///   - label: what messages call the file.
  /// - Returns: the PostScript names of the faces added.
  /// - Throws: `FontError` when the file is no usable font.
  public mutating func add(fontFile bytes: [UInt8], label: String) throws(FontError) -> [String] {
    let data = FontData(copying: bytes)
    let count = FontFace.count(in: data)
    guard count > 0 else { throw .notAFont(label: label) }
    var faces: [Added] = []
    for index in 0..<min(count, Self.faceLimit) {
      let face = try FontFace(data: data, index: index, label: label)
      faces.append(Added(face: face, label: label))
      // A variable font's instances are faces like the files of other families.
      for instance in 0..<min(face.instanceCount, Self.faceLimit) {
        let instance = try FontFace(data: data, index: index, instance: instance, label: label)
        faces.append(Added(face: instance, label: label))
      }
    }
    added += faces
    renewFallback()
    return faces.map(\.face.name)
  }

  /// Adds a face for characters that no other face has.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - index: The number of the face in its file.
  ///   - label: The file's name in messages.
  /// - Throws: `FontError` when the file is no usable font.
  public mutating func addSystemFace(
    fontFile bytes: [UInt8], index: Int, label: String
  ) throws(FontError) {
    let face = try FontFace(data: FontData(copying: bytes), index: index, label: label)
    systemFaces.append(Added(face: face, label: label))
    renewFallback()
  }

  private mutating func renewFallback() {
    guard !added.isEmpty || !systemFaces.isEmpty else { return }
    fallback = FallbackFaces(
      added.reversed().map(\.face) + systemFaces.map(\.face), language: language)
  }

  /// Whether some face has the character, or needs none for it: spaces, joiners, line ends.
  ///
  /// - Complexity: opens two embedded faces for what is beyond ASCII.
  public func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if scalar.isASCII || properties.isDefaultIgnorableCodePoint || properties.isWhitespace
      || properties.generalCategory == .control
    {
      return true
    }
    let faces = fallback?.faces ?? []
    if properties.isEmojiPresentation {
      return faces.contains { $0.hasColor && $0.glyph(for: scalar) != nil }
    }
    let embedded = [SubstituteFont.sanFrancisco, .helveticaNeue].lazy.map {
      $0.font(size: 1, weight: .regular, isItalic: false).face
    }
    return embedded.contains { $0.glyph(for: scalar) != nil }
      || faces.contains { $0.glyph(for: scalar) != nil }
  }

  /// The substitute for a system font.
  ///
  /// - Parameters:
  ///   - family: which era's font.
  ///   - size: points an em.
  ///   - weight: weights that the embedded files lack are made by thickening or thinning outlines.
  ///   - italic: the leaning face.
  public func systemFont(
    _ family: SystemFontFamily, size: Double, weight: FontWeight, italic: Bool = false
  ) -> Font {
    let substitute: SubstituteFont =
      switch family {
      case .helvetica: .helvetica
      case .helveticaLike: .helveticaNeue
      case .sanFranciscoLike: .sanFrancisco
      case .sanFranciscoProLike: .sanFranciscoPro
      }
    var font = substitute.font(size: size, weight: weight, isItalic: italic)
    font.hasNominalAdvances = family == .helvetica
    return withFallback(font)
  }

  private func withFallback(_ font: Font) -> Font {
    var font = font
    font.fallback = fallback
    font.language = language
    return font
  }

  /// The font of a PostScript name or family name (then its regular face), in any capitals; UIKit's
  /// usual names (`HelveticaNeue-Light`, …) give embedded substitutes. Nil when no face has the name.
  ///
  /// Added faces come before substitutes, so a project may bring the real Helvetica Neue.
  public func font(named name: String, size: Double) -> Font? {
    let wanted = name.lowercased()
    let faces = added.reversed().map(\.face)
    if let face = Self.face(wanted, in: faces) {
      return withFallback(Font(face: face, size: size))
    }
    if let (substitute, weight, isItalic) = SubstituteFont.named(wanted) {
      return withFallback(substitute.font(size: size, weight: weight, isItalic: isItalic))
    }
    let embedded = EmbeddedFaces.shared
    let carried = (0..<embedded.count).map { embedded.face(at: $0) }
    return Self.face(wanted, in: carried).map { withFallback(Font(face: $0, size: size)) }
  }

  /// The family that is used for a name which no face of the book has; nil for other names.
  public func substitute(for name: String) -> String? {
    let wanted = name.lowercased()
    guard Self.face(wanted, in: added.map(\.face)) == nil,
      let (substitute, weight, isItalic) = SubstituteFont.named(wanted)
    else { return nil }
    return substitute.font(size: 1, weight: weight, isItalic: isItalic).face.family
  }

  /// By PostScript name, else the family's most regular face.
  private static func face(_ wanted: String, in faces: [FontFace]) -> FontFace? {
    if let face = faces.first(where: { $0.name.lowercased() == wanted }) { return face }
    func strangeness(_ face: FontFace) -> Int {
      abs(face.weight.cssValue - 400) + (face.isItalic ? 50 : 0)
    }
    return faces.filter { $0.family.lowercased() == wanted }
      .min { strangeness($0) < strangeness($1) }
  }
}
