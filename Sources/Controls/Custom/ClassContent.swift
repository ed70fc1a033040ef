import Raster

/// What instances of a custom class are built from and draw.
public struct ClassContent: Sendable {
  /// Drawn over the background, under what the superclass draws; nil draws nothing of its own.
  public var drawing: [DrawingOperation]?
  /// Below the subviews that a document gives the object; of a controller, in its view.
  public var subviews: [PartTemplate]
  /// In points; a nil side is the superclass's.
  public var intrinsicContentSize: IntrinsicSize?

  /// A size whose sides may be the object's properties.
  public struct IntrinsicSize: Sendable, Hashable {
    /// In points; nil is the superclass's.
    public var width: NumberValue?
    /// In points; nil is the superclass's.
    public var height: NumberValue?

    /// With all its values.
    public init(width: NumberValue?, height: NumberValue?) {
      self.width = width
      self.height = height
    }
  }

  /// The most objects that all custom classes of a screen may build.
  public static let objectLimit = 100_000

  /// With all its values.
  public init(
    drawing: [DrawingOperation]? = nil, subviews: [PartTemplate] = [],
    intrinsicContentSize: IntrinsicSize? = nil
  ) {
    self.drawing = drawing
    self.subviews = subviews
    self.intrinsicContentSize = intrinsicContentSize
  }

  /// What a subclass of this class has: its own drawing and size where it gives them, and the
  /// superclass's subviews below its own.
  func extended(by subclass: ClassContent) -> ClassContent {
    ClassContent(
      drawing: subclass.drawing ?? drawing, subviews: subviews + subclass.subviews,
      intrinsicContentSize: subclass.intrinsicContentSize ?? intrinsicContentSize)
  }

  /// An object's children with the subviews that its class builds: above the parts of its
  /// superclass, below the subviews that the document gives it.
  ///
  /// - Parameter budget: how many more objects may be made; none are when they would exceed it.
  func compose(
    over children: [Element], of node: StyledNode, budget: inout Int
  ) -> [Element] {
    let context = node.context
    let composing = ComposeContext(
      classes: context.classes, system: context.system, device: context.device)
    let binder = Binder(node)
    let design = designSize(of: node)
    let parts = binder.elements(subviews).map { part in
      var part = part
      part.designSize = design
      return Screen.compose(part, composing)
    }
    let count = parts.reduce(0) { $0 + $1.count }
    guard count <= budget else {
      budget = 0
      return children
    }
    budget -= count
    var result = children
    if let view = result.firstIndex(where: { $0.role == .controllerView }) {
      result[view].children.insert(contentsOf: parts, at: result[view].children.firstSubview)
    } else {
      result.insert(contentsOf: parts, at: result.firstSubview)
    }
    return result
  }

  /// Frames are meant in the size that the class asks for, where it asks for one.
  private func designSize(of node: StyledNode) -> Size? {
    guard let size = intrinsicContentSize, let width = size.width, let height = size.height else {
      return nil
    }
    let binder = Binder(node)
    return Size(width: max(0, binder.number(width)), height: max(0, binder.number(height)))
  }
}

extension Element {
  /// How many objects it and its children are.
  fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension Element.Role {
  /// Of an object that a declared property holds.
  init(part name: String) { self.init("part \(name)") }
}

extension [Element] {
  /// Where the subviews of a document begin, behind the parts that a control makes.
  fileprivate var firstSubview: Int { firstIndex { $0.role == .subview } ?? endIndex }
}
