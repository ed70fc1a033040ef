import ScreenFormat

/// The values that UIKit's types have in code, as documents need them.
enum UIKitValue: LibraryValue {
  case color(DocumentValue)
  case image(CodeImage)
  /// An image in one colour, with its width and height.
  case filled(CodeValue, size: [Double])
  case font(DocumentValue)
  case proxy(CodeProxy)
  /// A collection of traits.
  case traits([TraitTest])
  /// The window of the application.
  case window
  /// The application, the device: what code asks about where it runs.
  case system(String)

  /// The names by which rows of proxies and of the application are found.
  static let proxies = "UIAppearance"
  static let environment = "UIApplication"

  var rowType: String {
    switch self {
    case .color: "UIColor"
    case .image, .filled: "UIImage"
    case .font: "UIFont"
    case .proxy: Self.proxies
    case .traits: "UITraitCollection"
    case .window: "UIWindow"
    case .system: Self.environment
    }
  }

  var extendedTypes: [String] {
    switch self {
    case .color: ["UIColor", "Color"]
    case .image: ["UIImage"]
    case .font: ["UIFont"]
    case .proxy(let proxy): [proxy.className]
    case .filled, .traits, .window, .system: []
    }
  }

  var takesExtensions: Bool {
    if case .proxy = self { true } else { false }
  }

  var takesName: Bool {
    switch self {
    case .color, .font: true
    case .image(let image): image.name == nil || image.capInsets != nil
    case .filled, .proxy, .traits, .window, .system: false
    }
  }

  var takesOrigin: Bool {
    switch self {
    case .color, .image, .filled, .font: true
    case .proxy, .traits, .window, .system: false
    }
  }

  var refusal: String? {
    guard case .proxy = self else { return nil }
    return "is given a proxy, and is in none of the files"
  }

  var elements: [CodeValue]? {
    switch self {
    // There is one window.
    case .system("windows"): [.library(UIKitValue.window)]
    case .system("connectedScenes"): [.library(UIKitValue.system("scene"))]
    default: nil
    }
  }

  var parts: [CodeValue] {
    switch self {
    case .filled(let color, _): [color]
    case .image(let image): image.capInsets ?? []
    default: []
    }
  }

  var documentParts: Int {
    switch self {
    case .color(let document), .font(let document): document.codeParts
    case .image(let image): image.source.codeParts
    default: 0
    }
  }

  func isSame(as other: any LibraryValue) -> Bool {
    guard let other = other as? UIKitValue else { return false }
    switch (self, other) {
    case (.color(let a), .color(let b)), (.font(let a), .font(let b)):
      return JSONWriter.line(a) == JSONWriter.line(b)
    case (.image(let a), .image(let b)):
      return JSONWriter.line(a.source) == JSONWriter.line(b.source)
        && a.resizingMode == b.resizingMode && a.renderingMode == b.renderingMode
        && ValueComparison.areSame(.array(a.capInsets ?? []), .array(b.capInsets ?? []))
    case (.filled(let a, let size), .filled(let b, let other)):
      return size == other && ValueComparison.areSame(a, b)
    case (.proxy(let a), .proxy(let b)): return a == b
    case (.traits(let a), .traits(let b)): return a == b
    case (.window, .window): return true
    case (.system(let a), .system(let b)): return a == b
    default: return false
    }
  }

  var isOnlyOne: Bool {
    if case .window = self { true } else { false }
  }
}

extension CodeValue {
  static func color(_ document: DocumentValue) -> CodeValue { .library(UIKitValue.color(document)) }
  static func image(_ image: CodeImage) -> CodeValue { .library(UIKitValue.image(image)) }
  static func filled(_ color: CodeValue, size: [Double]) -> CodeValue {
    .library(UIKitValue.filled(color, size: size))
  }
  static func font(_ document: DocumentValue) -> CodeValue { .library(UIKitValue.font(document)) }
  static func proxy(_ proxy: CodeProxy) -> CodeValue { .library(UIKitValue.proxy(proxy)) }
  static func traits(_ tests: [TraitTest]) -> CodeValue { .library(UIKitValue.traits(tests)) }
  static func system(_ name: String) -> CodeValue { .library(UIKitValue.system(name)) }
  static var window: CodeValue { .library(UIKitValue.window) }

  /// The value as one of UIKit's; nil for others.
  var uiKit: UIKitValue? {
    if case .library(let value) = plain { value as? UIKitValue } else { nil }
  }
}

/// The objects of the selector of a rule, which a proxy stands for.
struct CodeProxy: Hashable {
  var className: String
  /// The innermost first.
  var containedIn: [String] = []
  var traits: [TraitTest] = []
}

/// An image of code.
struct CodeImage {
  /// The document without its treatments: a name, or an object.
  var source: DocumentValue
  var capInsets: [CodeValue]?
  var resizingMode: String?
  var renderingMode: String?

  /// The name of the file or the set of a catalogue; nil for others.
  var name: String? {
    if case .string(let name) = source { name } else { nil }
  }
}

extension DocumentValue {
  /// The number of parts, each as often as it is reached, up to more than values may have: a document that is deeper
  /// than values may be has as many.
  var codeParts: Int {
    var count = 0
    add(to: &count, depth: 0)
    return count
  }

  private func add(to count: inout Int, depth: Int) {
    count += 1
    guard depth <= CodeLimits.valueDepth else { return count += CodeLimits.valueParts }
    guard count <= CodeLimits.valueParts else { return }
    switch self {
    case .string(let text): count += text.utf8.count / 64
    case .array(let elements): for part in elements { part.value.add(to: &count, depth: depth + 1) }
    case .object(let object):
      for member in object.members { member.node.value.add(to: &count, depth: depth + 1) }
    default: break
    }
  }
}
