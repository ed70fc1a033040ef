package import ObjectModel

/// A group in which `explain --all` and the preview's page list a property.
package enum PropertyGroup: String, Sendable, CaseIterable {
  case content = "Content"
  case states = "States"
  case colors = "Colours"
  case text = "Font and text"
  case layout = "Layout"
  case constraints = "Constraints"
  case accessibility = "Accessibility"

  /// The first group whose test the property passes: by its type, or by words of its name.
  package init(_ property: PropertyDeclaration) {
    let name = property.name
    let words = name.lowercased()
    func has(_ parts: [String]) -> Bool { parts.contains { words.contains($0) } }
    func begins(_ parts: [String]) -> Bool { parts.contains { name.hasPrefix($0) } }
    func ends(_ parts: [String]) -> Bool { parts.contains { name.hasSuffix($0) } }

    if words.hasPrefix("accessibility") || words.hasPrefix("isaccessibility") {
      self = .accessibility
      return
    }
    switch property.type {
    case .constraints, .layoutGuides: self = .constraints
    case .boolean where Self.isState(name): self = .states
    case .color: self = .colors
    case _ where ends(Self.colorEndings) || begins(Self.colorBeginnings) || name == "alpha":
      self = .colors
    case .font, .attributes: self = .text
    case _ where has(Self.textWords): self = .text
    case .frame, .rect, .point, .size, .insets, .offset, .transform, .spacings: self = .layout
    case _ where has(Self.layoutWords): self = .layout
    default: self = .content
    }
  }

  private static let colorEndings = ["Color", "Tint", "Alpha"]
  private static let colorBeginnings = ["tint", "background", "shadow", "border"]
  private static let textWords = [
    "font", "textattributes", "textalignment", "numberoflines", "linebreak", "scalefactor",
    "tightening", "hyphen",
  ]
  private static let layoutWords = [
    "margin", "inset", "spacing", "padding", "alignment", "contentmode", "autoresiz", "axis",
    "distribution", "priority", "width", "height", "radius", "layout", "position",
  ]

  /// Whether a name asks a question that yes or no answers, such as `isOn`.
  private static func isState(_ name: String) -> Bool {
    ["is", "shows", "has"].contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
  }
}
