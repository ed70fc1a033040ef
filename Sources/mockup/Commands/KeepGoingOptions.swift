import ArgumentParser

/// The option of commands that draw what is there, and not what is missing.
struct KeepGoingOptions: ParsableArguments, Sendable {
  @Flag(
    help:
      "Draw a box with a cross where an image can't be loaded, list what is missing, and exit with 66."
  )
  var keepGoing = false
}

/// The option where pictures are compared or become goldens.
struct RefusedOptions: ParsableArguments, Sendable {
  @Flag(
    help: ArgumentHelp("Refused: a picture with images missing is no golden.", visibility: .hidden))
  var keepGoing = false

  func validate() throws {
    guard !keepGoing else {
      throw ValidationError(
        "A picture with images missing is no golden: --keep-going goes with render, preview and gallery."
      )
    }
  }
}
