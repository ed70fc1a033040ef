internal import Synchronization

/// The pixels of a file of which only the size has been read. They are unpacked when they are first asked for, and
/// stay so by default. Compared by identity.
public final class PackedPixmap: Sendable {
  /// Why there are no pixels.
  public struct Failure: Error, Sendable, Hashable {
    /// A sentence without a capital or full stop.
    public var reason: String

    /// Creates a failure.
    public init(reason: String) { self.reason = reason }
  }

  private enum State {
    case packed(@Sendable () -> Result<Pixmap, Failure>)
    case unpacked(Result<Pixmap, Failure>)
  }

  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  private let keepsPixels: Bool
  private let state: Mutex<State>

  /// Creates pixels that are not there yet.
  ///
  /// - Parameters:
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - keepsPixels: Whether they are unpacked once only. False unpacks them each time that they are asked for.
  ///   - unpack: Makes a pixmap of that size. If pixels are kept, it is released after its first call.
  public init(
    width: Int, height: Int, keepsPixels: Bool = true,
    unpack: @escaping @Sendable () -> Result<Pixmap, Failure>
  ) {
    self.width = width
    self.height = height
    self.keepsPixels = keepsPixels
    state = Mutex(.packed(unpack))
  }

  /// The bytes of the pixels, unpacked or not.
  package var byteCount: Int { width * height * 4 }

  /// Whether nobody has asked for the pixels yet.
  package var isPacked: Bool {
    state.withLock { state in
      if case .packed = state { true } else { false }
    }
  }

  /// The pixels, or why there are none.
  package func unpacked() -> Result<Pixmap, Failure> {
    state.withLock { state in
      switch state {
      case .unpacked(let result): return result
      case .packed(let unpack):
        let result = unpack().flatMap { pixmap in
          pixmap.width == width && pixmap.height == height
            ? .success(pixmap) : .failure(Failure(reason: "an image has another size than it says"))
        }
        if keepsPixels { state = .unpacked(result) }
        return result
      }
    }
  }

  /// The pixels; transparent ones where they can't be unpacked.
  var pixmap: Pixmap {
    (try? unpacked().get()) ?? Pixmap(width: width, height: height)
  }
}

extension PackedPixmap: Hashable {
  /// Two are equal when they are the same object.
  public static func == (a: PackedPixmap, b: PackedPixmap) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
