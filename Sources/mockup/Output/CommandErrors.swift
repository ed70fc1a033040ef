import Loading
import PNG
import Process
import ScreenFormat
import ThemeCode

/// An argument, such as the name of a file, is no UTF-8.
struct UnreadableArgument: ErrorWithMessage {
  /// What can be read of it.
  var word: String

  var message: ErrorMessage {
    ErrorMessage(
      "'\(word)' is no UTF-8, as names of files and other words have to be", .missingInput)
  }
}

/// The user asked for an object, class or property that does not exist.
struct NotFound: ErrorWithMessage {
  let message: ErrorMessage

  /// Creates an error, with the most similar of `names` as a suggestion.
  init(_ sentence: String, near name: String = "", among names: some Sequence<String> = [String]())
  {
    let nearest = NearestName.suggest(name, among: names)
    message = ErrorMessage(
      sentence + (nearest.map { "; did you mean '\($0)'?" } ?? ""), .wrongUsage)
  }
}

/// `mockup init` would overwrite a file.
struct ProjectExists: ErrorWithMessage {
  /// The existing file.
  var path: String

  var message: ErrorMessage {
    ErrorMessage("'\(path)' is there already: nothing was written", .cannotCreate)
  }
}

/// `mockup launch-images` would overwrite a file.
struct LaunchImageExists: ErrorWithMessage {
  /// The existing file.
  var path: String

  var message: ErrorMessage {
    ErrorMessage(
      "'\(path)' is there already: nothing was written; --force replaces pictures", .cannotCreate)
  }
}

/// A file that `mockup import` does not read.
struct UnreadCode: ErrorWithMessage {
  var path: String

  var message: ErrorMessage {
    ErrorMessage(
      "'\(path)' is not read: import takes Swift (.swift), Objective-C and C (.m, .mm, .h, .c, .pch), "
        + "design tokens and themes of UISS (.json), and folders of them", .invalidDocument)
  }
}

/// Why Swift can't be read.
enum SwiftReaderFailure: ErrorWithMessage {
  /// The two programs are of different versions: the version of what was printed.
  case otherVersion(Int)
  /// The program for it is not beside `mockup`.
  case notBuilt
  /// It gave no result; the text follows its name in a sentence.
  case failed(String)

  var message: ErrorMessage {
    switch self {
    case .notBuilt:
      ErrorMessage(
        "reading Swift needs the program mockup-swift-import beside mockup; "
          + (Program.isStandalone
            ? "pip install 'mockup-render[swift]' brings both" : "'make swift-import' builds it"),
        .missingInput)
    case .otherVersion(let version): Self.otherVersion(version)
    case .failed(let reason): ErrorMessage("mockup-swift-import \(reason)", .missingInput)
    }
  }
}

extension SwiftReaderFailure {
  private static func otherVersion(_ version: Int) -> ErrorMessage {
    let (newer, older) =
      version < SwiftUnits.version
      ? ("mockup", "mockup-swift-import") : ("mockup-swift-import", "mockup")
    let advice =
      Program.isStandalone
      ? "install both of one release"
      : older == "mockup" ? "'make' builds it anew" : "'make swift-import' builds it anew"
    return ErrorMessage(
      "mockup-swift-import prints version \(version) of the form of Swift code, and this mockup "
        + "reads version \(SwiftUnits.version): \(older) is older than \(newer); \(advice)",
      .missingInput)
  }
}

/// A folder or catalogue of assets cannot be read.
struct UnreadableAssets: ErrorWithMessage {
  var path: String
  var error: AssetError

  var message: ErrorMessage {
    ErrorMessage("cannot read '\(path)': \(error.reason)", .missingInput)
  }
}
