extension Screen {
  /// The source of a device or of a system.
  public enum Origin: Sendable, Hashable {
    /// An option, the matrix of a `mockup.json`, or a program that makes the screen.
    case options
    /// The document of the screen.
    case document(DocumentPlace)
    /// The `mockup.json` of the document's folder, or of one above it.
    case folder(DocumentPlace)
    /// Nothing: it is the standard one.
    case standard

    /// The place that names it; nil if no document does.
    public var place: DocumentPlace? {
      switch self {
      case .document(let place), .folder(let place): place
      case .options, .standard: nil
      }
    }

    /// The origin in a word.
    public var name: String {
      switch self {
      case .options: "option"
      case .document: "document"
      case .folder: "folder"
      case .standard: "default"
      }
    }
  }

  /// The sources of a screen's device and system.
  public struct Origins: Sendable, Hashable {
    /// The source of the device.
    public var device = Origin.standard
    /// The source of the system.
    public var system = Origin.standard

    /// Creates the sources of what nothing names.
    public init() {}
  }
}
