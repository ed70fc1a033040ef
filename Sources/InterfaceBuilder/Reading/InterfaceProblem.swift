package import ScreenFormat
import XML

/// The reason why a file is not read, with what to do.
package struct InterfaceProblem: Error {
  /// One line, without a capital or full stop.
  package var message: String
  /// The place in the file.
  package var position: SourcePosition

  private init(_ message: String, at position: SourcePosition = .start) {
    self.message = message
    self.position = position
  }

  /// The problem of a compiled file; nil for text.
  init?(binary bytes: [UInt8]) {
    guard bytes.starts(with: Array("NIBArchive".utf8)) || bytes.starts(with: Array("bplist".utf8))
    else { return nil }
    self.init("it is a compiled nib; take the storyboard or xib that it was made of")
  }

  init(_ error: XMLError, limit: Int) {
    switch error {
    case .syntax(let position, let message):
      self.init("it is no XML: \(message)", at: SourcePosition(position))
    case .unknownEntity(let position, let name):
      self.init(
        "there is no character \(Quotation.single("&\(name);"))", at: SourcePosition(position))
    case .tooLarge(let bound, let place):
      let message =
        switch bound {
        case .bytes: "it is larger than \(Wording.mebibytes(limit))"
        case .elements: "it has too many elements"
        case .text: "it holds too much text"
        case .depth: "its elements are nested too deep"
        case .entities: "it declares too many entities"
        }
      self.init(message, at: place.map { SourcePosition($0.position) } ?? .start)
    case .outOfMemory: self.init("there is no memory to read it")
    }
  }

  /// The kind of a document.
  ///
  /// - Throws: the problem of one that is of another kind, system or time.
  static func kind(of tree: XMLTree) throws(InterfaceProblem) -> InterfaceFile.Kind {
    guard let root = tree.elements.first else { throw InterfaceProblem("it is empty") }
    let position = SourcePosition(root.position)
    if root.name.local == "archive" {
      throw InterfaceProblem(
        "it is of the time before Xcode 5; open it in Xcode and save it", at: position)
    }
    guard root.name.local == "document", let type = root["type"],
      type.hasPrefix("com.apple.InterfaceBuilder")
    else {
      throw InterfaceProblem("it is no file of Interface Builder", at: position)
    }
    let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    guard runtime.hasPrefix("iOS.CocoaTouch"), type.contains("CocoaTouch") else {
      let systems = [
        ("AppleTV", "tvOS"), ("watchKit", "watchOS"), ("MacOSX", "macOS"), ("Cocoa", "macOS"),
      ]
      let system = systems.first { runtime.contains($0.0) || type.contains($0.0) }?.1
      throw InterfaceProblem(
        "it is for \(system ?? Quotation.single(runtime)); only files for iOS are drawn",
        at: position)
    }
    return type.contains("Storyboard") ? .storyboard : .xib
  }

  /// The problem as an error of the file.
  package func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(
      severity: .error, file: file, position: position, documentPath: "", message: message)
  }
}
