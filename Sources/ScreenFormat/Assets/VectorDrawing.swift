import ObjectModel
import PNG
import Raster
import SVG

/// A vector file of a catalogue, ready to be drawn.
enum VectorDrawing: Sendable {
  case svg(SVGDocument)
  /// The path of a PDF file, which a program draws.
  case pdf

  /// True when the file's name has an extension of a vector format.
  static func isVector(_ path: String) -> Bool { fileExtension(path) != nil }

  private static func fileExtension(_ path: String) -> String? {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    let name = path[path.index(after: dot)...].lowercased()
    return ["svg", "pdf"].contains(name) ? name : nil
  }

  /// Reads the file.
  static func read(_ path: String, _ loader: any AssetLoader) -> Result<Self, ImageFileProblem> {
    guard fileExtension(path) == "svg" else { return .success(.pdf) }
    let bytes: [UInt8]
    do throws(AssetError) {
      bytes = try loader.read(path)
    } catch {
      return .failure(.unreadable(path: path, error))
    }
    do throws(SVGError) {
      return .success(.svg(try SVGDocument(bytes)))
    } catch {
      return .failure(.badVector(path: path, error))
    }
  }

  /// A picture with what is not drawn as the file says.
  struct Picture {
    var pixmap: Pixmap
    var warnings: [SVGWarning] = []
  }

  /// Draws the file.
  ///
  /// - Parameters:
  ///   - scale: pixels for each of the drawing's points.
  ///   - limits: the largest picture.
  func picture(
    _ path: String, scale: Double, _ loader: any AssetLoader, _ limits: PNGLimits
  ) -> Result<Picture, ImageFileProblem> {
    switch self {
    case .pdf:
      let bytes: [UInt8]
      do throws(AssetError) {
        bytes = try loader.drawPDF(path, scale: scale)
      } catch {
        return .failure(.unreadable(path: path, error))
      }
      do throws(PNGError) {
        return .success(Picture(pixmap: try PNG.decode(bytes, limits: limits)))
      } catch {
        return .failure(.broken(path: path, error))
      }
    case .svg(let document):
      do throws(SVGError) {
        let (width, height) = (document.size.width * scale, document.size.height * scale)
        guard max(width, height) <= Double(limits.maximumSide),
          width * height * 4 <= Double(limits.maximumBytes)
        else { throw .tooComplex(.memory) }
        let (pixmap, warnings) = try document.picture(scale: scale)
        return .success(Picture(pixmap: pixmap, warnings: warnings))
      } catch {
        return .failure(.badVector(path: path, error))
      }
    }
  }
}
