import UIKit

class A { func apply() { UISwitch.appearance().onTintColor = .red } }
class B { func apply() { UISwitch.appearance().onTintColor = .blue } }
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
    make().apply(); return true
  }
}
