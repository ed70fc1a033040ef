import Raster
import Testing
import Text

@testable import Symbols

/// The figures of figures.txt in heavier weights.
@Suite struct FigureTests {
  /// Figures that have fewer openings in bold, and are told apart nonetheless.
  private static let closing: Set<String> = [
    // The nib's slit, the field's end below the pencil, the tip, the disc behind the slot, plates of the shell.
    "pencil.tip.crop", "rectangle.and.pencil.and.ellipsis", "highlighter", "opticaldiscdrive",
    "tortoise",
    // The table's edge.
    "studentdesk",
  ]

  @Test func `bold figures have the openings of regular ones`() throws {
    for name in SymbolTable.shared.figureNames {
      let regular = try openings(name, .regular)
      let bold = try openings(name, .bold)
      #expect(
        bold >= regular || Self.closing.contains(name), "\(name): \(regular), \(bold) in bold")
    }
  }

  @Test func `strokes whose growth is limited are as wide as others up to the regular weight`() {
    func width(_ weight: FontWeight, _ growth: Double) -> Double {
      var drawing = SymbolDrawing(weight: weight, scale: .medium)
      drawing.growthShare = growth
      return drawing.strokeWidth
    }
    #expect(width(.bold, 0.5) < width(.bold, 1))
    #expect(width(.regular, 0.5) == width(.regular, 1))
    // A part's growth holds for heavier weights only: wave.3.right limits it.
    for (weight, isLimited) in [(FontWeight.light, false), (.bold, true)] {
      let drawing = SymbolDrawing(weight: weight, scale: .medium)
      let layers = drawing.layers(figure: "wave.3.right", size: 1, isFilled: false)
      // The outer arc reaches its radius and half a stroke from the middle of all.
      let end = (layers.last?.path.bounds?.maxX ?? 0) - 0.3
      #expect((end < drawing.strokeWidth / 2 - 0.001) == isLimited, "\(weight)")
    }
  }

  /// The number of areas that a figure encloses or leaves, of six pixels or more at 60 points.
  private func openings(_ name: String, _ weight: FontWeight) throws -> Int {
    let size = 60.0
    let (columns, rows) = (110, 110)
    let drawing = SymbolDrawing(weight: weight, scale: .medium)
    var canvas = Canvas()
    canvas.append(.concatenate(.translation(x: 55, y: 55)))
    for layer in drawing.layers(figure: name, number: "15", size: size, isFilled: false) {
      canvas.layer { canvas in
        canvas.fill(layer.path, .black)
        canvas.blended(.destinationOut) { $0.fill(layer.cut, .black) }
      }
    }
    let pixmap = try canvas.picture(width: Double(columns), height: Double(rows), scale: 1)
    var isOpen = (0..<columns * rows).map { pixmap[$0 % columns, $0 / columns].alpha < 128 }
    var count = 0
    for start in isOpen.indices where isOpen[start] {
      var pending = [start]
      isOpen[start] = false
      var area = 0
      while let place = pending.popLast() {
        area += 1
        for step in [1, -1, columns, -columns] {
          let next = place + step
          // A step to the side stays in its row.
          guard isOpen.indices.contains(next), isOpen[next],
            step.magnitude > 1 || next / columns == place / columns
          else { continue }
          isOpen[next] = false
          pending.append(next)
        }
      }
      if area >= 6 { count += 1 }
    }
    return count
  }
}
