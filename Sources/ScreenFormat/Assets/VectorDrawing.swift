import ObjectModel
import PDF
import PNG
import Raster
import SVG

/// A vector file of a catalogue, ready to be drawn.
enum VectorDrawing: Sendable {
  case svg(SVGDocument)
  case pdf(PDFDocument)

  /// True when the file's name has an extension of a vector format.
  static func isVector(_ path: String) -> Bool { fileExtension(path) != nil }

  private static let extensions = ["svg", "pdf"]

  /// The extension of a file's name, in small letters; nil for that of another format.
  static func fileExtension(_ path: String) -> String? {
    // Names of files are compared as bytes: each is asked for several times.
    var name = path.utf8.suffix(4)
    guard name.count == 4, name.removeFirst() == UInt8(ascii: ".") else { return nil }
    return extensions.first { known in
      zip(known.utf8, name).allSatisfy { $0 == $1 | 0x20 }
    }
  }

  /// Reads a file.
  static func read(_ bytes: [UInt8], _ path: String) -> Result<Self, ImageFileProblem> {
    guard fileExtension(path) == "svg" else {
      do throws(PDFError) {
        return .success(.pdf(try PDFDocument(bytes)))
      } catch {
        return .failure(.damaged(path: path, reason: error.reason))
      }
    }
    do throws(SVGError) {
      return .success(.svg(try SVGDocument(bytes)))
    } catch {
      return .failure(.damaged(path: path, reason: error.reason))
    }
  }

  /// A picture with what is not drawn as the file says, as sentences.
  struct Picture {
    var pixmap: Pixmap
    var warnings: [String] = []
  }

  /// The size in points.
  var size: Size {
    switch self {
    case .svg(let document): document.size
    case .pdf(let document): document.size
    }
  }

  /// The size in pixels of the picture at a scale, in pixels for each of the drawing's points.
  func pixelSize(scale: Double) -> (width: Int, height: Int) {
    switch self {
    case .svg(let document): document.pixelSize(scale: scale)
    case .pdf(let document): document.pixelSize(scale: scale)
    }
  }

  /// Why there is no picture at a scale, as far as its size tells.
  func problem(_ path: String, scale: Double, _ limits: PNGLimits) -> ImageFileProblem? {
    let (width, height) = (size.width * scale, size.height * scale)
    guard max(width, height) <= Double(limits.maximumSide),
      width * height * 4 <= Double(limits.maximumBytes)
    else {
      return .tooLarge(path: path, width: width, height: height, limit: limits.maximumBytes)
    }
    return nil
  }

  /// Draws the file.
  ///
  /// - Parameters:
  ///   - scale: pixels for each of the drawing's points.
  ///   - limits: the largest picture.
  func picture(
    _ path: String, scale: Double, _ limits: PNGLimits
  ) -> Result<Picture, ImageFileProblem> {
    if let problem = problem(path, scale: scale, limits) { return .failure(problem) }
    switch self {
    case .pdf(let document):
      do throws(PDFError) {
        let (pixmap, warnings) = try document.picture(scale: scale)
        return .success(Picture(pixmap: pixmap, warnings: warnings.map(\.text)))
      } catch {
        return .failure(.damaged(path: path, reason: error.reason))
      }
    case .svg(let document):
      do throws(SVGError) {
        let (pixmap, warnings) = try document.picture(scale: scale)
        return .success(Picture(pixmap: pixmap, warnings: warnings.map(\.text)))
      } catch {
        return .failure(.damaged(path: path, reason: error.reason))
      }
    }
  }
}
