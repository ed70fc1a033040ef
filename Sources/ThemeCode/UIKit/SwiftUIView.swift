/// A view of SwiftUI, as far as it says how the whole window looks.
struct SwiftUIView: LibraryValue {
  /// A modifier that may say so.
  struct Modifier {
    var name: String
    var arguments: [CodeValue.Argument]
    var place: CodePlace
  }

  /// What a view holds.
  enum Content {
    /// A view of the code, or one of which nothing else is known.
    case view(CodeValue)
    /// Bars around a view.
    case navigation(CodeValue)
    /// A bar around several views, of which this one shows first; nil where nothing tells which does.
    case tabs(CodeValue?)
  }

  static let type = "SwiftUI.View"

  var content: Content
  /// The innermost first.
  var modifiers: [Modifier] = []

  var rowType: String { Self.type }
  var takesExtensions: Bool { true }
  var parts: [CodeValue] {
    let own: [CodeValue] =
      switch content {
      case .view(let view), .navigation(let view): [view]
      case .tabs(let view): view.map { [$0] } ?? []
      }
    return own + modifiers.flatMap { $0.arguments.map(\.value) }
  }
}
