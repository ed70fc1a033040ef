import Controls
import Localization
import ObjectModel
import ScreenFormat
import TestSupport

@testable import InterfaceBuilder

/// The storyboards and xibs of the fixtures, imported.
enum Imported {
  static let folder = "Fixtures/Storyboards"

  /// The paths of all files below the folder, sorted.
  static let paths: [String] = Files.list(Repository.path(folder))
    .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    .filter { !$0.contains("Tests/") }.sorted()

  static let classes = ClassTable()

  static func file(_ path: String) throws -> InterfaceFile {
    let bytes = Files.text(Repository.path("\(folder)/\(path)")).map { Array($0.utf8) } ?? []
    return try InterfaceFile(SourceFile(label: path, bytes: bytes))
  }

  /// A file of a text.
  static func file(text: String) throws -> InterfaceFile {
    try InterfaceFile(SourceFile(label: "a.storyboard", text: text))
  }

  /// The storyboards of the shop, by their names.
  static func shop(_ name: String) -> InterfaceFile? {
    try? file("Shop/Base.lproj/\(name).storyboard")
  }

  static func run(
    _ file: InterfaceFile, _ change: (inout InterfaceOptions) -> Void = { _ in }
  ) -> InterfaceImport.Result {
    var options = InterfaceOptions()
    change(&options)
    return InterfaceImport.run(
      [file], classes: classes, options: { _ in options },
      others: { $0 == "Settings" ? shop($0) : nil }
    )[0]
  }

  /// A storyboard with one scene: a view controller with a view that holds some elements.
  ///
  /// - Parameters:
  ///   - views: the elements of `subviews`.
  ///   - more: what else the view holds.
  static func scene(_ views: String, _ more: String = "", tools: String = "21507") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    colorMatched="YES"><device id="retina6_0" orientation="portrait"/><scenes><scene><objects>
    <viewController id="vC1-aa-001" customClass="SceneController"><view key="view" id="rO1-aa-001">
    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>\(views)</subviews>
    <viewLayoutGuide key="safeArea" id="sA1-aa-001"/>\(more)</view></viewController>
    </objects></scene></scenes></document>
    """
  }

  /// The text of the only document of a scene with some views.
  static func document(_ views: String, _ more: String = "") throws -> String {
    let result = run(try file(text: scene(views, more)))
    return result.documents.first?.text ?? ""
  }

  /// A document on one line from its first subview on, for tests of single values.
  static func views(_ views: String, _ more: String = "") throws -> String {
    var diagnostics = Diagnostics()
    let text = try document(views, more)
    let root = JSONParser.parse(SourceFile(label: "a.screen.json", text: text), into: &diagnostics)
    let view = root?.object?["window"]?.object?["rootViewController"]?.object?["view"]
    let subviews = view?.object?["subviews"]?.array ?? []
    return subviews.map(\.value.json).joined(separator: "\n")
  }
}
