package import Raster

/// Replaces references by the values of an object: in drawings when they are painted, in subviews
/// when the object is resolved.
package struct Binder {
  package let node: StyledNode
  /// The size of the object, in points; nil until it is laid out.
  package var bounds: Size?
  /// Numbers that are known when the object is laid out, by name.
  package var given: [String: Double] = [:]
  /// The index of the repetition, from 0; nil outside of one.
  package var index: Int?

  /// The greatest absolute value of a number, in points.
  private static let coordinateLimit = 1e6

  package init(_ node: StyledNode, bounds: Size? = nil) {
    self.node = node
    self.bounds = bounds
  }

  // MARK: References

  /// The value of a reference, with its source; nil for defaults.
  package func value(_ reference: Reference) -> (value: AppearanceValue?, source: Candidate?) {
    switch reference {
    case .index: return (index.map { .number(Double($0)) }, nil)
    case .boundsWidth: return (bounds.map { .number($0.width) }, nil)
    case .boundsHeight: return (bounds.map { .number($0.height) }, nil)
    case .given(let name): return (given[name].map { .number($0) }, nil)
    case .computed(let computed): return value(computed)
    case .part(let name, let slot):
      guard let part = node.child(Element.Role(part: name)) else { return (nil, nil) }
      return Binder(part).value(.property(slot))
    case .property(let slot):
      let style = node.object.style
      for axes in AxisFallback.order(slot.axes) {
        let slot = slot.with(axes)
        if let winner = style.winner(slot) { return (winner.value, winner) }
        if let value = style.defaultValue(slot) { return (value, nil) }
      }
      return (nil, nil)
    }
  }

  /// The number; 0 when the property holds none.
  package func number(_ number: NumberValue) -> Double {
    switch number {
    case .constant(let value): return value
    case .reference(let reference):
      guard case .number(let value)? = value(reference).value else { return 0 }
      return min(max(value, -Self.coordinateLimit), Self.coordinateLimit)
    }
  }

  /// The number of repetitions, 0 or more.
  package func count(_ number: NumberValue) -> Int {
    switch number {
    case .constant(let value): max(0, Int(value))
    case .reference:
      min(max(0, Int(self.number(number))), PartTemplate.Repetition.referenceLimit)
    }
  }

  package func text(_ text: Bindable<String>) -> String {
    switch text {
    case .constant(let text): return text
    case .reference(let reference):
      guard case .string(let text)? = Self.asText(value(reference).value) else { return "" }
      return text
    }
  }

  /// A number as its digits; other values unchanged.
  static func asText(_ value: AppearanceValue?) -> AppearanceValue? {
    if case .number(let number) = value { .string(shortest(number)) } else { value }
  }

  // MARK: Values

  package func bound(_ color: ColorValue) -> ColorValue {
    switch color {
    case .reference(let reference):
      if case .color(let color)? = value(reference).value { return color }
      return .color(.clear)
    case .dynamic(let light, let dark): return .dynamic(light: bound(light), dark: bound(dark))
    case .faded(let color, let alpha): return .faded(bound(color), alpha: alpha)
    case .pattern(let image): return .pattern(bound(image))
    case .color, .tint, .system, .adaptive: return color
    }
  }

  package func bound(_ image: ImageValue) -> ImageValue {
    var result = image
    switch image.source {
    case .bitmap, .vector, .symbol, .adaptive: break
    case .drawing(let operations, let size):
      result.source = .drawing(operations.map { bound($0) }, size: size)
    case .color(let color, let size): result.source = .color(bound(color), size: size)
    case .animated(let frames, let duration):
      result.source = .animated(frames.map { bound($0) }, duration: duration)
    }
    return result
  }

  package func bound(_ attributes: TextAttributes) -> TextAttributes {
    var result = attributes
    result.foregroundColor = attributes.foregroundColor.map { bound($0) }
    result.backgroundColor = attributes.backgroundColor.map { bound($0) }
    result.strokeColor = attributes.strokeColor.map { bound($0) }
    if let color = attributes.shadow?.color { result.shadow?.color = bound(color) }
    return result
  }

  /// A template's value with references replaced. Expressions go through `value(_:)`.
  package func bound(_ value: AppearanceValue) -> AppearanceValue {
    switch value {
    case .color(let color): .color(bound(color))
    case .image(let image): .image(bound(image))
    case .attributes(let attributes): .attributes(bound(attributes))
    case .attributedText(let runs):
      .attributedText(
        runs.map { AttributedRun(text: $0.text, attributes: bound($0.attributes)) })
    case .object(let element): .object(bound(element))
    case .objects(let elements): .objects(elements.map { bound($0) })
    case .templates(let templates): .objects(elements(templates))
    case .constraints(let list): .constraints(list.map { bound($0) })
    case .layoutGuides(let guides):
      .layoutGuides(
        guides.map { LayoutGuide(id: $0.id, constraints: $0.constraints.map { bound($0) }) })
    default: value
    }
  }

  private func bound(_ constraint: LayoutConstraint) -> LayoutConstraint {
    guard case .reference(let reference, let isNegative) = constraint.constant else {
      return constraint
    }
    var result = constraint
    let points = number(NumberValue.reference(reference))
    result.constant = .points(isNegative ? -points : points)
    return result
  }

  // MARK: Expressions

  /// The result of an expression, with the source of the property that it depends on.
  package func value(
    _ expression: TemplateExpression
  ) -> (value: AppearanceValue?, source: Candidate?) {
    switch expression {
    case .constant(let value): return (value, nil)
    case .reference(let reference): return value(reference)
    case .comparison(let comparison, let a, let b):
      let left = value(a)
      let right = value(b)
      return (
        .boolean(comparison.holds(left.value, right.value)), left.source ?? right.source
      )
    case .text(let inner):
      let (value, source) = value(inner)
      return (Self.asText(value), source)
    case .localized(let format):
      let values = format.arguments.map { value($0) }
      return (
        .string(format.text(values.map(\.value))), values.lazy.compactMap(\.source).first
      )
    case .geometry(let geometry, let numbers):
      return (geometry.value(numbers.map { $0.map { number($0) } }), nil)
    case .not(let inner):
      let (value, source) = value(inner)
      guard case .boolean(let flag)? = value else { return (nil, nil) }
      return (.boolean(!flag), source)
    }
  }

  /// The result of a computation, with the source of the first property that it depends on.
  private func value(
    _ computed: ComputedValue
  ) -> (value: AppearanceValue?, source: Candidate?) {
    switch computed {
    case .number(let number): return (.number(number), nil)
    case .text(let text): return (.string(text), nil)
    case .reference(let reference): return value(reference)
    case .arithmetic(let operation, let a, let b):
      let (left, right) = (number(a), number(b))
      return (
        operation.result(left.number, right.number).map { .number($0) },
        left.source ?? right.source
      )
    case .floor(let inner):
      let (number, source) = number(inner)
      return (.number(number.rounded(.down)), source)
    case .joined(let parts):
      let values = parts.map { value($0) }
      let text = values.map { value -> String in
        guard case .string(let text)? = Self.asText(value.value) else { return "" }
        return text
      }
      return (.string(text.joined()), values.lazy.compactMap(\.source).first)
    }
  }

  /// The number of an operand; 0 when its property holds none.
  private func number(_ computed: ComputedValue) -> (number: Double, source: Candidate?) {
    let (value, source) = value(computed)
    guard case .number(let number)? = value else { return (0, source) }
    return (min(max(number, -Self.coordinateLimit), Self.coordinateLimit), source)
  }

  // MARK: Subviews

  /// The objects of templates, with repetitions expanded.
  package func elements(_ templates: [PartTemplate]) -> [Element] {
    templates.flatMap { template -> [Element] in
      guard let repetition = template.repetition else { return [bound(template.element)] }
      return (0..<count(repetition.count)).map { index in
        var binder = self
        binder.index = index
        var element = binder.bound(template.element)
        if let offset = repetition.offset {
          element.moveFrame(by: offset, times: index)
        }
        return element
      }
    }
  }

  /// An object of a template with references replaced. Values that were set on the custom object
  /// keep their source; defaults stay defaults.
  package func bound(_ template: Element) -> Element {
    var element = template
    for (slot, value) in template.values {
      element.values[slot] = bind(value, slot, in: &element)
    }
    for (slot, value) in template.defaults {
      element.defaults[slot] = bind(value, slot, in: &element)
    }
    if !template.variations.isEmpty {
      element.variations = template.variations.map { variation in
        Variation(
          traits: variation.traits,
          values: variation.values.compactMapValues { value in
            switch value {
            case .expression(let expression): self.value(expression).value
            case .color(.reference(let reference)): self.value(reference).value
            default: bound(value)
            }
          })
      }
    }
    return element
  }

  private func bind(
    _ value: AppearanceValue, _ slot: PropertySlot, in element: inout Element
  ) -> AppearanceValue? {
    let source: Candidate?
    let result: AppearanceValue?
    switch value {
    case .expression(let expression): (result, source) = self.value(expression)
    case .color(.reference(let reference)): (result, source) = self.value(reference)
    default: return bound(value)
    }
    guard let result, var source else { return result }
    source.value = result
    element.given[slot] = source
    return nil
  }
}

extension Element {
  /// Moves the frame by an offset, times the index. A missing frame counts as one at the origin.
  fileprivate mutating func moveFrame(by offset: Offset, times index: Int) {
    var frame = self[View.frame] ?? FrameValue(x: 0, y: 0, width: nil, height: nil)
    frame.x = frame.origin.x + offset.horizontal * Double(index)
    frame.y = frame.origin.y + offset.vertical * Double(index)
    let slot = View.frame.slot
    if values[slot] != nil {
      values[slot] = .frame(frame)
    } else {
      defaults[slot] = .frame(frame)
    }
  }
}
