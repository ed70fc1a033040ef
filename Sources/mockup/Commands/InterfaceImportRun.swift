import ArgumentParser
import Controls
import FileSystem
import InterfaceBuilder
import Loading
import ObjectModel
import Process
import ScreenFormat

/// What `import` does with storyboards and xibs.
struct InterfaceImportRun {
  /// The storyboards and xibs, and catalogues.
  var paths: [String]
  var system: Int?
  var options: InterfaceImportOptions
  var output: InterfaceOutput

  /// Whether `import` is given storyboards and xibs, alone or with catalogues.
  static func takes(_ paths: [String]) -> Bool {
    paths.contains(where: InterfaceSources.isInterface)
      && paths.allSatisfy { InterfaceSources.isInterface($0) || isCatalog($0) }
  }

  private static func isCatalog(_ path: String) -> Bool {
    path.hasSuffix(".xcassets") || path.hasSuffix(".xcassets/")
  }

  func run() throws {
    var sources = InterfaceSources()
    for path in paths where InterfaceSources.isInterface(path) { try sources.add(path) }
    StandardStreams.report(sources.failures.map(\.description))
    let read = sources
    let folders = folders
    if let folder = output.folder, folder != OutputFile.standardOutput, !options.checkFrames {
      // Paths are written as seen from it.
      try OutputFile.createDirectory(folder)
    }
    let texts = options.texts(of: read.files, ImportAssets(outputFolder: output.folder ?? ""))
    if options.checkFrames {
      return try InterfaceFrames(listsAll: output.listsAll).run(
        read, options: { choices($0.label, texts) },
        others: { read.storyboard($0, beside: folders) })
    }
    let made = Parallel.withDeepStack { [self] in
      InterfaceImport.run(
        read.files, classes: ClassTable(), options: { choices($0.label, texts) },
        others: { read.storyboard($0, beside: folders) })
    }
    var report = InterfaceReport()
    var files: [ImportedFolder.File] = []
    for (file, result) in zip(read.files, made ?? []) {
      report.add(result.report)
      files += result.documents.map {
        ImportedFolder.File(
          name: "\($0.name).screen.json", text: $0.text, source: FilePath.name(of: file.label))
      }
    }
    try output.write(files, report)
    if !sources.failures.isEmpty { throw ExitCode(ExitStatus.invalidDocument) }
  }

  /// The folders in which storyboards are looked for that others name.
  private var folders: [String] {
    var known: Set<String> = []
    return paths.map(FilePath.folder).filter { known.insert($0).inserted }
  }

  /// The options for a file: what lies beside it.
  private func choices(
    _ path: String, _ texts: [String: InterfaceOptions.Texts]
  ) -> InterfaceOptions {
    var assets = ImportAssets(outputFolder: options.checkFrames ? "" : output.folder ?? "")
    for path in paths where Self.isCatalog(path) { assets.add(catalog: path) }
    for folder in Self.folders(around: path) {
      if let folder = try? CodeFolder(folder, isDeep: false) { assets.add(folder) }
    }
    var result = options.choices(system: system, texts)
    result.assets = assets.interfaceAssets
    return result
  }

  /// The folder of a file, and the one around a language's.
  private static func folders(around path: String) -> [String] {
    let own = FilePath.folder(of: path)
    return own.hasSuffix(".lproj") ? [own, FilePath.folder(of: own)] : [own]
  }
}

extension InterfaceImportOptions {
  /// The options for files, without their assets.
  ///
  /// - Parameters:
  ///   - texts: the texts in languages by file.
  func choices(
    system: Int?, _ texts: [String: InterfaceOptions.Texts]
  ) -> InterfaceOptions {
    var result = InterfaceOptions()
    result.system = system
    result.device = device
    result.ignoresFrames = ignoreFrames
    result.texts = texts
    return result
  }

  /// The texts in languages of files, by their paths.
  func texts(
    of files: [InterfaceFile], _ assets: ImportAssets
  ) -> [String: InterfaceOptions.Texts] {
    var result: [String: InterfaceOptions.Texts] = [:]
    for file in files {
      guard let texts = InterfaceSources.texts(of: file.label) else { continue }
      result[file.label] = InterfaceOptions.Texts(
        table: texts.table, keys: texts.keys, folder: assets.relative(texts.folder))
    }
    return result
  }
}
