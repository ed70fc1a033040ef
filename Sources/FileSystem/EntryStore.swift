import Glibc
import Synchronization
import Syntax
import Text

/// A folder of entries that several processes and machines read and write at once, without locks.
///
/// An entry is written under another name and renamed, so that it is there whole or not at all. Reading checks
/// a hash, and what is damaged or cut off counts as absent. The hash protects from accidents: whoever can
/// write to the folder can also forge entries.
///
/// Writing never fails a command. ``problem`` tells why entries could not be written.
package final class EntryStore: Sendable {
  /// The size of all entries that is kept by default: 1 GiB.
  package static let standardLimit = 1 << 30
  /// The smallest limit: 16 MiB.
  package static let smallestLimit = 16 << 20

  /// A kind of folders, over which entries are spread by the first digits of their keys.
  ///
  /// Each folder is trimmed alone, so that writing never lists the whole store. It has to hold whatever entries meet
  /// in it while the store as a whole has room: one of its entries takes an eighth of its share at most.
  private struct Tier {
    /// The start of a folder's name.
    var prefix: String
    /// The number of a key's digits that the name ends with.
    var digits: Int
    /// The greatest size of the entries in one folder, in bytes on the disk.
    var share: Int

    /// Half of a store for the folders of this kind.
    ///
    /// - Parameter limit: the greatest size of the store, in bytes.
    init(prefix: String, digits: Int, limit: Int) {
      self.prefix = prefix
      self.digits = digits
      share = (limit / 2) >> (4 * digits)
    }

    /// The greatest size of an entry, in bytes on the disk.
    var largestEntry: Int { share / 8 }

    func folder(of key: EntryKey) -> String { prefix + String(key.digits.prefix(digits)) }
  }

  /// The folder of this version of the format.
  private static let version = "v1"
  private static let header = Array("mockup-entry 1\n".utf8)
  /// The format's name, 64 digits of a hash and a line's end.
  private static let headerLength = header.count + 64 + 1
  /// After this many writes to a folder, its size is measured anew, because others write, too.
  private static let measuringInterval = 64
  /// The age in seconds from which on reading an entry marks it as used.
  private static let markingAge = 3600
  /// The age in seconds from which on incomplete files are left over. The process that writes one may run
  /// on another machine.
  private static let leftOverAge = 86_400

  private struct State {
    var problem: OutputError?
    /// The bytes in each folder, and the writes since they were measured.
    var folders: [String: (bytes: Int, writes: Int)] = [:]
  }

  /// The path of the folder.
  package let folder: String
  /// 256 folders of small entries.
  private let small: Tier
  /// 16 folders of large entries.
  private let large: Tier
  /// Whether only the user of the process may read and write entries.
  private let isPrivate: Bool
  private let state = Mutex(State())

  /// Opens a store, and creates its folder if necessary.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - limit: the greatest size of all entries, in bytes. Entries that were not used for longest go first.
  ///     Processes that write at once may exceed it until one of them measures again.
  ///   - isPrivate: whether only the user of the process may enter the folder. It is closed to others, and
  ///     entries of other owners count as absent.
  /// - Throws: `OutputError` if there is no folder and none can be created, or if a private one belongs to another
  ///   user.
  package init(
    _ folder: String, limit: Int = standardLimit, isPrivate: Bool = false
  ) throws(OutputError) {
    self.folder = folder
    self.isPrivate = isPrivate
    let limit = max(limit, Self.smallestLimit)
    small = Tier(prefix: "", digits: 2, limit: limit)
    large = Tier(prefix: "large-", digits: 1, limit: limit)
    try OutputFile.createDirectory(folder, permissions: isPrivate ? 0o700 : 0o777)
    if isPrivate { try Self.close(folder) }
    let tag = FilePath.join(folder, "CACHEDIR.TAG")
    // Programs for backups leave out folders with this file (https://bford.info/cachedir/).
    if Folder.kind(of: tag) != .file {
      write(Array("Signature: 8a477f597d28d172789f06886806bc55\n".utf8), to: tag, in: folder)
    }
  }

  /// Closes a folder of the user to others.
  ///
  /// - Throws: `OutputError.cannotCreate` for a folder of another user.
  private static func close(_ folder: String) throws(OutputError) {
    do throws(SystemError) {
      let file = try FileDescriptor(path: folder, flags: O_RDONLY | O_DIRECTORY)
      defer { try? file.close() }
      let status = try file.status()
      guard status.st_uid == geteuid() else { throw SystemError(code: EPERM) }
      if status.st_mode & 0o777 != 0o700, fchmod(file.number, 0o700) != 0 { throw .last }
    } catch {
      throw .cannotCreate(path: folder, error)
    }
  }

  /// The first reason why an entry could not be written; nil if all were.
  package var problem: OutputError? { state.withLock { $0.problem } }

  /// The largest entry that is stored, in bytes.
  package var largestEntry: Int { large.largestEntry - Self.headerLength }

  // MARK: Entries

  /// The bytes of an entry; nil if there is none, or none that is whole.
  package func read(_ key: EntryKey) -> [UInt8]? {
    for tier in [small, large] {
      guard let bytes = contents(of: path(of: key, in: tier), limit: tier.largestEntry),
        bytes.count >= Self.headerLength
      else { continue }
      let payload = Array(bytes[Self.headerLength...])
      if bytes.starts(with: header(payload, key)) { return payload }
    }
    return nil
  }

  /// Writes an entry. One that is too large is not stored.
  package func write(_ bytes: [UInt8], for key: EntryKey) {
    guard bytes.count <= largestEntry else { return }
    let text = header(bytes, key) + bytes
    let isSmall = text.count <= small.largestEntry
    let tier = isSmall ? small : large
    let place = self.place(of: key, in: tier)
    if Folder.kind(of: place) != .folder {
      do throws(OutputError) {
        // A link may lead to files of others.
        guard Folder.kind(of: FilePath.join(folder, Self.version)) != .link,
          Folder.kind(of: place) != .link
        else { throw .cannotCreate(path: place, SystemError(code: ELOOP)) }
        try OutputFile.createDirectory(place, permissions: isPrivate ? 0o700 : 0o777)
      } catch {
        return note(error)
      }
    }
    makeRoom(in: place, for: Self.size(text.count), share: tier.share)
    write(text, to: path(of: key, in: tier), in: place)
    // The entry that the key named before may have had another size.
    unlink(path(of: key, in: isSmall ? large : small))
  }

  private func place(of key: EntryKey, in tier: Tier) -> String {
    FilePath.join(folder, "\(Self.version)/\(tier.folder(of: key))")
  }

  private func path(of key: EntryKey, in tier: Tier) -> String {
    FilePath.join(place(of: key, in: tier), String(key.digits.dropFirst(tier.digits)))
  }

  /// The head of an entry, before its bytes: the format, and a hash of key and bytes.
  private func header(_ payload: [UInt8], _ key: EntryKey) -> [UInt8] {
    let hash =
      isPrivate
      ? Self.checksum(of: payload, key)
      : EntryKey.digest(of: Array(key.digits.utf8) + payload)
    return Self.header + Array("\(hash)\n".utf8)
  }

  /// A checksum of key and bytes as long as a hash, made in a tenth of its time: FNV-1a over words of 64 bits, each of which
  /// goes to one of four sums. Entries of a private folder have it, which only their user could forge.
  private static func checksum(of payload: [UInt8], _ key: EntryKey) -> String {
    var sums = SIMD4<UInt64>(repeating: 0xcbf2_9ce4_8422_2325)
    for bytes in [Array(key.digits.utf8), payload] {
      bytes.withUnsafeBytes { add($0, to: &sums) }
    }
    return SHA256.hexadecimal((0..<4).map { sums[$0] }, digits: 16)
  }

  /// Adds the number of bytes, and then the bytes as words, of which the last are filled with zeros.
  private static func add(_ bytes: UnsafeRawBufferPointer, to sums: inout SIMD4<UInt64>) {
    // Sums of their own: a loop reads and writes those of a caller each time.
    var own = sums
    add(SIMD4(UInt64(bytes.count), 0, 0, 0), to: &own)
    var offset = 0
    while bytes.count - offset >= 32 {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self), to: &own)
      offset += 32
    }
    if offset < bytes.count {
      var rest = SIMD4<UInt64>()
      withUnsafeMutableBytes(of: &rest) {
        $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset...]))
      }
      add(rest, to: &own)
    }
    sums = own
  }

  @inline(__always)
  private static func add(_ words: SIMD4<UInt64>, to sums: inout SIMD4<UInt64>) {
    sums = (sums ^ words) &* 0x100_0000_01b3
    // Products never change the low bits by the high ones.
    sums ^= sums &>> 32
  }

  // MARK: Files

  /// The bytes of a regular file of at most `limit` bytes; nil if there is none. Marks it as used.
  private func contents(of path: String, limit: Int) -> [UInt8]? {
    // Links and FIFOs that others put here are neither followed nor waited for.
    guard
      let file = try? FileDescriptor(
        path: path, flags: O_RDONLY | O_NOCTTY | O_NONBLOCK | O_NOFOLLOW)
    else { return nil }
    defer { try? file.close() }
    guard let status = try? file.status(), status.st_mode & S_IFMT == S_IFREG,
      !isPrivate || status.st_uid == geteuid(), status.st_size <= limit,
      let bytes = try? file.readAll(limit: limit, size: Int(status.st_size))
    else { return nil }
    if abs(time(nil) - Self.seconds(status.st_mtim)) > Self.markingAge {
      _ = futimens(file.number, nil)
    }
    return bytes
  }

  /// Writes a file under another name and renames it. Unlike `OutputFile.write`, replaces links.
  private func write(_ bytes: [UInt8], to path: String, in place: String) {
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = FilePath.join(place, "\(OutputFile.temporaryPrefix)\(getpid())-\(random).tmp")
    let file: FileDescriptor
    do throws(SystemError) {
      file = try FileDescriptor(
        path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, permissions: isPrivate ? 0o600 : 0o666)
    } catch {
      return note(.cannotCreate(path: temporary, error))
    }
    do throws(SystemError) {
      do throws(SystemError) {
        try file.write(bytes)
      } catch {
        try? file.close()
        throw error
      }
      try file.close()
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      note(.writeFailed(path: path, error))
    }
  }

  private func note(_ error: OutputError) {
    state.withLock { $0.problem = $0.problem ?? error }
  }

  // MARK: Size

  /// The size of a file on the disk, in whole blocks, as far as one can reckon with it: files that others put into the
  /// folder may have any.
  private static func size(_ bytes: Int) -> Int { (min(bytes, 1 << 40) + 4095) / 4096 * 4096 }

  /// Makes room in a folder for an entry of `size` bytes.
  private func makeRoom(in place: String, for size: Int, share: Int) {
    let known = state.withLock { state -> (bytes: Int, writes: Int)? in
      guard var known = state.folders[place], known.writes < Self.measuringInterval,
        known.bytes + size <= share
      else { return nil }
      known.bytes += size
      known.writes += 1
      state.folders[place] = known
      return known
    }
    guard known == nil else { return }
    let bytes = trim(place, to: share - size)
    state.withLock { $0.folders[place] = (bytes + size, 0) }
  }

  /// A time in seconds since 1970, as far as one can reckon with it: whoever writes to the folder can set any.
  private static func seconds(_ time: timespec) -> Int { min(max(time.tv_sec, 0), 1 << 40) }

  /// An entry's file.
  private struct File {
    var path: String
    var size: Int
    /// The time of its last use, in seconds since 1970.
    var used: Int
  }

  /// Removes the entries of a folder that were not used for longest, if all take more than `limit` bytes.
  /// Then there is room for some time.
  ///
  /// - Returns: the bytes of those that stay.
  private func trim(_ place: String, to limit: Int) -> Int {
    let now = time(nil)
    var files: [File] = []
    for entry in (try? Folder.entries(of: place)) ?? [] where entry.kind == .file {
      let path = FilePath.join(place, entry.name)
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      var used = Self.seconds(status.st_mtim)
      if entry.name.hasPrefix(OutputFile.temporaryPrefix) {
        if abs(now - used) > Self.leftOverAge { unlink(path) }
        continue
      }
      // An entry that a wrong clock has dated in the future would never go.
      if used > now + Self.leftOverAge { used = 0 }
      files.append(File(path: path, size: Self.size(Int(status.st_size)), used: used))
    }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return total }
    for file in files.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) })
    where total > limit / 10 * 9 {
      if unlink(file.path) == 0 || errno == ENOENT { total -= file.size }
    }
    return total
  }
}
