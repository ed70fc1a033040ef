import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

@Suite struct DeviceTests {
  @Test("No two devices have one name, whatever the case of its letters")
  func namesAreUnique() {
    let names = Device.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
  }

  @Test("The devices of the classic era are there, at one and two pixels a point")
  func classicDevices() {
    let scales = ["iPhone 3GS": 1.0, "iPhone 4": 2, "iPad 2": 1, "iPad 3": 2, "iPad mini": 1]
    for (name, scale) in scales {
      #expect(Device.all.first { $0.name == name }?.scale == scale, "\(name)")
    }
  }

  @Test("The page about devices lists every one with its figures")
  func documented() throws {
    let page = try #require(Files.text(Repository.path("Documentation/devices.md")))
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| iP") }
      .map { $0.split(separator: "|").map { String($0).trimmed } }
    func points(_ length: Double) -> String { shortest((length * 100).rounded() / 100) }
    var documented: [String: [String]] = [:]
    for row in rows {
      for name in row[0].split(separator: ",") {
        documented[String(name).trimmed] = Array(row.dropFirst())
      }
    }
    #expect(documented.count == Device.all.count)
    for device in Device.all {
      let figures = [
        "\(shortest(device.size.width)) × \(shortest(device.size.height))", shortest(device.scale),
        points(device.statusBarHeight), points(device.safeAreaTop), shortest(device.bottomInset),
        device.cornerRadius.map(shortest) ?? "unknown",
      ]
      #expect(documented[device.name] == figures, "\(device.name)")
    }
  }

  @Test("The page about devices lists the system that each came with")
  func systems() throws {
    let page = try #require(Files.text(Repository.path("Documentation/devices.md")))
    var documented: [String: Int] = [:]
    for row in page.split(separator: "\n") where row.hasPrefix("| ") {
      let cells = row.split(separator: "|").map { String($0).trimmed }
      guard cells.count == 2, let system = Int(cells[0]) else { continue }
      for name in cells[1].split(separator: ",") { documented[String(name).trimmed] = system }
    }
    #expect(documented.count == Device.all.count)
    for device in Device.all { #expect(documented[device.name] == device.firstSystem) }
  }

  @Test("The standard devices are those of their names")
  func standardIsListed() {
    #expect(Device.all.contains(.standard) && Device.standard.name == "iPhone 17")
    #expect(Device.all.contains(.standard(system: 12)))
    #expect(Device.standard(system: nil) == .standard && Device.standard(system: 26) == .standard)
    #expect(Device.standard(system: 18).name == "iPhone 8")
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
