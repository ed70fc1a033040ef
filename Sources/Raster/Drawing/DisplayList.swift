/// A picture as a stream of commands, independent of scale.
public struct DisplayList: Sendable, Hashable {
  public var commands: [DrawCommand]

  public init(commands: [DrawCommand] = []) {
    self.commands = commands
  }
}
