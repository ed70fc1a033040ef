import ScreenFormat

/// Writes images as documents have them.
enum ImageWriter {
  /// The document of an image; nil if its insets are not known.
  static func document(_ image: CodeImage) -> DocumentValue? {
    var members: [(String, DocumentValue)]
    switch image.source {
    case .object(let object): members = object.members.map { ($0.key, $0.node.value) }
    default: members = [("named", image.source)]
    }
    if let insets = image.capInsets {
      var numbers: [DocumentValue] = []
      for inset in insets {
        guard case .number(let number, let text, _) = inset.plain else { return nil }
        numbers.append(.number(number, text: text))
      }
      members.append(("capInsets", .array(numbers)))
    }
    if let mode = image.resizingMode { members.append(("resizingMode", .string(mode))) }
    if let mode = image.renderingMode { members.append(("renderingMode", .string(mode))) }
    if members.count == 1, image.name != nil { return image.source }
    return .object(members)
  }
}
