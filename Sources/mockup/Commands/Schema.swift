import ArgumentParser
import Controls
import ObjectModel
import Process
import ScreenFormat

/// `mockup schema`: prints the JSON Schema of documents.
struct Schema: ParsableCommand {
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case documents, project
  }

  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema (2020-12) of documents.",
    discussion: """
      Editors use it for completion and validation; a document may name its schema as "$schema". It \
      checks less than 'mockup validate': neither custom classes nor other files.

      Examples:
        mockup schema > mockup.schema.json
        mockup schema project > mockup-project.schema.json
      """)

  @Argument(help: "documents (screens and themes) or project (mockup.json).")
  var kind: Kind = .documents

  func run() throws {
    try StandardStreams.print(
      kind == .documents
        ? JSONSchema.documents(ClassTable()) : JSONSchema.project(ClassTable()))
  }
}
