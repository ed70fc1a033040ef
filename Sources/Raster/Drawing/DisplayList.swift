/// A picture as a stream of commands, independent of scale.
public struct DisplayList: Sendable, Hashable {
  /// First drawn first.
  public var commands: [DrawCommand]

  /// A list of these commands.
  public init(commands: [DrawCommand] = []) {
    self.commands = commands
  }
}
