import ObjectModel

/// Properties of UIKit that documents do not have, with what to write instead.
enum UIKitProperties {
  /// Properties of a class and its subclasses with one piece of advice.
  private struct Group {
    /// The classes that have the properties.
    var owners: [String]
    var names: Set<String>
    var advice: String
    /// Whether UIKit has the properties; false for those that one may expect.
    var isInUIKit: Bool

    init(_ owners: String, _ names: String, _ advice: String, isInUIKit: Bool = true) {
      self.owners = owners.split(separator: " ").map(String.init)
      self.isInUIKit = isInUIKit
      self.names = Set(names.split(separator: " ").map(String.init))
      self.advice = advice
    }
  }

  /// Advice to write in place of a property.
  struct Advice {
    /// A phrase without a full stop.
    var text: String
    /// Whether UIKit has the property.
    var isInUIKit: Bool
  }

  private static let nothing = "it changes nothing in a picture: leave it out"
  private static let layout =
    "write 'constraints', or 'frame' and 'autoresizingMask', or use a UIStackView"
  private static let keyboard = "keyboards are not drawn: leave it out"
  private static let answers = "a document says itself what a delegate would answer"

  /// Groups of subclasses come before those of their superclasses.
  private static let groups: [Group] = [
    Group("UITableView", "dataSource delegate", "write 'sections' with their 'rows'"),
    Group("UITableView", "numberOfSections", "write 'sections' with their 'rows'"),
    Group(
      "UITableView", "allowsMultipleSelection indexPathForSelectedRow indexPathsForSelectedRows",
      "write 'isSelected' in the rows"),
    Group(
      "UITableView",
      "estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight "
        + "cellLayoutMarginsFollowReadableWidth dragInteractionEnabled remembersLastFocusedIndexPath",
      nothing),
    Group(
      "UITableView", "sectionIndexMinimumDisplayRowCount",
      "write no 'sectionIndexTitles' where the index does not show"),
    Group("UITableView", "insetsContentViewsToSafeArea", nothing),
    Group("UITableView UICollectionView", "prefetchDataSource dragDelegate dropDelegate", answers),
    Group("UIScrollView", "zoomScale minimumZoomScale maximumZoomScale", "write frames as zoomed"),
    Group(
      "UIScrollView",
      "decelerationRate delaysContentTouches canCancelContentTouches scrollsToTop bouncesZoom "
        + "isDirectionalLockEnabled directionalLockEnabled scrollIndicatorInsets "
        + "verticalScrollIndicatorInsets horizontalScrollIndicatorInsets", nothing),
    Group("UITableViewCell", "contentView", "write the cell's own 'subviews'"),
    Group("UITableViewCell", "reuseIdentifier focusStyle", nothing),
    Group(
      "UITableViewCell", "multipleSelectionBackgroundView", "write 'selectedBackgroundView'"),
    Group("UITableViewCell", "delegate", answers),
    Group(
      "UIPickerView", "dataSource delegate numberOfComponents",
      "write 'components' with their 'rows'"),
    Group(
      "UICollectionView", "dataSource delegate collectionViewLayout",
      "write the cells as 'subviews' with frames"),
    Group("UITextField", "selectedTextRange", "'isEditing' draws the caret at the end of the text"),
    Group(
      "UITextView", "selectedRange selectedTextRange",
      "'isEditing' draws the caret at the end of the text"),
    Group("UILabel", "minimumFontSize", "write 'minimumScaleFactor'"),
    Group(
      "UILabel", "allowsDefaultTighteningForTruncation adjustsLetterSpacingToFitWidth",
      "write 'kern' in 'attributedText', or 'adjustsFontSizeToFitWidth'"),
    Group("UILabel", "baselineAdjustment", "write a 'frame' that is lower or higher"),
    Group(
      "UILabel",
      "showsExpansionTextWhenTruncated enablesMarqueeWhenAncestorFocused", nothing),
    Group("UITextField", "adjustsFontSizeToFitWidth minimumFontSize", "write a smaller 'font'"),
    Group(
      "UITextField UITextView",
      "clearsOnBeginEditing clearsOnInsertion allowsEditingTextAttributes typingAttributes "
        + "isSelectable selectable", nothing),
    Group(
      "UITextView", "dataDetectorTypes linkTextAttributes",
      "write links as runs of 'attributedText'"),
    Group(
      "UIButton", "font lineBreakMode titleShadowOffset",
      "write it in 'titleLabel': {\"font\": …}"),
    Group("UIButton", "imageView", "write 'image' and 'imageEdgeInsets'"),
    Group(
      "UIButton", "configuration currentTitle currentImage",
      "write 'title', 'image' and 'backgroundImage', for states after an @: 'title@selected'"),
    Group(
      "UIButton", "setTitle setImage setTitleColor setBackgroundImage setAttributedTitle",
      "write the property itself, for states after an @: 'title@selected'"),
    Group(
      "UIImageView",
      "animationImages animationDuration animationRepeatCount isAnimating highlightedAnimationImages",
      "write 'image': {\"animated\": [IMAGE, …], \"duration\": 1}"),
    Group(
      "UIButton", "reversesTitleShadowWhenHighlighted",
      "write 'shadowOffset' in 'titleLabel' for the state that is drawn"),
    Group(
      "UIButton",
      "isPointerInteractionEnabled automaticallyUpdatesConfiguration isHeld isHovered", nothing),
    Group(
      "UIDatePicker", "locale calendar timeZone minimumDate maximumDate",
      "dates are drawn in English and without bounds: leave it out"),
    Group(
      "UISegmentedControl", "items numberOfSegments",
      "write 'segments', as in [\"Day\", \"Week\"]"),
    Group(
      "UISegmentedControl", "titles", "write 'segments', as in [\"Day\", \"Week\"]",
      isInUIKit: false),
    Group(
      "UISearchBar", "searchTextField", "write 'searchField': {\"textColor\": …}"),
    Group("UIProgressView", "observedProgress", "write 'progress'"),
    Group("UIActivityIndicatorView", "style", "write 'activityIndicatorViewStyle'"),
    Group("UINavigationBar", "topItem backItem", "write 'items': the last one is on top"),
    Group("UIStepper", "autorepeat", nothing),
    Group("UISwitch", "preferredStyle title", nothing),
    Group("UIPageControl", "defersCurrentPageDisplay allowsContinuousInteraction", nothing),
    Group("UIControl", "state controlState", "write 'isSelected', 'isHighlighted' or 'isEnabled'"),
    Group(
      "UIControl", "addTarget allTargets isContinuous continuous isTracking isTouchInside", nothing),
    Group("UINavigationItem", "titleLabel", "write 'title', or a 'titleView'", isInUIKit: false),
    Group("UIBarItem", "tag", "write 'id'"),
    Group("UIBarItem", "target action primaryAction menu possibleTitles", nothing),
    Group(
      "UINavigationController",
      "topViewController visibleViewController rootViewController",
      "write 'viewControllers': the last one is shown"),
    Group(
      "UINavigationController",
      "hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact "
        + "interactivePopGestureRecognizer delegate", nothing),
    Group("UITabBarController", "selectedViewController", "write 'selectedIndex'"),
    Group(
      "UITabBarController", "moreNavigationController", "write 'showsMoreNavigationController'"),
    Group("UITabBarController", "customizableViewControllers delegate", nothing),
    Group(
      "UITableViewController", "sections rows style dataSource",
      "write it in 'tableView': {\"sections\": […]}", isInUIKit: false),
    Group("UIViewController", "editing isEditing", "write 'isEditing' in the table"),
    Group(
      "UIViewController",
      "supportedInterfaceOrientations shouldAutorotate interfaceOrientation "
        + "preferredInterfaceOrientationForPresentation", "write the screen's 'orientation'"),
    Group(
      "UIViewController", "searchDisplayController",
      "write a UISearchBar as 'tableHeaderView' of the table"),
    Group(
      "UIViewController", "popoverPresentationController",
      "write 'sourceRect' and 'permittedArrowDirections' in the presented controller"),
    Group("UIViewController", "modalViewController", "write 'presentedViewController'"),
    Group("UIViewController", "children", "write 'childViewControllers'"),
    Group(
      "UIViewController", "subviews", "write them in 'view': {\"subviews\": […]}", isInUIKit: false),
    Group("UIViewController", "restorationIdentifier", "write 'id'"),
    Group("UIViewController", "wantsFullScreenLayout", "write 'edgesForExtendedLayout'"),
    Group(
      "UIViewController",
      "modalTransitionStyle definesPresentationContext isModalInPresentation transitioningDelegate "
        + "providesPresentationContextTransitionStyle nibName storyboard", nothing),
    Group(
      "UIViewController",
      "navigationController tabBarController splitViewController parent presentingViewController",
      "it follows from where the controller stands in the document"),
    Group("UIViewController", "contentSizeForViewInPopover", "write 'preferredContentSize'"),
    Group(
      "UIViewController", "searchController",
      "write it in 'navigationItem': {\"searchController\": …}", isInUIKit: false),
    Group("UIViewController", "modalPresentationCapturesStatusBarAppearance", nothing),
    Group(
      "UIViewController", "prefersHomeIndicatorAutoHidden",
      "the home indicator is drawn on devices that have one: leave it out"),
    Group("UISplitViewController", "presentsWithGesture displayModeButtonItem", nothing),
    Group("UISplitViewController", "isCollapsed", "it follows from the device"),
    Group("UIWindow", "windowLevel windowScene screen isKeyWindow", nothing),
    Group("UIView", "center", "write 'frame': [x, y, width, height]"),
    Group("UIView", "bounds", "write 'frame': [x, y, width, height]; 'contentOffset' scrolls"),
    Group("UIView", "tag restorationIdentifier accessibilityIdentifier", "write 'id'"),
    Group(
      "UIView", "layer",
      "write its properties in the view: 'cornerRadius', 'borderWidth', 'shadowOpacity' …"),
    Group(
      "UIView", "mask maskView",
      "write 'clipsToBounds' and 'cornerRadius', or a class of your own with 'draw'"),
    Group(
      "UIView", "maskedCorners cornerCurve",
      "'cornerRadius' rounds all corners alike; write a class of your own whose 'draw' has a "
        + "'roundedRect' with 'corners' and 'cornerCurve'"),
    Group("UIView", "contentStretch", "write 'capInsets' in the image"),
    Group("UIView", "transform3D", "write 'transform'"),
    Group("UIView", "focusGroupIdentifier focusEffect", nothing),
    Group("UIView", "drawRect", "write a class of your own with 'draw'"),
    Group(
      "UIView",
      "translatesAutoresizingMaskIntoConstraints leadingAnchor trailingAnchor leftAnchor "
        + "rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor "
        + "safeAreaLayoutGuide layoutMarginsGuide readableContentGuide intrinsicContentSize", layout
    ),
    Group(
      "UIView", "safeAreaInsets",
      "the device and bars decide it; write 'additionalSafeAreaInsets' in the controller"),
    Group(
      "UITextField UITextView UISearchBar",
      "keyboardType returnKeyType autocapitalizationType autocorrectionType spellCheckingType "
        + "smartQuotesType smartDashesType smartInsertDeleteType textContentType passwordRules "
        + "enablesReturnKeyAutomatically inputView inputAccessoryView", keyboard
    ),
    Group("UIScrollView", "keyboardDismissMode", keyboard),
    Group(
      "UIScrollView UITextField UISearchBar UITabBar UINavigationBar UIToolbar UISplitViewController",
      "delegate", answers),
    Group(
      "UIView", "superview window traitCollection",
      "it follows from where the view stands in the document"),
    Group(
      "UIView",
      "isOpaque opaque isMultipleTouchEnabled multipleTouchEnabled gestureRecognizers motionEffects "
        + "interactions autoresizesSubviews clearsContextBeforeDrawing contentScaleFactor "
        + "isFirstResponder canBecomeFirstResponder undoManager", nothing),
  ]

  /// Properties of layers that views have by another name.
  private static let layerNames = ["masksToBounds": "clipsToBounds", "opacity": "alpha"]

  /// Advice to write in place of a property that UIKit has; nil for one that it does not have either.
  ///
  /// - Parameters:
  ///   - name: the name of the property; a path such as `layer.cornerRadius` is one, too.
  ///   - id: the class of the object.
  static func advice(for name: String, of id: ClassTable.ID, in classes: ClassTable) -> Advice? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2 { return advice(forPath: parts[0], parts[1], of: id, in: classes) }
    return group(for: name, of: id, in: classes).map {
      Advice(text: $0.advice, isInUIKit: $0.isInUIKit)
    }
  }

  private static func group(
    for name: String, of id: ClassTable.ID, in classes: ClassTable
  ) -> Group? {
    groups.first { group in
      group.names.contains(name)
        && group.owners.contains { owner in
          classes.id(named: owner).map { classes.isKind(id, of: $0) } == true
        }
    }
  }

  private static func advice(
    forPath first: String, _ rest: String, of id: ClassTable.ID, in classes: ClassTable
  ) -> Advice? {
    if first == "layer" {
      let own = layerNames[rest] ?? rest
      return classes.property(own, of: id) == nil
        ? advice(for: first, of: id, in: classes)
        : Advice(text: "write \(Quotation.single(own)) in the view", isInUIKit: true)
    }
    guard case .object? = classes.property(first, of: id)?.type else { return nil }
    return Advice(
      text: "write \(Quotation.single(first)): {\(Quotation.double(rest)): …}", isInUIKit: true)
  }
}
