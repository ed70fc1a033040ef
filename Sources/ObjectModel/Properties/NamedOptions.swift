/// Option sets whose bits have UIKit's names.
public protocol NamedOptions: OptionSet, Sendable, Hashable where RawValue == Int {
  /// UIKit's names, in the order of the bits.
  static var names: [String] { get }
}

extension NamedOptions {
  /// The options that have a name among `names`; other names say nothing.
  package init(names: [String]) {
    self.init(
      rawValue: Self.names.indices.reduce(0) { bits, bit in
        names.contains(Self.names[bit]) ? bits | 1 << bit : bits
      })
  }

  /// UIKit's names of the options, in the order of the bits.
  public var names: [String] {
    Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.names[$0] }
  }
}
