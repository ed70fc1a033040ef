import UIKit

// Design tokens: nested namespaces, a colour for each style, factories for appearances, a scene delegate.
enum DS {
    enum Color {
        static let surface = UIColor.adaptive(light: 0xFFFFFF, dark: 0x121212)
        static let onSurface = UIColor.adaptive(light: 0x1B1B1F, dark: 0xE5E1E6)
        static let brand = UIColor.adaptive(light: 0x6750A4, dark: 0xD0BCFF)
        static var separator: UIColor { onSurface.withAlphaComponent(Opacity.hairline) }
    }
    enum Opacity {
        static let hairline: CGFloat = 0.12
        static let disabled = 0.38
    }
    enum Spacing: CGFloat {
        case small = 8, medium = 16
        var insets: UIEdgeInsets { UIEdgeInsets(top: 0, left: rawValue, bottom: 0, right: rawValue) }
    }
    struct Text {
        let size: CGFloat
        let weight: UIFont.Weight
        var color: UIColor = Color.onSurface

        static let title = Text(size: 17, weight: .semibold)
        static let largeTitle = Text(size: 32, weight: .bold, color: Color.brand)
        static let caption = Text(size: 10, weight: .medium)

        var attributes: [NSAttributedString.Key: Any] {
            [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color]
        }
        func with(color: UIColor) -> Text {
            var copy = self
            copy.color = color
            return copy
        }
    }
}

extension UIColor {
    static func adaptive(light: UInt32, dark: UInt32) -> UIColor {
        UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? UIColor(argb: dark) : UIColor(argb: light) })
    }

    convenience init(argb value: UInt32, alpha: CGFloat = 1) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
}

extension UINavigationBarAppearance {
    static var standard: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = DS.Color.surface
        appearance.shadowColor = DS.Color.separator
        appearance.titleTextAttributes = DS.Text.title.attributes
        appearance.largeTitleTextAttributes = DS.Text.largeTitle.attributes
        appearance.setBackIndicatorImage(UIImage(systemName: "chevron.backward"), transitionMaskImage: UIImage(systemName: "chevron.backward"))
        return appearance
    }

    func transparent() -> Self {
        configureWithTransparentBackground()
        return self
    }
}

@MainActor
struct AppStyler {
    private let tint: UIColor

    init(tint: UIColor = DS.Color.brand) { self.tint = tint }

    func style() {
        navigation()
        tabs()
        controls()
        lists()
    }

    private func navigation() {
        let proxy = UINavigationBar.appearance()
        proxy.standardAppearance = .standard
        proxy.compactAppearance = .standard
        proxy.scrollEdgeAppearance = UINavigationBarAppearance.standard.transparent()
        proxy.tintColor = tint
        proxy.layoutMargins = DS.Spacing.medium.insets
    }

    private func tabs() {
        let bar = UITabBarAppearance(idiom: .phone)
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = DS.Color.surface
        bar.selectionIndicatorTintColor = tint
        for layout in [bar.stackedLayoutAppearance, bar.inlineLayoutAppearance, bar.compactInlineLayoutAppearance] {
            layout.normal.iconColor = DS.Color.onSurface.withAlphaComponent(0.6)
            layout.normal.titleTextAttributes = DS.Text.caption.attributes
            layout.selected.iconColor = tint
            layout.selected.titleTextAttributes = DS.Text.caption.with(color: tint).attributes
            layout.selected.badgeBackgroundColor = .systemRed
        }
        UITabBar.appearance().standardAppearance = bar
        if #available(iOS 15, *) { UITabBar.appearance().scrollEdgeAppearance = bar }
        UITabBarItem.appearance().badgeColor = .systemPink
    }

    private func controls() {
        UISwitch.appearance().onTintColor = tint
        UISlider.appearance().minimumTrackTintColor = tint
        UISlider.appearance().setThumbImage(UIImage(systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20)), for: .normal)
        let segments = UISegmentedControl.appearance()
        segments.selectedSegmentTintColor = tint
        segments.setTitleTextAttributes(DS.Text.caption.attributes, for: .normal)
        segments.setTitleTextAttributes(DS.Text.caption.with(color: .white).attributes, for: .selected)
        UIButton.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).setTitleColor(tint.withAlphaComponent(DS.Opacity.disabled), for: .disabled)
        UIProgressView.appearance().progressTintColor = tint
        UIPageControl.appearance().backgroundStyle = .minimal
        UIRefreshControl.appearance().tintColor = tint
        UIDatePicker.appearance().preferredDatePickerStyle = .compact
    }

    private func lists() {
        let table = UITableView.appearance()
        table.separatorColor = DS.Color.separator
        table.separatorInset = DS.Spacing.medium.insets
        table.backgroundColor = DS.Color.surface
        if #available(iOS 15.0, *) { table.sectionHeaderTopPadding = DS.Spacing.small.rawValue }
        UITableViewCell.appearance().backgroundColor = .clear
        UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self, UITableView.self]).textColor = DS.Color.brand
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        AppStyler().style()
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = DS.Color.brand
        window.overrideUserInterfaceStyle = .unspecified
        window.rootViewController = UITabBarController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
