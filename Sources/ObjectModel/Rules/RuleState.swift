/// The rules that match in the containers that a walk has entered, shared by all places with the same
/// containers.
final class RuleState: Sendable {
  /// Decides, with an object's class, which rules match.
  let number: Int
  /// Outside of the innermost container that makes rules match; nil outside of all.
  let outer: RuleState?
  /// The groups that match from that container on.
  let activations: [RuleActivation]

  init(number: Int, outer: RuleState?, activations: [RuleActivation]) {
    self.number = number
    self.outer = outer
    self.activations = activations
  }

  static let empty = RuleState(number: 0, outer: nil, activations: [])
}

/// A group whose containers have all been found.
struct RuleActivation: Sendable {
  let group: RuleGroup
  /// The node of each container, outermost first.
  let embedding: [Int]
}
