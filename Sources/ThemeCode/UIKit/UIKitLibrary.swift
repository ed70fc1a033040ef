/// UIKit and SwiftUI, as far as theme code uses them: the tables that the interpreter is given.
///
/// A new call is a row in one of the lists of rows.
enum UIKitLibrary {
  /// The whole library of one import, with Foundation.
  ///
  /// - Parameter imageSize: the size of an image in points, by its name; nil for one that is not there.
  static func make(
    imageSize: @escaping (String) -> (width: Double, height: Double)?
  ) -> CodeLibrary {
    var library = CodeLibrary()
    FoundationLibrary.add(to: &library)
    library.statements = statements
    library.callbacks = callbacks
    library.traits = traits
    library.variantTrait = "userInterfaceStyle"
    library.arguments = ["UIWindow": .window, "UIApplication": .system("sharedApplication")]
    library.extended = ["UIColor", "UIFont", "UIImage", "Color", "ShapeStyle"]
    library.implicit = ["Color"]
    library.values = [
      "UIColor", "UIFont", "UIImage", "CGSize", "CGPoint", "UIEdgeInsets", "UIOffset",
    ]
    library.reals.insert("CGFloat")
    library.dictionaryWords = ["TextAttributes"]
    library.modules = ["UIKit", "Foundation", "SwiftUI"]
    library.generalNames = ["color", "uiColor", "value", "font", "image"]
    library.prefix = "UI"
    library.typePrefixes = ["UI", "NS", "CG"]
    library.casePrefixes = casePrefixes
    library.caseAffixes = [("NS", "AttributeName")]
    library.value = { UIKitColors.named($0).map { .color($0) } }
    library.add(
      ColorRows.rows + FontRows.rows + ImageRows(size: imageSize).rows + GeometryRows.rows
        + EnvironmentRows.rows + ProxyRows.rows + AppearanceObjects.rows + SwiftUIRows.rows
        + SwiftUIViewRows.rows + AssetNames.rows)
    GeometryRows.addTables(to: &library)
    ColorRows.addMutations(to: &library)
    let drawing = Drawing()
    library.add(drawing.rows)
    library.around = drawing.around
    library.takesBareMethod = { receiver, name in
      drawing.takesBareMethod(name) || takesBareMethod(receiver, name)
    }
    return library
  }

  /// Whether a method without its receiver belongs to a proxy or an appearance of UIKit.
  private static func takesBareMethod(_ receiver: CodeValue, _ name: String) -> Bool {
    switch receiver.plain {
    case .type: name.hasPrefix("appearance")
    case .library(UIKitValue.color):
      ["withAlphaComponent", "colorWithAlphaComponent", "opacity"].contains(name)
    case .library(UIKitValue.proxy): SymbolName.property(ofSetter: name) != nil
    case .object(let object):
      AppearanceObjects.isAppearance(object.className)
        && (name.hasPrefix("set") || name.hasPrefix("configureWith") || name == "copy")
    // In an extension of View.
    case .library(let made) where made is SwiftUIView: SwiftUIViewRows.modifiers.contains(name)
    default: false
    }
  }

  // MARK: Tables

  private static let statements = {
    var result = ThemeStatements()
    result.word = "ppearance"
    result.names = ["appearance", "setStatusBarStyle", "statusBarStyle"]
    result.prefixes = ["appearanceWhenContained", "appearanceFor"]
    result.suffixes = ["ppearanceWhenContainedIn"]
    result.objects = ("UI", "Appearance", without: "Keyboard")
    result.properties = [("tintColor", "indow"), ("setTintColor", "indow")]
    return result
  }()

  /// The functions that UIKit and SwiftUI call.
  private static let callbacks = {
    var result = Callbacks()
    result.starts = [
      ("application", "FinishLaunching"), ("applicationDidFinishLaunching", ""),
      ("scene", "willConnect"),
    ]
    result.startMembers = (["init", "body"], "App")
    result.names = [
      "application", "scene", "tableView", "collectionView", "navigationController",
      "tabBarController", "splitViewController", "searchBar",
      "main", "load", "initialize", "loadView", "awakeFromNib", "layoutSubviews", "drawRect",
      "draw", "traitCollectionDidChange", "tintColorDidChange", "prepare", "prepareForSegue",
      "body", "updateConstraints", "willMove", "didMove", "updateProperties",
    ]
    result.prefixes = [
      "applicationDid", "applicationWill", "sceneDid", "sceneWill", "viewDid", "viewWill",
      "viewIs", "searchBarText", "makeUIView", "updateUIView", "didMoveTo", "willMoveTo",
    ]
    result.launch = [
      [("main", ""), ("initialize", "")],
      [("application", "willFinishLaunching"), ("applicationWillFinishLaunching", "")],
      [("application", "didFinishLaunching"), ("applicationDidFinishLaunching", "")],
      [("scene", "willConnect")],
      [("init", "")],
      [("loadView", ""), ("awakeFromNib", "")],
      [("viewDidLoad", "")],
      [
        ("viewWillAppear", ""), ("viewIsAppearing", ""), ("willMove", ""), ("body", ""),
        ("makeUIView", ""), ("updateUIView", ""), ("updateProperties", ""),
      ],
      [
        ("viewDidAppear", ""), ("viewWillLayout", ""), ("viewDidLayout", ""),
        ("layoutSubviews", ""), ("updateConstraints", ""), ("draw", ""), ("didMove", ""),
        ("tableView", "ellFor"), ("tableView", "illDisplay"), ("tableView", "iewFor"),
        ("collectionView", "ellFor"), ("collectionView", "illDisplay"),
        ("sceneWillEnterForeground", ""), ("sceneDidBecomeActive", ""),
        ("applicationDidBecomeActive", ""), ("applicationWillEnterForeground", ""),
      ],
    ]
    result.root = "rootViewController"
    result.handedOut = [
      "UIWindow", "UIApplication", "Scene", "ConnectionOptions", "LaunchOptionsKey:Any]",
      "NSDictionary",
    ]
    result.typePrefix = "UI"
    result.types = ["View", "App"]
    return result
  }()

  private static let traits = [
    "userInterfaceIdiom": ["pad", "phone"], "userInterfaceStyle": ["dark", "light"],
    "horizontalSizeClass": ["compact", "regular"], "verticalSizeClass": ["compact", "regular"],
    "userInterfaceLevel": ["elevated", "base"], "accessibilityContrast": ["high", "normal"],
    "layoutDirection": ["rightToLeft", "leftToRight"],
  ]

  private static let casePrefixes = [
    "UIControlState", "UIBarMetrics", "UIBarStyle", "UIBarPosition", "UIToolbarPosition",
    "UIBarButtonItemStyle", "UIStatusBarStyle", "UITextAttribute", "UIFontTextStyle",
    "UIFontWeight", "UIImageRenderingMode", "UIImageResizingMode", "UIUserInterfaceIdiom",
    "UIUserInterfaceSizeClass", "UIUserInterfaceStyle", "UISegmentedControlSegment",
    "UISearchBarIcon", "UITableViewCellSeparatorStyle", "UITableViewCellSelectionStyle",
    "UITextAlignment", "NSTextAlignment", "NSUnderlineStyle", "UIViewContentMode",
    "UIKeyboardAppearance", "UIBlurEffectStyle", "UIGlassEffectStyle",
    "UITabBarItemPositioning", "UIRectEdge",
    "UIRectCorner", "kCGLine",
    "UISearchBarStyle", "UITextBorderStyle", "UIActivityIndicatorViewStyle",
    "NSLineBreakStrategy", "NSLineBreak",
    "UIProgressViewStyle", "UITableViewCellAccessory", "UIScrollViewIndicatorStyle",
    "UIImageSymbolScale", "UIImageSymbolWeight", "NSOrdered", "UILayoutConstraintAxis",
    "UITraitEnvironment",
  ]
}
