import ObjectModel
import Raster
import Testing

/// Parts of pads' screens.
@Suite struct DeviceSplitTests {
  private func device(_ name: String, isLandscape: Bool) throws -> Device {
    try #require(Device.splits.first { $0.name == name }).held(isLandscape: isLandscape, system: 17)
  }

  @Test(arguments: [
    ("iPad Pro 9.7 half", true, 507.0, Traits.SizeClass.compact),
    ("iPad Pro 9.7 two-thirds", true, 694, .regular),
    ("iPad Pro 9.7 two-thirds", false, 438, .compact),
    ("iPad Pro 11 half", true, 592, .compact),
    ("iPad Pro 11 third", true, 320, .compact),
    ("iPad Pro 12.9 half", true, 678, .regular),
    ("iPad Pro 12.9 third", true, 375, .compact),
  ])
  func `an app has a part of a pad's screen and its size class`(
    _ name: String, _ isLandscape: Bool, _ width: Double, _ sizeClass: Traits.SizeClass
  ) throws {
    let device = try device(name, isLandscape: isLandscape)
    #expect(device.size.width == width)
    #expect(Traits(device).horizontalSizeClass == sizeClass)
    #expect(Traits(device).verticalSizeClass == .regular)
  }

  @Test func `each pad has three parts, and no phone has any`() {
    #expect(Device.splits.count == Device.all.count { $0.idiom == .pad } * 3)
    #expect(Set(Device.names).count == Device.names.count)
  }

  @Test(arguments: [
    ("iPhone Air", Traits.SizeClass.compact), ("iPhone 17 Pro Max", .regular),
    ("iPhone 15", .compact),
    ("iPhone Duo outside", .compact),
  ])
  func `the widest phones are regular in landscape`(_ name: String, _ sizeClass: Traits.SizeClass)
    throws
  {
    let device = try #require(Device.all.first { $0.name == name })
    let traits = Traits(device.held(isLandscape: true, system: 26))
    #expect(traits.horizontalSizeClass == sizeClass)
    #expect(traits.verticalSizeClass == .compact)
  }
}
