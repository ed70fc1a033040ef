import Controls
import Golden
import LocalServer
import ObjectModel
import Raster
import ScreenFormat

/// Files that are bytes; nothing of the machine is read.
private struct MemoryAssets: AssetLoader {
  var files: [String: [UInt8]] = [:]

  func read(_ path: String) throws(AssetError) -> [UInt8] {
    guard let bytes = files[path] else { throw .notFound }
    return bytes
  }

  func exists(_ path: String) -> Bool { files[path] != nil }

  func list(_ path: String) throws(AssetError) -> [String] {
    let prefix = path.hasSuffix("/") ? path : path + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count).prefix { $0 != "/" })
    }
    guard !names.isEmpty else { throw .notFound }
    return Set(names).sorted()
  }

}

extension FuzzTarget {
  private static func options(side: Int = 64) -> RenderOptions {
    var options = RenderOptions()
    options.limits = SurfaceLimits(side: side, bytes: 16 << 20)
    return options
  }

  private static let classes = ClassTable()

  /// The syntax alone. What was read, written as JSON, reads as the same.
  private static func syntax(_ name: String, label: String) -> FuzzTarget {
    FuzzTarget(name: name) { bytes in
      var found = Diagnostics()
      let tree = DocumentTree.read(
        SourceFile(label: label, bytes: Array(bytes)), into: &found)
      check(found)
      guard let json = tree?.value.json else { return }
      let again = DocumentTree.read(SourceFile(label: "x.json", text: json), into: &found)
      precondition(again?.value.json == json, "a tree is read as written")
    }
  }

  private static func validating(_ name: String, label: String) -> FuzzTarget {
    FuzzTarget(name: name) { bytes in
      let builder = ScreenBuilder(
        classes: classes, loader: MemoryAssets(), options: options(side: 4096))
      check(builder.validate(SourceFile(label: label, bytes: Array(bytes)), folder: ""))
    }
  }

  private static func check(_ found: Diagnostics) {
    for diagnostic in found.sorted() {
      precondition(
        diagnostic.description.unicodeScalars.allSatisfy { $0.value >= 0x20 },
        "messages are one line")
    }
  }

  static let json = syntax("json", label: "x.json")
  static let yaml = syntax("yaml", label: "x.yaml")
  static let screen = validating("screen", label: "x.screen.json")
  static let project = validating("project", label: "mockup.json")

  /// A screen through to its pixels.
  static let document = FuzzTarget(name: "document") { bytes in
    var options = options()
    options.device = Device(name: "fuzz", size: Size(width: 64, height: 64), scale: 1)
    let result = ScreenBuilder(classes: classes, loader: MemoryAssets(), options: options)
      .build(SourceFile(label: "x.screen.json", bytes: Array(bytes)), folder: "")
    guard let screen = result.screen else { return }
    do throws(RasterizerError) {
      _ = try screen.rasterized(limits: options.limits)
    } catch {
      guard case .memoryExceeded = error else { preconditionFailure("\(error)") }
    }
  } mutate: { bytes, random in
    DocumentMutator.mutate(bytes, &random)
  }

  /// The files of an asset catalogue: what two `Contents.json` say, divided by a zero byte.
  static let catalog = FuzzTarget(name: "catalog") { bytes in
    let parts = Array(bytes).split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    var assets = MemoryAssets()
    assets.files["A.xcassets/g/Contents.json"] = Array(parts[0])
    assets.files["A.xcassets/g/i.imageset/Contents.json"] = Array(parts[0])
    assets.files["A.xcassets/c.colorset/Contents.json"] = parts.count > 1 ? Array(parts[1]) : []
    _ = try? AssetInventory(path: "A.xcassets", loader: assets, system: 12)
  }

  static let report = FuzzTarget(name: "report") { bytes in
    guard let report = Report(SourceFile(label: "report.json", bytes: Array(bytes))) else { return }
    precondition(
      (try? JUnitReport.write(report, to: "/dev/null", folder: "r")) != nil, "a report has XML")
    let again = Report(SourceFile(label: "report.json", text: report.json))
    precondition(
      again?.results.map(\.id) == report.results.map(\.id), "a report is read as written")
  }

  static let layout = FuzzTarget(name: "layout") { bytes in
    _ = LayoutRecord(SourceFile(label: "x.layout.json", bytes: Array(bytes)))
  }

  /// Lines of an HTTP request: path, token, host, origin, cookie.
  static let request = FuzzTarget(name: "request") { bytes in
    let lines = Array(bytes).split(separator: 10, omittingEmptySubsequences: false)
    func line(_ index: Int) -> String? {
      lines.indices.contains(index) ? String(decoding: lines[index], as: UTF8.self) : nil
    }
    var access = AccessGuard(port: 8080, token: "once", session: "secret")
    var request = HTTPRequest(line(0) ?? "GET", line(1) ?? "/")
    (request.token, request.host, request.origin, request.cookie) = (
      line(2), line(3), line(4), line(5)
    )
    let answer = access.answer(request)
    let brings = request.token == "once" || request.cookie?.contains("mockup-8080=secret") == true
    precondition(
      brings && request.host == "127.0.0.1:8080" || answer?.status == .forbidden,
      "nobody enters without a secret")
  }
}
