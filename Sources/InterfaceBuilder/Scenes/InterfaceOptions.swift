/// The options by which files become documents.
package struct InterfaceOptions: Sendable {
  /// The images, colours and fonts of an application by name, each with the path that documents write.
  package struct Assets: Sendable {
    /// The catalogues or folders of images.
    package var images: [String: String] = [:]
    /// The catalogues of colours.
    package var colors: [String: String] = [:]
    /// The files of fonts, by the names of their faces.
    package var fonts: [String: String] = [:]

    package init() {}
  }

  /// The texts of a file in languages.
  package struct Texts: Sendable {
    /// The name of the tables, which is that of the file.
    package var table: String
    /// The keys that a language has.
    package var keys: Set<String>
    /// The folder of languages, as documents write it.
    package var folder: String

    package init(table: String, keys: Set<String>, folder: String) {
      self.table = table
      self.keys = keys
      self.folder = folder
    }
  }

  /// The version of iOS; nil for that of the Xcode that wrote a file.
  package var system: Int?
  /// The device by name; nil for the canvas's.
  package var device: String?
  /// Whether saved frames of views with constraints are left out.
  package var ignoresFrames = false
  /// Whether every view has an id that tells its element, and texts stay plain: for checks of frames.
  var isChecking = false
  /// The resources beside the files.
  package var assets = Assets()
  /// The texts in languages of files, by their labels.
  package var texts: [String: Texts] = [:]
  /// Themes that documents name, and the application's Info.plist.
  package var themes: [String] = []
  /// The path of the application's Info.plist, as documents write it.
  package var infoPlist: String?

  package init() {}
}
