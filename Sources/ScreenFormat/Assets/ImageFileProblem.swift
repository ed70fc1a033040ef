import ObjectModel
import PNG

/// A named image that cannot be used.
enum ImageFileProblem: DocumentProblem, Equatable {
  /// No folder has a file of the name; `nearest` is the name of an image that exists.
  case notFound(name: String, folders: [String], nearest: String?)
  case unreadable(path: String, AssetError)
  /// A format that is not read; `format` is its name if the bytes tell it.
  case otherFormat(path: String, format: String? = nil)
  case broken(path: String, PNGError)
  /// A drawing or photo that can't be read.
  case damaged(path: String, reason: String)
  /// A drawing with more pixels in its own size than a picture may have; the limit is in bytes.
  case tooLarge(path: String, width: Double, height: Double, limit: Int)
  /// The set of a catalogue has no picture for the traits of the screen.
  case noVariant(set: String)
  /// The set of a catalogue is of a kind that has no picture for a view, as its title says.
  case otherKind(set: String, kind: String)
  /// The set of a catalogue can't be read.
  case badSet(set: String)
  /// Together with the pictures that were unpacked before it, more bytes of pixels than the screen may take.
  case tooMany(path: String, bytes: Int, limit: Int)

  var isUnusableInput: Bool {
    if case .tooMany = self { false } else { true }
  }

  /// The path of the file that can't be used; nil where there is none.
  var path: String? {
    switch self {
    case .unreadable(let path, _), .otherFormat(let path, _), .broken(let path, _),
      .damaged(let path, _), .tooLarge(let path, _, _, _), .tooMany(let path, _, _):
      path
    case .notFound, .noVariant, .otherKind, .badSet: nil
    }
  }

  var message: String {
    switch self {
    case .notFound(let name, let folders, let nearest):
      Self.notFound(name, folders, nearest)
    case .unreadable(let path, let error):
      "the image \(Quotation.single(path)) can't be read: \(error.reason)"
    case .otherFormat(let path, nil) where VectorDrawing.isVector(path):
      "the image \(Quotation.single(path)) is a drawing, which UIKit reads from catalogues only; put it into "
        + "\(Quotation.single("\(FilePath.stem(of: FilePath.name(of: path))).imageset")) of an .xcassets folder"
    case .otherFormat(let path, let format):
      "the image \(Quotation.single(path)) is "
        + (format.map { "in the format \($0), which is not read" } ?? "no PNG or JPEG")
        + "; convert it to PNG"
    case .noVariant(let set):
      "the set \(Quotation.single(set)) has no picture for this device"
    case .otherKind(let set, let kind):
      "the set \(Quotation.single(set)) (\(kind)) is not drawn; sets of images, symbols, icons, launch images and stacks are"
    case .badSet(let set):
      "the set \(Quotation.single(set)) can't be read"
    case .tooMany(let path, let bytes, let limit):
      "there is no room for the image \(Quotation.single(path)) beside others of \(Wording.mebibytes(bytes)) "
        + "of pixels; a screen may take \(Wording.mebibytes(limit)) ('--max-memory')"
    case .tooLarge(let path, let width, let height, let limit):
      "the image \(Quotation.single(path)) has \(shortest(width)) × \(shortest(height)) pixels in its own size, "
        + "more than the \(Wording.mebibytes(limit)) that a picture may take (an eighth of '--max-memory')"
    case .broken(let path, let error):
      "the image \(Quotation.single(path)) can't be read: \(error.reason)"
    case .damaged(let path, let reason):
      "the image \(Quotation.single(path)) can't be read: \(Quotation.escaped(reason))"
    }
  }

  private static func notFound(_ name: String, _ folders: [String], _ nearest: String?) -> String {
    let short = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
    let names = ["", "@2x", "@3x"].map { "\(Quotation.escaped(short))\($0).png" }
    let places =
      folders.isEmpty
      ? "there is no folder of 'assets' to look in"
      : "looked for \(Wording.or(names)), also ~ipad and ~iphone, in "
        + folders.map(Quotation.single).joined(separator: ", ")
    let hint = nearest.map { "; did you mean \(Quotation.single($0))?" } ?? ""
    return "no image \(Quotation.single(name)); \(places)\(hint)"
  }
}
