import ScreenFormat

/// Controllers, scenes and what leads from one to another.
enum ControllerElements {
  static let rules: [ElementRule] =
    ElementRule.list(
      [
        ElementRule("viewController", .object("UIViewController"), [.controller]),
        ElementRule(
          "tableViewController", .object("UITableViewController"), [.controller], [],
          parts: [.used("view", "the `tableView`"), .used("refreshControl", "`refreshControl`")]),
        ElementRule(
          "collectionViewController", .object("UICollectionViewController"), [.controller], [],
          parts: [.used("view", "the `collectionView`")]),
        ElementRule(
          "navigationController", .object("UINavigationController"), [.controller],
          list(
            [
              .flag("navigationBarHidden", "isNavigationBarHidden"),
              .flag("toolbarHidden", "isToolbarHidden", standard: true),
            ],
            AttributeRule.dropped(
              """
              hidesBarsWhenKeyboardAppears hidesBarsOnSwipe hidesBarsWhenVerticallyCompact hidesBarsOnTap
              """, DropReason.touch)),
          parts: [
            .used("navigationBar", "`navigationBar`"), .used("toolbar", "`toolbar`"),
            .used("viewControllers", "`viewControllers`"),
          ]),
        ElementRule(
          "tabBarController", .object("UITabBarController"), [.controller],
          [.number("selectedIndex", standard: 0)],
          parts: [.used("tabBar", "`tabBar`"), .used("viewControllers", "`viewControllers`")]),
        splitViewController,
        ElementRule(
          "pageViewController", .object("UIPageViewController"), [.controller],
          AttributeRule.dropped(
            "transitionStyle navigationOrientation spineLocation doubleSided pageSpacing",
            DropReason.motion)),
        ElementRule("hostingController", .object("UIHostingController"), [.controller]),
        ElementRule(
          "avPlayerViewController", .object("AVPlayerViewController"), [.controller],
          AttributeRule.dropped(
            "videoGravity showsPlaybackControls allowsPictureInPicturePlayback", DropReason.web)),
        ElementRule(
          "glkViewController", .object("UIViewController"), [.controller],
          AttributeRule.dropped(
            "preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive",
            DropReason.web)),
        ElementRule(
          "viewControllerPlaceholder",
          .part("the scene of another storyboard, where that is found"),
          [.controller],
          list(
            [
              .used("storyboardName", "the file that is read"),
              .used("referencedIdentifier", "the scene in it"),
            ], AttributeRule.dropped("bundleIdentifier", DropReason.code))),
        segue,
      ],
      [
        ElementRule(
          "document", .part("the document's `device`, `system` and traits"), [],
          list(
            [
              .used("toolsVersion", "`system`, unless `--system` is given"),
              .used("initialViewController", "the first screen of a project"),
              .used("useAutolayout", "without it all views keep frames and masks"),
              .used("useSafeAreas", "nothing to do: layout guides are named where they are used"),
              .used("launchScreen", "nothing to do: it is a screen like any other"),
              .used("colorMatched", "whether colours of old spaces are turned into sRGB"),
            ],
            AttributeRule.dropped(
              """
              type version targetRuntime systemVersion propertyAccessControl
              useTraitCollections promptedForUpgradeToXcode5 variant defaultVersion
              """, DropReason.design)),
          parts: [
            .used("tintColor", "`tintColor` of the window"),
            .used("defaultSimulatedMetrics", "`device`, in files without one"),
          ]),
        ElementRule(
          "device", .part("`device`"), [],
          list(
            [
              .used("orientation", "`orientation`"),
              .used("appearance", "the trait `userInterfaceStyle`"),
            ], AttributeRule.dropped("layout", "a part of a pad's screen"))),
        ElementRule(
          "simulatedNavigationBarMetrics",
          .part("a navigation bar, where no container of the file has one"), [],
          list(
            [
              .used("translucent", "`isTranslucent` of the bar"),
              .used("barStyle", "`barStyle` of the bar"),
            ], AttributeRule.dropped("prompted", DropReason.design))),
        ElementRule(
          "simulatedMetricsContainer", .part("`device`, in files without one"), [], [],
          parts: list(
            [.used("destination", "`device`, in files without one")],
            AttributeRule.dropped("statusBar orientation size", DropReason.design))),
        ElementRule(
          "simulatedScreenMetrics", .part("`device`, in files without one"), [],
          [.used("type", "`device`, in files without one")]),
        ElementRule(
          "scene", .part("a document, or a part of one"), [],
          AttributeRule.dropped("sceneID", DropReason.code),
          parts: AttributeRule.dropped("canvasLocation", DropReason.design)),
        ElementRule("scenes", .part("documents")), ElementRule("objects", .part("documents")),
        ElementRule(
          "placeholder", .part("the controller of a xib, which outlets name"), [],
          [.used("placeholderIdentifier", "whose outlets give ids")]),
      ])

  private static let segue = ElementRule(
    "segue", .part("controllers in one another; other segues tell under which bars a scene lies"),
    [],
    list(
      [
        .used("kind", "whether the scene lies in the other, or after it"),
        .used("relationship", "`viewControllers`"),
        .used("destination", "the scene that is shown"),
      ],
      AttributeRule.dropped(
        """
        identifier reference unwindAction inheritsFrom modalPresentationStyle modalTransitionStyle
        popoverAnchorBarButtonItem popoverAnchorView splitViewControllerTargetIndex action
        destinationCreationSelector animates trigger
        """, "other scenes are other screens")),
    parts: AttributeRule.dropped(
      "popoverArrowDirection nextSegues commit preview", "other scenes are other screens"))

  private static let splitViewController = ElementRule(
    "splitViewController", .object("UISplitViewController"), [.controller],
    list(
      [
        .number("minimumPrimaryColumnWidth"), .number("maximumPrimaryColumnWidth"),
        .number("preferredPrimaryColumnWidthFraction"), .word("preferredDisplayMode"),
        .flag("presentsWithGesture", standard: true),
        .word("style", standard: "unspecified"), .word("primaryEdge", standard: "leading"),
      ], AttributeRule.dropped("allowDoubleColumnStyle", DropReason.code)),
    parts: [
      .used("masterViewController", "`viewControllers`"),
      .used("detailViewController", "`viewControllers`"),
    ])
}
