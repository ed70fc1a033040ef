import ScreenFormat

/// The first argument names no command.
struct UnknownCommand: Error {
  var name: String
  /// The names of all commands.
  var known: [String]
}

/// The user asked for an object, class or property that does not exist.
struct NotFound: Error {
  /// A message without a full stop, with a suggestion if a similar name exists.
  let sentence: String

  /// Creates an error, with the most similar of `names` as a suggestion.
  init(_ sentence: String, near name: String = "", among names: some Sequence<String> = [String]())
  {
    let nearest = NearestName.suggest(name, among: names)
    self.sentence = sentence + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// The paths given to `mockup test` contain no screens.
struct NoScreens: Error {
  var paths: [String]
}

/// `mockup init` would overwrite a file.
struct ProjectExists: Error {
  /// The existing file.
  var path: String
}

/// `mockup launch-images` would overwrite a file.
struct LaunchImageExists: Error {
  /// The existing file.
  var path: String
}

/// The page of a gallery would be larger than the user allows.
struct PageTooLarge: Error {
  /// The largest size, in bytes.
  var limit: Int
}

/// Why Swift can't be read.
enum SwiftReaderFailure: Error {
  /// The two programs are of different versions: the version of what was printed.
  case otherVersion(Int)
  /// The program for it is not beside `mockup`.
  case notBuilt
  /// It gave no result; the text follows its name in a sentence.
  case failed(String)
}

/// A folder or catalogue of assets cannot be read.
struct UnreadableAssets: Error {
  var path: String
  var error: AssetError
}
