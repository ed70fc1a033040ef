/// Lists of containers that rules name, during a walk: each waits for its next one.
///
/// Functions of the lists alone, so that each list is asked once whether nobody else has it, not for every number that changes.
enum RuleChains {
  /// In place of a number, where there is none.
  static let none = -1

  struct ClassFigures {
    /// The superclass; `none` for the root class.
    var parent: Int
    /// Whether the walk has met the class or a subclass.
    var isMet = false
    /// The first of the chains that wait for a container of the class.
    var waiting = none
    /// The latest of the groups for the class that match here.
    var active = none
    /// The slots that indexed rules for the class set.
    var slots = SlotNumbers()
    /// Slots that objects of the class are known to have.
    var knownSlots = SlotNumbers()
  }

  /// A list of containers that some rules name.
  struct ChainFigures {
    /// The place of its outermost container in `containers`.
    var start = 0
    var count = 0
    /// The number of containers that are found here.
    var found = 0
    /// The next of the chains that wait for the same class.
    var nextWaiting = none
    /// The first group with these containers, and the last.
    var firstGroup = none
    var lastGroup = none
    var isIndexed = false
  }

  /// A container that a chain names.
  struct ContainerFigures {
    let classIndex: Int
    /// The depth of its class in the class hierarchy.
    let classDepth: Int
    /// The depth in the tree of the object that was found.
    var depth = 0
    /// The chain that advanced before in the same object.
    var advancedBefore = none
  }

  struct GroupFigures {
    var classIndex = 0
    var chain = 0
    var isOfClass = false
    /// The depth of the class in the class hierarchy.
    var classDepth = 0
    var containerCount = 0
    var traitCount = 0
    /// The place of its first winner in `winners`, and of the one after its last.
    var firstWinner = 0
    var winnersEnd = 0
    /// The group for the same class that came to match before.
    var activeBefore = none
    /// The next group with the same containers.
    var nextOfChain = none

    /// Those of its rule at a position in the sheet.
    func figures(_ order: Int) -> RuleFigures {
      RuleFigures(
        order: order, isOfClass: isOfClass, classDepth: classDepth,
        containerCount: containerCount, traitCount: traitCount)
    }
  }

  /// Embeds the next containers of the chains of a list; the rules of complete chains match from here on.
  ///
  /// - Parameters:
  ///   - first: The first chain of the list.
  ///   - depth: The depth in the tree of the object.
  ///   - advanced: The last chain that advanced in the object.
  static func advance(
    _ first: Int, to depth: Int, _ advanced: inout Int,
    _ chains: inout ContiguousArray<ChainFigures>,
    _ containers: inout ContiguousArray<ContainerFigures>,
    _ classes: inout ContiguousArray<ClassFigures>, _ groups: inout ContiguousArray<GroupFigures>
  ) {
    var chains = chains.mutableSpan
    var containers = containers.mutableSpan
    var classes = classes.mutableSpan
    var groups = groups.mutableSpan
    var chain = first
    while chain >= 0 {
      let next = chains[chain].nextWaiting
      let place = chains[chain].start + chains[chain].found
      containers[place].depth = depth
      containers[place].advancedBefore = advanced
      advanced = chain
      chains[chain].found += 1
      if chains[chain].found < chains[chain].count {
        let waited = containers[place + 1].classIndex
        chains[chain].nextWaiting = classes[waited].waiting
        classes[waited].waiting = chain
      } else {
        var group = chains[chain].firstGroup
        while group >= 0 {
          let classIndex = groups[group].classIndex
          groups[group].activeBefore = classes[classIndex].active
          classes[classIndex].active = group
          group = groups[group].nextOfChain
        }
      }
      chain = next
    }
  }

  /// Undoes what chains did in an object.
  ///
  /// - Parameter advanced: The last chain that advanced there.
  static func goBack(
    _ advanced: Int, _ chains: inout ContiguousArray<ChainFigures>,
    _ containers: ContiguousArray<ContainerFigures>,
    _ classes: inout ContiguousArray<ClassFigures>, _ groups: ContiguousArray<GroupFigures>
  ) {
    var chains = chains.mutableSpan
    var classes = classes.mutableSpan
    let containers = containers.span
    let groups = groups.span
    // The latest that came to wait or match is the first of its list.
    var chain = advanced
    while chain >= 0 {
      let place = chains[chain].start + chains[chain].found
      if chains[chain].found < chains[chain].count {
        classes[containers[place].classIndex].waiting = chains[chain].nextWaiting
      } else {
        var group = chains[chain].firstGroup
        while group >= 0 {
          let classIndex = groups[group].classIndex
          classes[classIndex].active = groups[classes[classIndex].active].activeBefore
          group = groups[group].nextOfChain
        }
      }
      chain = containers[place - 1].advancedBefore
    }
    chain = advanced
    while chain >= 0 {
      chains[chain].found -= 1
      let place = chains[chain].start + chains[chain].found
      let waited = containers[place].classIndex
      chains[chain].nextWaiting = classes[waited].waiting
      classes[waited].waiting = chain
      chain = containers[place].advancedBefore
    }
  }
}
