/// An option set whose bits have UIKit's names.
package protocol NamedOptions: OptionSet, Sendable, Hashable where RawValue == Int {
  /// UIKit's names, in the order of the bits.
  static var names: [String] { get }
}

extension NamedOptions {
  /// Creates a set from names; unknown names are ignored.
  package init(names: [String]) {
    self.init(
      rawValue: Self.names.indices.reduce(0) { bits, bit in
        names.contains(Self.names[bit]) ? bits | 1 << bit : bits
      })
  }

  /// The names of the options, in the order of the bits.
  package var names: [String] {
    Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.names[$0] }
  }
}
