import ArgumentParser
import ScreenFormat

/// `mockup schema`: the JSON Schema of the documents.
struct Schema: ParsableCommand {
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case documents, project
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema (2020-12) of the documents.",
    discussion: """
      Editors complete and check by it; a document may name its schema as "$schema". It knows less \
      than 'mockup validate': not what a document's own classes have, nor what other files hold.

      Examples:
        mockup schema > mockup.schema.json
        mockup schema project > mockup-project.schema.json
      """)

  @Argument(help: "documents (screens and themes) or project (mockup.json).")
  var kind: Kind = .documents

  func run() throws {
    try StandardStreams.print(kind == .documents ? JSONSchema.documents : JSONSchema.project)
  }
}
