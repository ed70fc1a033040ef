import FileSystem
import ScreenFormat

/// Reads the files of a picture, with the documents that are being tried in place of those on disk.
struct PreviewAssets: AssetLoader {
  let files: RecordingAssets
  let overlay: [String: [UInt8]]

  func read(_ path: String) throws(AssetError) -> [UInt8] {
    files.note(path)
    if let bytes = overlay[Folder.absolutePath(path)] { return bytes }
    return try files.read(path)
  }

  func exists(_ path: String) -> Bool { files.exists(path) }

  func list(_ path: String) throws(AssetError) -> [String] { try files.list(path) }

  func systemFont(for scalar: Unicode.Scalar, inColor: Bool) -> SystemFont? {
    files.systemFont(for: scalar, inColor: inColor)
  }
}
