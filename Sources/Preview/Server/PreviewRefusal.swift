import LocalServer
import Process
import ScreenFormat
import ThemeCode

/// A reason why a preview does not do what its page asks for.
enum PreviewRefusal: Error, Equatable {
  /// The request lacks something.
  case incomplete
  /// The file is no document of a picture, or lies outside of the project.
  case outside(String)
  /// The file is not what was read before it was changed.
  case changedMeanwhile(String)
  /// The picture has errors.
  case notDrawn([String])
  /// The picture shows what is in no document.
  case notAsWritten([Addition])

  /// What a picture shows besides what its documents say.
  enum Addition: CaseIterable {
    /// Values that are tried.
    case tried
    /// States of objects, hidden objects, or another time.
    case states
    /// Another device, style and the like, as the page switches them for all pictures.
    case switches

    /// What it is, and how to be without it, as a sentence.
    var text: String {
      switch self {
      case .tried: "Values are tried in its documents: write them or undo them."
      case .states: "States, hidden objects or another time are shown: reset them."
      case .switches: "“Show as” has a device, a style or the like: choose “As written”."
      }
    }
  }
}

extension HTTPResponse {
  /// The response where nothing was done.
  static func refusal(_ error: any Error) -> HTTPResponse {
    switch error {
    case PreviewRefusal.incomplete:
      HTTPResponse(.badRequest, text: "The request lacks something.")
    case PreviewRefusal.outside(let file):
      HTTPResponse(.forbidden, text: "\(file) is no document of a screen here, within the project.")
    case PreviewRefusal.changedMeanwhile(let file):
      HTTPResponse(.conflict, text: "\(file) was changed meanwhile: nothing was written.")
    case PreviewRefusal.notDrawn(let problems):
      HTTPResponse(.conflict, text: problems.joined(separator: "\n"))
    case PreviewRefusal.notAsWritten(let additions):
      HTTPResponse(
        .conflict,
        text: (["A golden is of a picture as it is written."] + additions.map(\.text))
          .joined(separator: " "))
    case DocumentEditor.Refusal.invalid:
      HTTPResponse(.conflict, text: "The document has errors: mend them first.")
    case DocumentEditor.Refusal.notFound:
      HTTPResponse(
        .conflict,
        text: "The value is not written in a document as such, so it can't be changed here.")
    case DocumentEditor.Refusal.notAlone:
      HTTPResponse(
        .conflict, text: "Other values would change, too, as those that refer to an anchor.")
    case let error as NoCode:
      HTTPResponse(.conflict, text: "There is no code for it: \(error.reason).")
    default: HTTPResponse(.conflict, text: ErrorMessage(error).lines.joined(separator: "\n"))
    }
  }
}
