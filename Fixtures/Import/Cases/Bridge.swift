import UIKit

@objc(LegacyLook) class Appearance: NSObject {
  @objc class func setup(theme: Int = 0) { UISwitch.appearance().onTintColor = .red }
}
