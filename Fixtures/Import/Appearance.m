// Of iOS 5 to 13: macros, categories, blocks, classes in loops, appearances of own classes.
#import "AppAppearance.h"
#import <QuartzCore/QuartzCore.h>

#define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
#define SYSTEM_VERSION_LESS_THAN(v) ([[[UIDevice currentDevice] systemVersion] compare:v options:NSNumericSearch] == NSOrderedAscending)
#define RGB(r, g, b) [UIColor colorWithRed:(r) / 255.0f green:(g) / 255.0f blue:(b) / 255.0f alpha:1.0f]
#define RGBA(r, g, b, a) [UIColor colorWithRed:(r) / 255.0f green:(g) / 255.0f blue:(b) / 255.0f alpha:(a)]
#define UIColorFromRGB(rgbValue) \
  [UIColor colorWithRed:((float)((rgbValue & 0xFF0000) >> 16)) / 255.0 \
                  green:((float)((rgbValue & 0x00FF00) >> 8)) / 255.0 \
                   blue:((float)(rgbValue & 0x0000FF)) / 255.0 alpha:1.0]
#define kBarTextColor UIColorFromRGB(0xFDFDFD)
#define FONT_BOLD(s) [UIFont fontWithName:kFontBold size:(s)]

static NSString * const kFontBold = @"HelveticaNeue-Bold";
static NSString * const kFontLight = @"HelveticaNeue-Light";
extern const CGFloat AppBarHeight;

typedef struct { CGFloat top; CGFloat side; } AppInsets;

static inline UIColor *Hex(NSUInteger value, CGFloat alpha) {
  return [UIColor colorWithRed:((value >> 16) & 0xFF) / 255.f green:((value >> 8) & 0xFF) / 255.f blue:(value & 0xFF) / 255.f alpha:alpha];
}

@implementation UIColor (App)
+ (UIColor *)app_green { return RGB(76, 175, 80); }
+ (UIColor *)app_darkGreen { return [[self app_green] app_darkerBy:0.2]; }
- (UIColor *)app_darkerBy:(CGFloat)amount {
  CGFloat h, s, b, a;
  if ([self getHue:&h saturation:&s brightness:&b alpha:&a]) {
    return [UIColor colorWithHue:h saturation:s brightness:MAX(b - amount, 0.0) alpha:a];
  }
  return self;
}
+ (UIColor *)app_colorWithHexString:(NSString *)string {
  unsigned int rgb = 0;
  NSScanner *scanner = [NSScanner scannerWithString:[string stringByReplacingOccurrencesOfString:@"#" withString:@""]];
  [scanner scanHexInt:&rgb];
  return Hex(rgb, 1);
}
@end

@interface BadgeView : UIView
@property (nonatomic, strong) UIColor *fillColor UI_APPEARANCE_SELECTOR;
@property (nonatomic) CGFloat corner UI_APPEARANCE_SELECTOR;
- (void)setTitleColor:(UIColor *)color forState:(UIControlState)state UI_APPEARANCE_SELECTOR;
@end

@implementation BadgeView
+ (void)initialize {
  if (self == [BadgeView class]) {
    BadgeView *proxy = [self appearance];
    proxy.fillColor = [UIColor app_green];
    proxy.corner = 4.f;
  }
}
@end

@implementation AppAppearance
+ (void)setUp {
  [self setUpNavigationBar];
  [self setUpBarButtons];
  [self setUpOthers];
}

+ (void)setUpNavigationBar {
  NSDictionary *attributes = nil;
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 70000
  if (SYSTEM_VERSION_LESS_THAN(@"7.0")) {
    attributes = [NSDictionary dictionaryWithObjectsAndKeys:
      kBarTextColor, UITextAttributeTextColor,
      [UIColor colorWithWhite:0.0 alpha:0.75], UITextAttributeTextShadowColor,
      [NSValue valueWithUIOffset:UIOffsetMake(0, -1)], UITextAttributeTextShadowOffset,
      FONT_BOLD(IS_IPAD ? 22 : 18), UITextAttributeFont, nil];
  } else
#endif
  {
    attributes = @{ NSForegroundColorAttributeName: kBarTextColor, NSFontAttributeName: FONT_BOLD(18) };
    [[UINavigationBar appearance] setBarTintColor:[UIColor app_darkGreen]];
    [UINavigationBar appearance].translucent = NO;
  }
  [[UINavigationBar appearance] setTitleTextAttributes:attributes];
  UIImage *bar = [[UIImage imageNamed:@"strip.png"] resizableImageWithCapInsets:UIEdgeInsetsZero];
  [[UINavigationBar appearance] setBackgroundImage:bar forBarMetrics:UIBarMetricsDefault];
  [[UINavigationBar appearance] setBackgroundImage:[UIImage imageNamed:@"strip-landscape"] forBarMetrics:UIBarMetricsLandscapePhone];
  if ([[UINavigationBar class] instancesRespondToSelector:@selector(setShadowImage:)]) {
    [[UINavigationBar appearance] setShadowImage:[[UIImage alloc] init]];
  }
  [[UINavigationBar appearance] setTitleVerticalPositionAdjustment:-1 forBarMetrics:UIBarMetricsDefault];
  [[UINavigationBar appearanceWhenContainedIn:[UIImagePickerController class], nil] setBarStyle:UIBarStyleBlackTranslucent];
}

+ (void)setUpBarButtons {
  void (^style)(id) = ^(id item) {
    [item setTintColor:[UIColor app_colorWithHexString:@"#3E8E41"]];
    [item setTitleTextAttributes:@{ NSFontAttributeName: [UIFont fontWithName:kFontLight size:15] } forState:UIControlStateNormal];
  };
  style([UIBarButtonItem appearance]);
  for (Class container in @[ [UIToolbar class], [UISearchBar class] ]) {
    [[UIBarButtonItem appearanceWhenContainedInInstancesOfClasses:@[ container ]] setTintColor:[UIColor whiteColor]];
  }
  UIImage *back = [[UIImage imageNamed:@"back"] stretchableImageWithLeftCapWidth:14 topCapHeight:0];
  UIBarButtonItem *items = [UIBarButtonItem appearanceWhenContainedIn:[UINavigationBar class], [UINavigationController class], nil];
  [items setBackButtonBackgroundImage:back forState:UIControlStateNormal barMetrics:UIBarMetricsDefault];
  [items setBackButtonTitlePositionAdjustment:UIOffsetMake(NSIntegerMin, 0) forBarMetrics:UIBarMetricsDefault];
  [items setBackgroundVerticalPositionAdjustment:2.f forBarMetrics:UIBarMetricsDefault];
}

+ (void)setUpOthers {
  UIColor *green = UIColor.app_green;
  [[UISwitch appearance] setOnTintColor:green];
  [[UIProgressView appearance] setProgressTintColor:green];
  [[UIProgressView appearance] setTrackTintColor:RGBA(0, 0, 0, .1f)];
  [[UITableView appearance] setBackgroundColor:[UIColor colorWithPatternImage:[UIImage imageNamed:@"linen"]]];
  [[UITableView appearance] setSeparatorColor:Hex(0xCCCCCC, 0.5)];
  [[UISegmentedControl appearance] setTintColor:green];
  [[UITabBar appearance] setSelectedImageTintColor:green];
  [[UITabBar appearance] setSelectionIndicatorImage:[UIImage imageNamed:@"selected"]];
  [[UISearchBar appearance] setBackgroundImage:[UIImage new]];
  [[UISearchBar appearance] setScopeBarButtonTitleTextAttributes:@{ NSForegroundColorAttributeName : green } forState:UIControlStateSelected];
  [[BadgeView appearanceWhenContainedIn:[UITableViewCell class], nil] setTitleColor:[UIColor whiteColor] forState:UIControlStateNormal];
  [[UIPickerView appearance] setBackgroundColor:UIColor.groupTableViewBackgroundColor];
  UIView.appearance.tintColor = green;
  [[UILabel appearanceWhenContainedIn:[UITableViewHeaderFooterView class], nil] setTextColor:[green colorWithAlphaComponent:0.8]];
  id scroll = [UIScrollView appearance];
  if ([scroll respondsToSelector:@selector(setIndicatorStyle:)]) [scroll setIndicatorStyle:UIScrollViewIndicatorStyleBlack];
  if (@available(iOS 13, *)) {
    UINavigationBarAppearance *a = [[UINavigationBarAppearance alloc] initWithIdiom:UIUserInterfaceIdiomPhone];
    [a configureWithOpaqueBackground];
    [a setTitleTextAttributes:@{ NSForegroundColorAttributeName: kBarTextColor }];
    [a.buttonAppearance.normal setTitleTextAttributes:@{ NSFontAttributeName: FONT_BOLD(15) }];
    [a setBackIndicatorImage:[UIImage imageNamed:@"chev"] transitionMaskImage:[UIImage imageNamed:@"chev"]];
    [[UINavigationBar appearance] setStandardAppearance:a];
    [[UINavigationBar appearance] setScrollEdgeAppearance:a];
  }
}
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
  dispatch_async(dispatch_get_main_queue(), ^{ [AppAppearance setUp]; });
  return YES;
}
@end
