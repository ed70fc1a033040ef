import UIKit

// Style sheets that inherit from each other, styles as values, helpers with default arguments, views of one's own.
public typealias Attributes = [NSAttributedString.Key: Any]

public class StyleSheet {
    public var key: UIColor { fatalError("a style sheet says its key colour") }
    public var ground: UIColor { return .white }
    public var ink: UIColor { return .darkText }
    public var barStyle: UIBarStyle { return .default }

    func font(_ size: CGFloat, bold: Bool = false) -> UIFont {
        return bold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    func install() {
        styleBars()
        styleLists()
    }

    func styleBars() {
        style(navigationBar: UINavigationBar.appearance())
        style(toolbar: .appearance())
        style(toolbar: UIToolbar.appearance(whenContainedInInstancesOf: [UINavigationController.self]), tint: ink)
    }

    func style(navigationBar bar: UINavigationBar, opaque: Bool = true) {
        bar.isTranslucent = !opaque
        bar.barStyle = barStyle
        bar.barTintColor = ground
        bar.tintColor = key
        bar.titleTextAttributes = attributes(17, bold: true)
        if #available(iOS 11.0, *) {
            bar.largeTitleTextAttributes = attributes(30, bold: true, color: key)
        }
    }

    func style(toolbar: UIToolbar, tint: UIColor? = nil) {
        toolbar.tintColor = tint ?? key
        toolbar.barTintColor = ground
    }

    func attributes(_ size: CGFloat, bold: Bool = false, color: UIColor? = nil) -> Attributes {
        return [.font: font(size, bold: bold), .foregroundColor: color ?? ink]
    }

    func styleLists() {
        UITableView.appearance().backgroundColor = ground
        UITableView.appearance().separatorStyle = .none
    }
}

public final class NightSheet: StyleSheet {
    override public var key: UIColor { return UIColor(hue: 0.09, saturation: 0.85, brightness: 1, alpha: 1) }
    override public var ground: UIColor { return UIColor(white: 0.08, alpha: 1) }
    override public var ink: UIColor { return UIColor(white: 0.92, alpha: 1) }
    override public var barStyle: UIBarStyle { return .black }

    override func styleLists() {
        super.styleLists()
        UITableView.appearance().separatorStyle = .singleLine
        UITableView.appearance().separatorColor = ink.withAlphaComponent(0.15)
        let selected = UIView()
        selected.backgroundColor = key
        UITableViewCell.appearance().selectedBackgroundView = selected
        Style.all(for: self).forEach { $0.apply() }
    }
}

struct Style {
    let proxy: UIView
    let tint: UIColor
    var background: UIColor? = nil

    func apply() {
        proxy.tintColor = tint
        background.map { proxy.backgroundColor = $0 }
    }

    static func all(for sheet: StyleSheet) -> [Style] {
        return [
            Style(proxy: UISwitch.appearance(), tint: sheet.key),
            Style(proxy: UITextField.appearance(), tint: sheet.key, background: sheet.ground),
            Style(proxy: BadgeView.appearance(), tint: .red),
        ]
    }
}

class BadgeView: UIView {
    @objc dynamic var cornerSize: CGFloat = 0 { didSet { layer.cornerRadius = cornerSize } }
    @objc dynamic var textFont: UIFont? {
        get { return label.font }
        set { label.font = newValue }
    }
    private let label = UILabel()
}

enum Launch {
    static let sheet: StyleSheet = NightSheet()

    static func run(in window: UIWindow) {
        sheet.install()
        BadgeView.appearance().cornerSize = 6
        BadgeView.appearance().textFont = sheet.font(11, bold: true)
        BadgeView.appearance(for: UITraitCollection(horizontalSizeClass: .regular), whenContainedInInstancesOf: [UITableViewCell.self]).cornerSize = 9
        let states: [UIControl.State] = [.normal, .selected, [.selected, .highlighted]]
        zip(states, [sheet.ink, sheet.key, .white]).forEach { state, color in
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: color], for: state)
            UIButton.appearance(whenContainedInInstancesOf: [BadgeView.self]).setTitleColor(color, for: state)
        }
        UIBarButtonItem.appearance().setBackgroundImage(#imageLiteral(resourceName: "button"), for: .normal, style: .done, barMetrics: .compact)
        UISearchBar.appearance().searchBarStyle = window.traitCollection.horizontalSizeClass == .compact ? .minimal : .prominent
        UISearchBar.appearance().scopeBarButtonTitleTextAttributes(for: .normal)
        UIImageView.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).contentMode = .scaleAspectFit
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = sheet.key
        window.backgroundColor = sheet.ground
        window.tintColor = sheet.key
    }
}
