import UIKit

internal enum Asset {
  internal enum Colors {
    internal static let brand = ColorAsset(name: "Colors/brand");
    internal static let ink = ColorAsset(name: "Colors/ink")
  }
}
internal final class ColorAsset {
  internal fileprivate(set) var name: String
  internal typealias Color = UIColor
  internal private(set) lazy var color: Color = {
    guard let color = Color(asset: self) else {
      fatalError("Unable to load color asset named \(name).")
    }
    return color
  }()
  fileprivate init(name: String) { self.name = name }
}
internal extension ColorAsset.Color {
  convenience init?(asset: ColorAsset) {
    let bundle = BundleToken.bundle
    self.init(named: asset.name, in: bundle, compatibleWith: nil)
  }
}
private final class BundleToken {
  static let bundle: Bundle = {
    #if SWIFT_PACKAGE
    return Bundle.module
    #else
    return Bundle(for: BundleToken.self)
    #endif
  }()
}
func setup() {
  UISwitch.appearance().onTintColor = Asset.Colors.brand.color;
  UINavigationBar.appearance().barTintColor = Asset.Colors.ink.color
}
