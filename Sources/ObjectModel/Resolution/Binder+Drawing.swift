package import Raster

extension Binder {
  package func size(_ size: ClassContent.IntrinsicSize, over inherited: Size) -> Size {
    Size(
      width: size.width.map { max(0, number($0)) } ?? inherited.width,
      height: size.height.map { max(0, number($0)) } ?? inherited.height)
  }

  package func point(_ value: PointValue) -> Point { Point(x: number(value.x), y: number(value.y)) }

  /// Negative sides become 0.
  package func rect(_ value: RectValue) -> Rect {
    Rect(
      x: number(value.x), y: number(value.y), width: max(0, number(value.width)),
      height: max(0, number(value.height)))
  }

  package func transform(_ value: DrawingTransform) -> Transform {
    let n = value.numbers.map { number($0) }
    guard n.count == 6 else { return .identity }
    return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  package func image(_ value: Bindable<ImageValue>) -> ImageValue? {
    switch value {
    case .constant(let image): return bound(image)
    case .reference(let reference):
      if case .image(let image)? = self.value(reference).value { return image }
      return nil
    }
  }

  // MARK: Drawings of images, which other objects draw

  /// The operation with the object's values in place of references.
  package func bound(_ operation: DrawingOperation) -> DrawingOperation {
    switch operation {
    case .fill(let color, let shape): .fill(bound(color), bound(shape))
    case .stroke(let color, let shape, let style, let width):
      .stroke(bound(color), bound(shape), style, width: bound(width))
    case .gradient(let gradient, let shape): .gradient(bound(gradient), bound(shape))
    case .image(let image, let rect):
      self.image(image).map { .image(.constant($0), rect: bound(rect)) } ?? .group([])
    case .text(let text, let point, let attributes):
      .text(.constant(self.text(text)), at: bound(point), bound(attributes))
    case .clip(let shape): .clip(bound(shape))
    case .group(let inner, let transform, let alpha):
      .group(
        inner.map { bound($0) }, transform: DrawingTransform(transform.numbers.map { bound($0) }),
        alpha: bound(alpha))
    case .repeat(let count, let offset, let inner):
      .repeat(bound(count), offset: bound(offset), inner.map { bound($0) })
    }
  }

  /// The index of a repetition stays until the drawing is repeated.
  private func bound(_ number: NumberValue) -> NumberValue {
    switch number {
    case .reference(.property): .constant(self.number(number))
    case .reference(.index) where index != nil: .constant(self.number(number))
    case .reference(.computed(let computed)): .reference(.computed(bound(computed)))
    case .constant, .reference: number
    }
  }

  private func bound(_ computed: ComputedValue) -> ComputedValue {
    switch computed {
    case .number, .text: return computed
    case .reference(.index) where index == nil: return computed
    case .reference(.computed(let inner)): return bound(inner)
    case .reference(let reference):
      switch value(reference).value {
      case .number(let number)?: return .number(number)
      case .string(let text)?: return .text(text)
      default: return .number(0)
      }
    case .arithmetic(let operation, let a, let b):
      return .arithmetic(operation, bound(a), bound(b))
    case .floor(let inner): return .floor(bound(inner))
    case .joined(let parts): return .joined(parts.map { bound($0) })
    }
  }

  private func bound(_ point: PointValue) -> PointValue {
    PointValue(x: bound(point.x), y: bound(point.y))
  }

  private func bound(_ rect: RectValue) -> RectValue {
    RectValue(
      x: bound(rect.x), y: bound(rect.y), width: bound(rect.width), height: bound(rect.height))
  }

  private func bound(_ shape: DrawingShape) -> DrawingShape {
    switch shape {
    case .rect(let rect): .rect(bound(rect))
    case .ellipse(let rect): .ellipse(bound(rect))
    case .path: shape
    case .roundedRect(let rect, let radius, let corners, let isContinuous):
      .roundedRect(
        bound(rect), radius: bound(radius), corners: corners, isContinuous: isContinuous)
    }
  }

  private func bound(_ gradient: DrawingGradient) -> DrawingGradient {
    DrawingGradient(
      colors: gradient.colors.map { bound($0) }, locations: gradient.locations,
      start: gradient.start.map { bound($0) }, end: gradient.end.map { bound($0) })
  }
}
