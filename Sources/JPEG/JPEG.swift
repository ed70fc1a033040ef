internal import JPEGBridge
public import Raster

/// Reads JPEG files.
public enum JPEG {
  /// A picture, and what its colours could not be made of.
  public struct Picture: Sendable {
    /// Opaque; turned as the camera was held.
    public var pixmap: Pixmap
    /// The name of a colour profile that is neither sRGB nor Display P3; its colours are taken for sRGB.
    public var unknownProfile: String?
    /// What is damaged, as a sentence without a capital or full stop; nil for a file that is whole. Lost parts are grey, or
    /// hold the colours of the part before them.
    public var damage: String?

    /// Sentences about what is not drawn as the file says, without a capital or full stop.
    public var warnings: [String] {
      [damage, unknownProfile.map(ColorProfile.warning)].compactMap(\.self)
    }
  }

  /// The channels of a picture as the file has them.
  package struct Channels: Sendable {
    package var width: Int
    package var height: Int
    /// 1 for grey, 3 for RGB, 4 for CMYK.
    package var count: Int
    /// `width × height × count` bytes, channel by channel of each pixel.
    package var bytes: [UInt8]
    /// Whether Adobe's marker says that CMYK counts from white.
    package var isAdobe: Bool
    /// What is damaged; see `Picture.damage`.
    package var damage: String?
  }

  /// True for bytes that start as a JPEG file does.
  public static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// The picture in a JPEG file: baseline or progressive; grey, YCbCr, RGB, CMYK or YCCK. Turned by EXIF's
  /// orientation; colours in Display P3 become the nearest ones of sRGB.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumSide: the longest side, in pixels.
  ///   - maximumBytes: the most bytes of decoded RGBA.
  /// - Throws: `JPEGError`. A file that ends early, or is damaged behind its header, is drawn as far as libjpeg can.
  /// - Complexity: O(pixels).
  public static func decode(
    _ bytes: [UInt8], maximumSide: Int = 16_384, maximumBytes: Int = 256 << 20
  ) throws(JPEGError) -> Picture {
    let facts = JPEGMarkers(bytes)
    let channels = try channels(bytes, maximumSide: maximumSide, maximumBytes: maximumBytes)
    var pixmap = pixmap(channels)
    var unknown: String?
    switch facts.profile {
    case .none, .sRGB?: break
    case .displayP3?: pixmap.convertFromDisplayP3()
    case .other(let name)?: unknown = channels.count == 4 ? nil : name
    }
    return Picture(
      pixmap: facts.orientation.applied(to: pixmap), unknownProfile: unknown,
      damage: channels.damage)
  }

  /// The size of the picture in pixels, as it is turned, by the header; nil where that tells none.
  ///
  /// - Complexity: O(markers).
  public static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    let facts = JPEGMarkers(bytes)
    return facts.size.map { facts.orientation.swapsSides ? ($0.height, $0.width) : $0 }
  }

  /// The channels in a JPEG file, not turned.
  package static func channels(
    _ bytes: [UInt8], maximumSide: Int = 16_384, maximumBytes: Int = 256 << 20
  ) throws(JPEGError) -> Channels {
    let told = JPEGMarkers(bytes).size
    let result = bytes.withUnsafeBufferPointer { read($0, told, maximumSide, maximumBytes) }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ told: (width: Int, height: Int)?, _ maximumSide: Int,
    _ maximumBytes: Int
  ) -> Result<Channels, JPEGError> {
    guard let reader = jpeg_bridge_open(bytes.baseAddress, bytes.count) else {
      return .failure(.outOfMemory)
    }
    defer { jpeg_bridge_close(reader) }
    var (width, height, count): (UInt32, UInt32, UInt32) = (0, 0, 0)
    var isAdobe: CInt = 0
    let header = jpeg_bridge_read_header(
      reader, UInt32(clamping: maximumSide), UInt64(clamping: maximumBytes), &width, &height,
      &count, &isAdobe)
    func failure(_ status: jpeg_bridge_status) -> JPEGError {
      switch status {
      case JPEG_BRIDGE_NOT_A_JPEG: .notAJPEG
      case JPEG_BRIDGE_TRUNCATED: .truncated
      case JPEG_BRIDGE_TOO_LARGE:
        // What libjpeg refuses by itself has no size yet.
        .tooLarge(
          width: max(Int(width), told?.width ?? 0), height: max(Int(height), told?.height ?? 0))
      case JPEG_BRIDGE_OUT_OF_MEMORY: .outOfMemory
      default: .corrupt(message: String(cString: jpeg_bridge_message(reader)))
      }
    }
    guard header == JPEG_BRIDGE_OK else { return .failure(failure(header)) }
    let size = Int(width) * Int(height) * Int(count)
    var status = JPEG_BRIDGE_OK
    let pixels = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      status = jpeg_bridge_read_pixels(reader, start)
      initialized = status == JPEG_BRIDGE_OK ? size : 0
    }
    guard status == JPEG_BRIDGE_OK else { return .failure(failure(status)) }
    var damage: String?
    switch jpeg_bridge_damage(reader) {
    case JPEG_BRIDGE_OK: break
    case JPEG_BRIDGE_TRUNCATED:
      damage = "the file ends early; what is missing is not as it was meant"
    default:
      damage =
        "the file is damaged (\(String(cString: jpeg_bridge_message(reader)))); parts of it are not as they were meant"
    }
    return .success(
      Channels(
        width: Int(width), height: Int(height), count: Int(count), bytes: pixels,
        isAdobe: isAdobe != 0, damage: damage))
  }

  private static func pixmap(_ channels: Channels) -> Pixmap {
    var pixmap = Pixmap(width: channels.width, height: channels.height)
    let count = channels.width * channels.height
    channels.bytes.withUnsafeBufferPointer { source in
      pixmap.bytes.withUnsafeMutableBufferPointer { target in
        for index in 0..<count {
          let to = index * 4
          switch channels.count {
          case 1:
            let grey = source[index]
            (target[to], target[to + 1], target[to + 2]) = (grey, grey, grey)
          case 3:
            let from = index * 3
            target[to] = source[from]
            target[to + 1] = source[from + 1]
            target[to + 2] = source[from + 2]
          default:
            // Adobe's files hold 255 for no ink.
            let flip: UInt8 = channels.isAdobe ? 255 : 0
            let ink = CMYK.Ink(
              source[to] ^ flip, source[to + 1] ^ flip, source[to + 2] ^ flip,
              source[to + 3] ^ flip)
            (target[to], target[to + 1], target[to + 2]) = CMYK.bytes(ink)
          }
          target[to + 3] = 255
        }
      }
    }
    return pixmap
  }
}
