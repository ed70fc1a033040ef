// Swift 2: old spellings of colours, states and metrics.
import UIKit

extension UIColor {
    convenience init(rgb: Int) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255.0,
            green: CGFloat((rgb >> 8) & 0xFF) / 255.0,
            blue: CGFloat(rgb & 0xFF) / 255.0,
            alpha: 1.0)
    }
    class func podcastPurple() -> UIColor { return UIColor(rgb: 0x8E44AD) }
}

struct Constants {
    struct Fonts {
        static let Title = "AvenirNext-DemiBold"
    }
    static let Small: CGFloat = 12
}

class ThemeManager {
    class func setup(window: UIWindow?) {
        window?.tintColor = UIColor.podcastPurple()
        let navigationBar = UINavigationBar.appearance()
        navigationBar.barStyle = .Black
        navigationBar.translucent = true
        navigationBar.titleTextAttributes = [
            NSForegroundColorAttributeName: UIColor.whiteColor(),
            NSFontAttributeName: UIFont(name: Constants.Fonts.Title, size: 18)!
        ]
        UIBarButtonItem.appearance().setTitleTextAttributes([NSFontAttributeName: UIFont.systemFontOfSize(Constants.Small)], forState: .Normal)
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(UIOffsetMake(0, -60), forBarMetrics: .Default)
        UITabBarItem.appearance().setTitleTextAttributes([NSForegroundColorAttributeName: UIColor.grayColor()], forState: UIControlState.Normal)
        UIToolbar.appearance().setBackgroundImage(UIImage(), forToolbarPosition: .Any, barMetrics: .Default)
        UIToolbar.appearance().setShadowImage(UIImage(), forToolbarPosition: .Any)
        UISlider.appearance().maximumTrackTintColor = UIColor(white: 0.8, alpha: 1.0)
        UITableViewCell.appearance().selectionStyle = .None
        UIActivityIndicatorView.appearance().color = UIColor.podcastPurple()
        UIApplication.sharedApplication().setStatusBarStyle(.LightContent, animated: false)
        if UIDevice.currentDevice().userInterfaceIdiom == .Pad {
            UILabel.appearanceWhenContainedInInstancesOfClasses([UITableViewCell.self]).font = UIFont.boldSystemFontOfSize(20)
        }
    }
}
