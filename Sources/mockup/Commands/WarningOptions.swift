import ArgumentParser

/// The option of commands that print what documents are warned about.
struct WarningOptions: ParsableArguments, Sendable {
  @Flag(help: "List every warning, not only the first of its kind.")
  var verbose = false
}
