import Controls
import ObjectModel
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

  @Test("The standard device is the one of its name")
  func standardIsListed() {
    #expect(Device.all.contains(.standard))
  }
}
