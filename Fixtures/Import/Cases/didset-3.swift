import UIKit

class T {
  var c: UIColor = .red { didSet { go() } }
  func go() { UISwitch.appearance().onTintColor = c }
  func set() { self.c = .blue }
}
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
    let t = T(); t.c = .green; UITabBar.appearance().tintColor = .red; return true
  }
}
