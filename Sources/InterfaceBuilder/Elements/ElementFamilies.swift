import ScreenFormat

/// Why attributes are dropped.
enum DropReason {
  static let touch = "touches and keyboards: no effect on a picture"
  static let design = "for Interface Builder alone"
  static let code = "a name for code"
  static let always = "written always, and without effect on a picture"
  static let old = "an effect of old systems that UIKit lost"
  static let motion = "scrolling and animation: no effect on a picture"
  static let data = "for data that only running code has"
  static let web = "for what a web page or player shows"
  static let margins = "margins of what has no subviews, or of what UIKit lays out itself"
}

extension ElementRule.Family {
  /// The attributes of the family.
  var attributes: [AttributeRule] {
    switch self {
    case .anything: Self.common
    case .view: Self.viewAttributes
    case .control: Self.controlAttributes
    case .scrollView: Self.scrollAttributes
    case .controller: Self.controllerAttributes
    }
  }

  /// The keys of elements in the family.
  var parts: [AttributeRule] {
    switch self {
    case .anything, .control: []
    case .view: Self.viewParts
    case .scrollView: Self.scrollParts
    case .controller: Self.controllerParts
    }
  }

  private static let common: [AttributeRule] =
    list(
      [
        .used("id", "the name by which other elements mean it; documents have names of their own"),
        .used("key", "what it is to the element around it"),
        .used("customClass", "the class, declared in `classes`"),
        .used("userLabel", "the `id`, where something names the object and no outlet does"),
      ],
      AttributeRule.dropped(
        "customModule customModuleProvider restorationIdentifier sceneMemberID", DropReason.code),
      AttributeRule.dropped("colorLabel", DropReason.design))

  private static let viewAttributes: [AttributeRule] =
    list(
      [
        .flag("hidden", "isHidden"), .number("alpha", standard: 1),
        .flag("clipsSubviews", "clipsToBounds"),
        .flag("userInteractionEnabled", "isUserInteractionEnabled", standard: true),
        .word("semanticContentAttribute", standard: "unspecified"),
        .flag("insetsLayoutMarginsFromSafeArea", standard: true),
        .flag("preservesSuperviewLayoutMargins"),
        .used(
          "layoutMarginsFollowReadableWidth", "constraints to its margins name its `readable` guide"
        ),
        .used(
          "translatesAutoresizingMaskIntoConstraints",
          "a view without it keeps `frame` and `autoresizingMask`"),
        .used("fixedFrame", "`frame` and `autoresizingMask`"),
      ],
      AttributeRule.used(
        all: "horizontalHuggingPriority verticalHuggingPriority", "`contentHuggingPriority`"),
      AttributeRule.used(
        all: "horizontalCompressionResistancePriority verticalCompressionResistancePriority",
        "`contentCompressionResistancePriority`"),
      AttributeRule.used(
        all: "misplaced ambiguous verifyAmbiguity", "`--check-frames` leaves the view out"),
      AttributeRule.dropped(
        "opaque clearsContextBeforeDrawing autoresizesSubviews", DropReason.always),
      AttributeRule.dropped("contentMode", "only images are fitted by it"),
      AttributeRule.dropped(
        "multipleTouchEnabled exclusiveTouch tag toolTip focusGroupIdentifier", DropReason.touch),
      AttributeRule.dropped(
        "placeholderIntrinsicWidth placeholderIntrinsicHeight simulatedAppContext",
        DropReason.design))

  private static let viewParts: [AttributeRule] =
    list(
      [
        .color("backgroundColor"), .color("tintColor"), .insets("layoutMargins"),
        .insets("directionalLayoutMargins"),
        .used("frame", "`frame`: of views with constraints the weakest wish"),
        .used("autoresizingMask", "`autoresizingMask`"),
        .used("accessibilityConfiguration", "the properties of accessibility"),
        .used("safeArea", "the guide `safeArea`"), .used("keyboard", "the guide `keyboard`"),
        .used("default", "constraints and subviews that only some size classes have"),
      ],
      AttributeRule.dropped(
        """
        canvasLocation simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics
        simulatedDestinationMetrics simulatedOrientationMetrics simulatedSizeMetrics
        simulatedScreenMetrics
        """, DropReason.design))

  private static let controlAttributes: [AttributeRule] =
    list(
      [
        .flag("enabled", "isEnabled", standard: true), .flag("selected", "isSelected"),
        .flag("highlighted", "isHighlighted"),
      ],
      AttributeRule.dropped(
        "contentHorizontalAlignment contentVerticalAlignment",
        "only buttons lie by it"),
      AttributeRule.dropped(
        "insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins", DropReason.margins),
      AttributeRule.dropped("showsMenuAsPrimaryAction", DropReason.touch))

  private static let scrollAttributes: [AttributeRule] =
    list(
      [
        .flag("clipsSubviews", "clipsToBounds", standard: true),
        .flag("scrollEnabled", "isScrollEnabled", standard: true),
        .flag("pagingEnabled", "isPagingEnabled"),
        .flag("showsHorizontalScrollIndicator", standard: true),
        .flag("showsVerticalScrollIndicator", standard: true),
        .word("indicatorStyle", standard: "default"),
        .word("contentInsetAdjustmentBehavior", standard: "automatic"),
      ],
      AttributeRule.dropped(
        """
        bounces alwaysBounceHorizontal alwaysBounceVertical bouncesZoom maximumZoomScale minimumZoomScale delaysContentTouches canCancelContentTouches
        directionalLockEnabled keyboardDismissMode scrollsToTop delaysTouchesBegan
        """, DropReason.motion))

  private static let scrollParts: [AttributeRule] =
    list(
      [
        .insets("contentInset"), .size("contentSize"),
        .used("contentLayoutGuide", "the guide `contentGuide`"),
        .used("frameLayoutGuide", "the guide `frameGuide`"),
      ], AttributeRule.dropped("scrollIndicatorInsets", DropReason.motion))

  private static let controllerAttributes: [AttributeRule] =
    list(
      [
        .text("title"), .flag("automaticallyAdjustsScrollViewInsets", standard: true),
        .flag("extendedLayoutIncludesOpaqueBars"), .flag("hidesBottomBarWhenPushed"),
        .word(
          "modalPresentationStyle",
          words: ["currentContext": "overCurrentContext", "automatic": "pageSheet"]),
        .used("storyboardIdentifier", "the name of the file"),
        .used("nibName", "told, since the view is in that xib"),
      ],
      AttributeRule.dropped(
        """
        useStoryboardIdentifierAsRestorationIdentifier definesPresentationContext modalTransitionStyle
        providesPresentationContextTransitionStyle clearsSelectionOnViewWillAppear autoresizesArchivedViewToFullSize
        wantsFullScreenLayout
        """, DropReason.code))

  private static let controllerParts: [AttributeRule] =
    list(
      [
        .size("preferredContentSize"),
        .size("contentSizeForViewInPopover", "preferredContentSize"), .used("view", "the `view`"),
        .used("navigationItem", "the `navigationItem`"), .used("tabBarItem", "the `tabBarItem`"),
        .used("edgesForExtendedLayout", "`edgesForExtendedLayout`"),
        .used("extendedEdge", "`edgesForExtendedLayout`"),
        .used(
          "simulatedTopBarMetrics", "a navigation bar, where the scene is in no other container"),
      ],
      AttributeRule.dropped(
        """
        freeformSize canvasLocation simulatedStatusBarMetrics simulatedBottomBarMetrics
        simulatedOrientationMetrics simulatedDestinationMetrics simulatedScreenMetrics
        """, DropReason.design))
}
