/// Classes that UIKit and its neighbours have, for messages about those that are not drawn.
enum KnownClasses {
  /// Those that a document may well name; one that the class table has is drawn, whatever this says.
  static let notDrawnYet: Set<String> = [
    "UISlider", "UIProgressView", "UIStepper", "UIPageControl", "UIActivityIndicatorView",
    "UITextField", "UITextView", "UISearchBar", "UISearchController", "UISearchDisplayController",
    "UISearchTextField", "UIPickerView", "UIDatePicker", "UIRefreshControl", "UIVisualEffectView",
    "UIAlertController", "UIAlertView", "UIActionSheet", "UIAlertAction", "UIPopoverController",
    "UIPopoverPresentationController", "UIPopoverBackgroundView", "UISplitViewController",
    "UICollectionView", "UICollectionViewCell", "UICollectionReusableView",
    "UICollectionViewController", "UIStackView", "UIWebView", "WKWebView", "MKMapView",
    "MKAnnotationView", "MKPinAnnotationView", "MKUserTrackingBarButtonItem", "UITableView",
    "UITableViewCell", "UITableViewController", "UITableViewHeaderFooterView", "UIScrollView",
    "UIButton", "UISegmentedControl", "UISwitch", "UILabel", "UIImageView", "UIControl",
    "UINavigationBar", "UINavigationController", "UINavigationItem", "UIToolbar", "UITabBar",
    "UITabBarController", "UITabBarItem", "UIBarItem", "UIBarButtonItem", "UIPageViewController",
    "UIPresentationController", "UIInputView", "UIColorWell", "UIMenuController",
    "UIVideoEditorController",
    "UIImagePickerController", "UIActivityViewController", "UIDocumentPickerViewController",
    "UICalendarView", "UIEventAttributionView", "UIContentUnavailableView", "SKView", "MTKView",
    "GLKView", "SLComposeViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "ABPeoplePickerNavigationController", "ADBannerView",
    "QLPreviewController", "SFSafariViewController", "PKAddPassButton",
    "UINavigationBarAppearance", "UIToolbarAppearance", "UITabBarAppearance",
    "UIBarButtonItemAppearance", "UITabBarItemAppearance",
  ]
}
