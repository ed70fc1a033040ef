import UIKit

// Everything in the application's delegate, with conditions of all kinds.
private let brandName = "Recipes"

extension UIColor {
    static var tomato: UIColor { return #colorLiteral(red: 0.88, green: 0.26, blue: 0.2, alpha: 1) }
    static let basil: UIColor = {
        let base = UIColor.rgb(62, 117, 59)
        return base.lighter(by: 0.1)
    }()
    class func rgb(_ r: Int, _ g: Int, _ b: Int) -> UIColor {
        return UIColor(red: CGFloat(r) / 255.0, green: CGFloat(g) / 255.0, blue: CGFloat(b) / 255.0, alpha: 1.0)
    }
    func lighter(by amount: CGFloat) -> UIColor {
        var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
        guard getRed(&r, green: &g, blue: &b, alpha: &a) else { return self }
        return UIColor(red: min(r + amount, 1), green: min(g + amount, 1), blue: min(b + amount, 1), alpha: a)
    }
}

enum FontName: String { case regular = "Regular", bold = "Bold" }
func serif(_ name: FontName, _ size: CGFloat) -> UIFont {
    return UIFont(name: "Georgia\(name == .bold ? "-\(name.rawValue)" : "")", size: size) ?? UIFont.systemFont(ofSize: size)
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        print("starting \(brandName)")
        setupAppearance()
        return true
    }

    private func setupAppearance() {
        self.window?.tintColor = .tomato
        styleBars(large: true)
        UITabBarItem.appearance().setTitleTextAttributes([NSAttributedString.Key.font: serif(.regular, 11)], for: [])
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).font = serif(.bold, 14)
        if let pattern = UIImage(named: "paper")?.resizableImage(withCapInsets: .zero, resizingMode: .tile) {
            UITableView.appearance().backgroundColor = UIColor(patternImage: pattern)
        }
        switch (UIDevice.current.userInterfaceIdiom, brandName.isEmpty) {
        case (.pad, false): UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
        default: UITableViewCell.appearance().separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
        }
        #if DEBUG
        UIView.appearance().tintColor = .red
        #endif
        UITextField.appearance().keyboardAppearance = UIScreen.main.traitCollection.userInterfaceStyle == .dark ? .dark : .light
        UIActivityIndicatorView.appearance().color = (UIColor.basil as UIColor?) ?? .gray
        UISearchBar.appearance().barTintColor = (arc4random() % 2 == 0) ? .basil : .tomato
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [.font: serif(.regular, 15)]
        UISegmentedControl.appearance().layer.cornerRadius = 4
    }

    private func styleBars(large: Bool) {
        let titles: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white, .font: serif(.bold, 18)]
        guard #available(iOS 13.0, *) else {
            UINavigationBar.appearance().barTintColor = .tomato
            UINavigationBar.appearance().titleTextAttributes = titles
            return
        }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .tomato
        appearance.titleTextAttributes = titles
        appearance.largeTitleTextAttributes = titles.merging([.font: serif(.bold, 34)]) { $1 }
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = large ? appearance : nil
        UINavigationBar.appearance().prefersLargeTitles = large
    }

    func applyHolidayLook() {
        UISwitch.appearance().onTintColor = .green
    }
}
