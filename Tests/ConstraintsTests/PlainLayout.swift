import Constraints

/// Views with constraints between them, as simple as can be: what a document says, and a second way to their frames. Each
/// frame is four unknown numbers, required equations are solved one by one for one of them, and what is left goes to
/// `ExactSolver`.
struct PlainLayout {
  enum Attribute: String, CaseIterable {
    case leading, trailing, top, bottom, width, height, centerX, centerY

    var isHorizontal: Bool {
      switch self {
      case .leading, .trailing, .width, .centerX: true
      default: false
      }
    }

    var isSize: Bool { self == .width || self == .height }
  }

  enum Item {
    case view(Int), own, superview, margins, safeArea
  }

  struct Constraint {
    var attribute: Attribute
    var relation = LinearSystem.Relation.equal
    /// Nil for a size alone.
    var item: Item?
    var other: Attribute
    /// A factor as numerator and denominator; only of sizes.
    var factor = (1, 1)
    /// In quarters of a point.
    var quarters = 0
    var priority = 1000
  }

  struct View {
    /// The index of the superview; nil for the root.
    var parent: Int?
    /// The size of the content, in points; nil for none.
    var content: (width: Int, height: Int)?
    var hugging = (250, 250)
    var resistance = (750, 750)
    var constraints: [Constraint] = []
  }

  /// Rectangles as left, top, width and height.
  typealias Frame = [Fraction]

  static let rootSize = (width: 375, height: 667)
  static let statusBar = 20
  static let rootMargin = 16
  static let margin = 8

  var views: [View] = []

  // MARK: The document

  var document: String {
    """
    {"system": 17, "device": {"size": [\(Self.rootSize.width), \(Self.rootSize.height)], "scale": 2, "idiom": "phone",
       "statusBarHeight": \(Self.statusBar), "safeArea": [\(Self.statusBar), 0, 0, 0]},
     "classes": {"Box": {"superclass": "UIView", "properties": {"w": "number", "h": "number"},
       "intrinsicContentSize": ["$w", "$h"]}},
     "window": {"rootViewController": {"class": "UIViewController", "view": {"class": "UIView",
       "subviews": [\(children(of: nil))]}}}}
    """
  }

  private func children(of parent: Int?) -> String {
    views.indices.filter { views[$0].parent == parent }.map(object).joined(separator: ",\n")
  }

  private func object(_ index: Int) -> String {
    let view = views[index]
    var members = ["\"id\": \"v\(index)\"", "\"insetsLayoutMarginsFromSafeArea\": false"]
    if let content = view.content {
      members += [
        "\"class\": \"Box\", \"w\": \(content.width), \"h\": \(content.height)",
        "\"contentHuggingPriority\": [\(view.hugging.0), \(view.hugging.1)]",
        "\"contentCompressionResistancePriority\": [\(view.resistance.0), \(view.resistance.1)]",
      ]
    } else {
      members.append("\"class\": \"UIView\"")
    }
    let texts = view.constraints.map { "\"\($0.text)\"" }.joined(separator: ", ")
    members.append("\"constraints\": [\(texts)]")
    let inner = children(of: index)
    if !inner.isEmpty { members.append("\"subviews\": [\(inner)]") }
    return "{\(members.joined(separator: ", "))}"
  }

  // MARK: The frames

  /// A sum of unknown numbers and a known one.
  struct Length {
    var factors: [Int: Fraction] = [:]
    var constant = Fraction.zero

    init(_ constant: Fraction = .zero) { self.constant = constant }

    init(variable: Int) { factors[variable] = .one }

    func plus(_ other: Length, times factor: Fraction = .one) throws(Fraction.Overflow) -> Length {
      var result = self
      for (variable, other) in other.factors {
        let sum = try (result.factors[variable] ?? .zero) + other * factor
        result.factors[variable] = sum.isZero ? nil : sum
      }
      result.constant = try result.constant + other.constant * factor
      return result
    }

    func replacing(_ variable: Int, by length: Length) throws(Fraction.Overflow) -> Length {
      guard let factor = factors[variable] else { return self }
      var result = self
      result.factors[variable] = nil
      return try result.plus(length, times: factor)
    }

    func terms(in columns: [Int: Int]) -> ExactSolver.Terms {
      factors.sorted { $0.key < $1.key }.compactMap { factor in
        columns[factor.key].map { ($0, factor.value) }
      }
    }
  }

  /// A column for each unknown number of some lengths.
  private static func columns(_ lengths: [Length]) -> [Int: Int] {
    let variables = Set(lengths.flatMap { $0.factors.keys }).sorted()
    return Dictionary(
      uniqueKeysWithValues: variables.enumerated().map { ($0.element, $0.offset) })
  }

  /// The views in the order of the tree.
  private var order: [Int] {
    func below(_ parent: Int?) -> [Int] {
      views.indices.filter { views[$0].parent == parent }.flatMap { [$0] + below($0) }
    }
    return below(nil)
  }

  /// The frames of the views in their superviews, exact.
  func frames() throws(Fraction.Overflow) -> [Frame] {
    var known: [Int: Length] = [:]
    func side(_ view: Int, _ side: Int) -> Length { Length(variable: view * 4 + side) }
    func box(_ view: Int?) -> [Length] {
      guard let view else {
        return [
          Length(), Length(), Length(Fraction(Self.rootSize.width)),
          Length(Fraction(Self.rootSize.height)),
        ]
      }
      return (0..<4).map { side(view, $0) }
    }
    func inset(
      _ box: [Length], _ left: Int, _ top: Int, _ right: Int, _ bottom: Int
    ) throws(Fraction.Overflow) -> [Length] {
      [
        try box[0].plus(Length(Fraction(left))), try box[1].plus(Length(Fraction(top))),
        try box[2].plus(Length(Fraction(-left - right))),
        try box[3].plus(Length(Fraction(-top - bottom))),
      ]
    }
    func value(
      _ attribute: Attribute, _ box: [Length]
    ) throws(Fraction.Overflow) -> Length {
      switch attribute {
      case .leading: box[0]
      case .top: box[1]
      case .width: box[2]
      case .height: box[3]
      case .trailing: try box[0].plus(box[2])
      case .bottom: try box[1].plus(box[3])
      case .centerX: try box[0].plus(box[2], times: Fraction(1, over: 2))
      case .centerY: try box[1].plus(box[3], times: Fraction(1, over: 2))
      }
    }
    func target(_ item: Item, of view: Int) throws(Fraction.Overflow) -> [Length] {
      let parent = views[view].parent
      switch item {
      case .own: return box(view)
      case .superview: return box(parent)
      case .view(let other): return box(other)
      case .margins:
        let margin = parent == nil ? Self.rootMargin : Self.margin
        let top = parent == nil ? Self.statusBar : Self.margin
        return try inset(box(parent), margin, top, margin, parent == nil ? 0 : Self.margin)
      case .safeArea:
        return parent == nil ? try inset(box(nil), 0, Self.statusBar, 0, 0) : box(parent)
      }
    }
    /// What has to be 0 (or at most, at least 0).
    func difference(_ constraint: Constraint, of view: Int) throws(Fraction.Overflow) -> Length {
      var result = try value(constraint.attribute, box(view))
      if let item = constraint.item {
        let other = try value(constraint.other, target(item, of: view))
        result = try result.plus(
          other, times: -Fraction(constraint.factor.0, over: constraint.factor.1))
      }
      return try result.plus(Length(Fraction(-constraint.quarters, over: 4)))
    }
    func reduced(_ length: Length) throws(Fraction.Overflow) -> Length {
      var result = length
      for variable in length.factors.keys.sorted() {
        if let replaced = known[variable] {
          result = try result.replacing(variable, by: replaced)
        }
      }
      return result
    }
    // Inequalities that are required, sizes among them.
    var limits: [(Length, LinearSystem.Relation)] = []
    for view in order {
      for side in [2, 3] { limits.append((box(view)[side], .greaterThanOrEqual)) }
    }
    func holds() throws(Fraction.Overflow) -> Bool {
      var open: [(Length, LinearSystem.Relation)] = []
      for (length, relation) in limits {
        let length = try reduced(length)
        if length.factors.isEmpty {
          let isLess = length.constant.isNegative
          if relation == .greaterThanOrEqual ? isLess : length.constant.isPositive { return false }
        } else {
          open.append((length, relation))
        }
      }
      let columns = Self.columns(open.map(\.0))
      var solver = ExactSolver(isNonNegative: [Bool](repeating: false, count: columns.count))
      for (length, relation) in open {
        solver.add(length.terms(in: columns), relation, -length.constant)
      }
      return try solver.values() != nil
    }
    let all = order.flatMap { view in views[view].constraints.map { (view, $0) } }
    for (view, constraint) in all where constraint.priority == 1000 {
      let length = try reduced(difference(constraint, of: view))
      if constraint.relation != .equal {
        limits.append((length, constraint.relation))
        if try !holds() { limits.removeLast() }
        continue
      }
      guard let (variable, factor) = length.factors.min(by: { $0.key < $1.key }) else { continue }
      var rest = length
      rest.factors[variable] = nil
      let before = known
      let solved = try Length().plus(rest, times: Fraction(-1) / factor)
      for key in known.keys.sorted() {
        known[key] = try known[key]?.replacing(variable, by: solved)
      }
      known[variable] = solved
      if try !holds() { known = before }
    }
    return try chosen(
      limits, all, box: box, difference: difference, reduced: reduced)
  }

  /// The frames that optional constraints and wishes choose among those that what is required leaves.
  private func chosen(
    _ limits: [(Length, LinearSystem.Relation)], _ all: [(Int, Constraint)],
    box: (Int?) -> [Length],
    difference: (Constraint, Int) throws(Fraction.Overflow) -> Length,
    reduced: (Length) throws(Fraction.Overflow) -> Length
  ) throws(Fraction.Overflow) -> [Frame] {
    var levels: [Double: [(Length, LinearSystem.Relation)]] = [:]
    for view in order {
      guard let content = views[view].content else { continue }
      let sizes = [content.width, content.height]
      let hugging = [views[view].hugging.0, views[view].hugging.1]
      let resistance = [views[view].resistance.0, views[view].resistance.1]
      for side in 0..<2 {
        let length = try box(view)[side + 2].plus(Length(Fraction(-sizes[side])))
        levels[Double(hugging[side]), default: []].append((length, .lessThanOrEqual))
        levels[Double(resistance[side]), default: []].append((length, .greaterThanOrEqual))
      }
    }
    for (view, constraint) in all where constraint.priority < 1000 {
      levels[Double(constraint.priority), default: []]
        .append((try difference(constraint, view), constraint.relation))
    }
    for view in order {
      let (own, outer) = (box(view), box(views[view].parent))
      for side in 0..<2 {
        let origin = try own[side].plus(outer[side], times: Fraction(-1))
        levels[0.5, default: []].append((origin, .equal))
        levels[0.25, default: []].append((own[side + 2], .equal))
      }
    }
    // Only what is left gets columns.
    var sides: [Length] = []
    for view in order {
      for length in box(view) { sides.append(try reduced(length)) }
    }
    let columns = Self.columns(sides)
    var solver = ExactSolver(isNonNegative: [Bool](repeating: false, count: columns.count))
    func terms(_ length: Length) -> ExactSolver.Terms { length.terms(in: columns) }
    for (length, relation) in limits {
      let length = try reduced(length)
      if !length.factors.isEmpty { solver.add(terms(length), relation, -length.constant) }
    }
    for level in levels.keys.sorted(by: >) {
      var cost: [Int: Fraction] = [:]
      for (length, relation) in levels[level] ?? [] {
        let length = try reduced(length)
        guard !length.factors.isEmpty else { continue }
        for error in solver.addWithErrors(terms(length), relation, -length.constant) {
          cost[error] = .one
        }
      }
      try solver.keepLeast(cost)
    }
    // What is still open is near 0, in the order of the unknown numbers.
    for view in order {
      for length in box(view) {
        let length = try reduced(length)
        guard !length.factors.isEmpty else { continue }
        var cost: [Int: Fraction] = [:]
        for error in solver.addWithErrors(terms(length), .equal, -length.constant) {
          cost[error] = .one
        }
        try solver.keepLeast(cost)
      }
    }
    let values = try solver.values() ?? []
    func number(_ length: Length) throws(Fraction.Overflow) -> Fraction {
      let length = try reduced(length)
      var result = length.constant
      for (column, factor) in terms(length) { result = try result + values[column] * factor }
      return result
    }
    var frames: [Frame] = []
    for view in views.indices {
      let (own, outer) = (box(view), box(views[view].parent))
      frames.append([
        try number(own[0]) - number(outer[0]), try number(own[1]) - number(outer[1]),
        try number(own[2]), try number(own[3]),
      ])
    }
    return frames
  }
}

extension PlainLayout.Constraint {
  /// The constraint as documents write it.
  var text: String {
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var words = [attribute.rawValue, sign]
    let constant = Double(quarters) / 4
    let number = constant == constant.rounded() ? "\(Int(constant))" : "\(constant)"
    if let item {
      let name =
        switch item {
        case .view(let index): "v\(index)"
        case .own: "self"
        case .superview: "superview"
        case .margins: "margins"
        case .safeArea: "safeArea"
        }
      words.append(other == attribute ? name : "\(name).\(other.rawValue)")
      if factor != (1, 1) { words.append("* \(factor.0)\(factor.0 > 1 ? ":" : "/")\(factor.1)") }
      if quarters > 0 { words.append("+ \(number)") }
      if quarters < 0 { words.append("- \(number.dropFirst())") }
    } else {
      words.append(number)
    }
    if priority < 1000 { words.append("@\(priority)") }
    return words.joined(separator: " ")
  }
}
