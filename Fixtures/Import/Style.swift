import UIKit
enum Palette { static let brand = UIColor(red: 0.93, green: 0.12, blue: 0.4, alpha: 1) }
extension UIColor { class func ink() -> UIColor { return UIColor(white: 0.25, alpha: 1) } }
func style(_ window: UIWindow) {
  window.tintColor = Palette.brand
  let bar = UINavigationBar.appearance()
  bar.barTintColor = .white
  bar.titleTextAttributes = [.foregroundColor: UIColor.ink(), .font: UIFont.boldSystemFont(ofSize: 17)]
  bar.setBackgroundImage(UIImage(named: "nav-mini"), for: .compact)
  UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
    .setTitleTextAttributes([.foregroundColor: Palette.brand.withAlphaComponent(0.3)], for: .disabled)
  if #available(iOS 15, *) { UITableView.appearance().sectionHeaderTopPadding = 0 }
}
