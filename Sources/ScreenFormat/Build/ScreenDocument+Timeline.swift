extension ScreenDocument {
  /// The end of the timeline's last change, in seconds; 0 without a timeline.
  public var timelineEnd: Double {
    let changes = root.object?["timeline"]?.array ?? []
    return changes.reduce(0) { end, change in
      let own = change.object
      return max(end, (own?["at"]?.number ?? 0) + (own?["duration"]?.number ?? 0))
    }
  }

  /// The length of the screen's animation, in seconds: that of its timeline, else of its longest
  /// animated image, else the second in which an activity indicator turns once.
  public var animationLength: Double {
    if timelineEnd > 0 { return timelineEnd }
    let longest = Self.longestAnimation(root)
    return longest > 0 ? longest : 1
  }

  /// Whether time changes the picture: through a timeline, an animated image or an activity indicator.
  package var isAnimated: Bool {
    timelineEnd > 0 || Self.longestAnimation(root) > 0 || Self.hasIndicator(root)
  }

  private static func hasIndicator(_ node: DocumentNode) -> Bool {
    switch node.value {
    case .array(let elements): elements.contains(where: hasIndicator)
    case .object(let object):
      object["class"]?.string == "UIActivityIndicatorView"
        || object.members.contains { hasIndicator($0.node) }
    default: false
    }
  }

  private static func longestAnimation(_ node: DocumentNode) -> Double {
    switch node.value {
    case .array(let elements): elements.map(longestAnimation).max() ?? 0
    case .object(let object):
      max(
        object.members.map { longestAnimation($0.node) }.max() ?? 0,
        object["animated"]?.array.map { frames in
          object["duration"]?.number ?? ImageReader.standardDuration(frames: frames.count)
        } ?? 0)
    default: 0
    }
  }
}
