import ArgumentParser

/// Options of `import` for storyboards and xibs.
struct InterfaceImportOptions: ParsableArguments {
  @Flag(help: "With storyboards and xibs: leave out saved frames of views with constraints.")
  var ignoreFrames = false

  @Flag(
    help:
      "With storyboards and xibs: lay out by constraints alone, and list the views that Xcode saved elsewhere."
  )
  var checkFrames = false

  @Flag(help: "With an application's folder: copy catalogues and fonts, in place of naming them.")
  var copy = false

  @Option(
    help: ArgumentHelp(
      "With storyboards and xibs: the device, as documents name it.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "With storyboards and xibs: write the whole report as JSON.", valueName: "file"),
    completion: .file())
  var report: String?
}
