import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
    UITableView.appearance().sectionHeaderTopPadding = 0; return true
  }
}
final class HomeTabController: UITabBarController {
  override func viewDidLoad() { super.viewDidLoad(); configureTabBar() }
  private func configureTabBar() { UITabBar.appearance().tintColor = .red }
}
struct ListView: View {
  init() { UITableView.appearance().backgroundColor = .clear }
  var body: some View { Text("a") }
}
