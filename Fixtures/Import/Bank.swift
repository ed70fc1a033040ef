import UIKit

// A manager with themes behind a protocol, a palette of hexadecimal strings, helpers that configure.
protocol BankTheme {
    var primary: UIColor { get }
    var accent: UIColor { get }
    var isDark: Bool { get }
}

extension BankTheme {
    var disabled: UIColor { accent.withAlphaComponent(0.35) }
    var barStyle: UIBarStyle { isDark ? .black : .default }
}

struct Vault: BankTheme {
    let primary = Palette.navy.color
    let accent = Palette.gold.color
    let isDark = true
}

enum Palette: String, CaseIterable {
    case navy = "#0B1F3A"
    case gold = "#D4AF37"
    case mist = "E8ECF2"

    var color: UIColor { UIColor(hexString: rawValue) }
}

enum Typeface {
    case title(CGFloat), body(size: CGFloat)

    var font: UIFont {
        switch self {
        case .title(let size): return UIFont.systemFont(ofSize: size, weight: .semibold)
        case let .body(size): return .systemFont(ofSize: size)
        }
    }
}

enum Grid {
    static let unit: CGFloat = 4
    static let inset = unit * 3 + 2
}

extension UIColor {
    convenience init(hexString: String) {
        let hex = hexString.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (255, 0, 0, 0)
        }
        self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: CGFloat(a) / 255)
    }
}

protocol Configurable: AnyObject {}
extension Configurable {
    @discardableResult
    func configured(_ change: (Self) throws -> Void) rethrows -> Self {
        try change(self)
        return self
    }
}
extension NSObject: Configurable {}

final class ThemeManager {
    static let shared = ThemeManager()
    var current: BankTheme = Vault()

    lazy var shadow: NSShadow = {
        let shadow = NSShadow()
        shadow.shadowColor = UIColor.black.withAlphaComponent(0.25)
        shadow.shadowOffset = CGSize(width: 0, height: 1)
        return shadow
    }()

    var titleAttributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [.font: Typeface.title(17).font]
        result[.foregroundColor] = current.accent
        result[.shadow] = shadow
        return result
    }

    func apply() {
        let bar = UINavigationBar.appearance()
        bar.barStyle = current.barStyle
        bar.barTintColor = current.primary
        bar.titleTextAttributes = titleAttributes
        [UINavigationBar.self, UIToolbar.self, UITabBar.self].forEach { $0.appearance().tintColor = current.accent }
        UIToolbar.appearance().configured {
            $0.barTintColor = current.primary
            $0.isTranslucent = false
        }
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let color = state == .disabled ? current.disabled : current.accent
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: color, .font: Typeface.body(size: 16).font], for: state)
        }
        let key: KeyPath<BankTheme, UIColor> = \.accent
        UISwitch.appearance().onTintColor = current[keyPath: key]
        UITableView.appearance().separatorInset = .init(top: 0, left: Grid.inset, bottom: 0, right: 0)
        UITableView.appearance().separatorColor = UIColor { traits in
            switch traits.userInterfaceStyle {
            case .dark: return Screen.standard.dark
            default: return Screen.checked(.init(dark: .black, light: Palette.mist.color)).light
            }
        }
        var index = 0
        let controls: [UIView.Type] = [UISlider.self, UIProgressView.self, UIStepper.self]
        while index < controls.count {
            controls[index].appearance().tintColor = Palette.allCases[1].color
            index += 1
        }
        UITextView.appearance().linkTextAttributes = [.foregroundColor: current.accent]
    }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        ThemeManager.shared.apply()
        window?.tintColor = ThemeManager.shared.current.accent
        return true
    }
}

enum Screen {
    struct Lines { let dark: UIColor; let light: UIColor }
    static let standard = Lines(dark: UIColor(white: 1, alpha: 0.2), light: Palette.mist.color)
    static func checked(_ lines: Lines) -> Lines { return lines }
}
