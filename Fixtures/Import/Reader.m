// Themes behind a protocol, a singleton, dictionaries that are changed, old and new appearance.
#import "ReaderKit.h"

NSString *const RKThemeDidChange = @"RKThemeDidChange";
static const CGFloat kCorner = 6.0f;
#define RKHex(rgb) [UIColor colorWithRed:((float)((rgb & 0xFF0000) >> 16))/255.0 green:((float)((rgb & 0xFF00) >> 8))/255.0 blue:((float)(rgb & 0xFF))/255.0 alpha:1.0]
#define IOS_AT_LEAST(v) ([[[UIDevice currentDevice] systemVersion] compare:v options:NSNumericSearch] != NSOrderedAscending)

typedef NS_ENUM(NSInteger, RKTone) { RKToneDay, RKToneNight, RKToneSepia };

@protocol RKTheme <NSObject>
@property (nonatomic, readonly) UIColor *bar;
@property (nonatomic, readonly) UIColor *text;
- (UIFont *)fontOfSize:(CGFloat)size;
@end

@interface RKDay : NSObject <RKTheme> @end
@implementation RKDay
- (UIColor *)bar { return RKHex(0xF7F7F7); }
- (UIColor *)text { return [UIColor colorWithWhite:0.13 alpha:1]; }
- (UIFont *)fontOfSize:(CGFloat)size {
  UIFontDescriptor *descriptor = [UIFontDescriptor fontDescriptorWithName:@"Avenir-Medium" size:size];
  return [UIFont fontWithDescriptor:descriptor size:0];
}
@end

@interface RKNight : RKDay @end
@implementation RKNight
- (UIColor *)bar { return RKHex(0x1C1C1E); }
- (UIColor *)text { return UIColor.whiteColor; }
@end

@interface ReaderKit ()
@property (nonatomic, strong) id<RKTheme> theme;
@property (nonatomic) RKTone tone;
@end

@implementation ReaderKit
+ (instancetype)kit { static ReaderKit *kit; static dispatch_once_t token; dispatch_once(&token, ^{ kit = [self new]; }); return kit; }
- (instancetype)init {
  if (self = [super init]) {
    _tone = RKToneDay;
    _theme = [[self class] themeForTone:_tone];
  }
  return self;
}
+ (id<RKTheme>)themeForTone:(RKTone)tone {
  switch (tone) {
    case RKToneNight: return [RKNight new];
    case RKToneDay:
    default: return [RKDay new];
  }
}
- (void)install {
  [self styleBars];
  [self styleControls];
  [self styleTables];
  [[NSNotificationCenter defaultCenter] postNotificationName:RKThemeDidChange object:self];
}
- (UIImage *)roundedImageWithColor:(UIColor *)color corner:(CGFloat)radius {
  CGRect rect = CGRectMake(0, 0, radius * 2 + 1, radius * 2 + 1);
  UIGraphicsBeginImageContextWithOptions(rect.size, NO, 0);
  [color setFill];
  [[UIBezierPath bezierPathWithRoundedRect:rect cornerRadius:radius] fill];
  UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
  UIGraphicsEndImageContext();
  return [image resizableImageWithCapInsets:UIEdgeInsetsMake(radius, radius, radius, radius)];
}
- (void)styleBars {
  id bar = [UINavigationBar appearance];
  [bar setBarTintColor:self.theme.bar];
  [bar setTintColor:self.theme.text];
  NSShadow *shadow = [[NSShadow alloc] init];
  shadow.shadowColor = [UIColor clearColor];
  NSMutableDictionary *attributes = [@{ NSForegroundColorAttributeName : self.theme.text } mutableCopy];
  attributes[NSFontAttributeName] = [self.theme fontOfSize:18];
  [attributes setValue:shadow forKey:NSShadowAttributeName];
  [bar setTitleTextAttributes:attributes];
  if (@available(iOS 11.0, *)) {
    [bar setLargeTitleTextAttributes:[NSDictionary dictionaryWithObjectsAndKeys:self.theme.text, NSForegroundColorAttributeName, nil]];
  }
  [bar setBackgroundImage:[self roundedImageWithColor:self.theme.bar corner:kCorner] forBarPosition:UIBarPositionTopAttached barMetrics:UIBarMetricsDefault];
  for (NSNumber *state in @[@(UIControlStateNormal), @(UIControlStateHighlighted)]) {
    [[UIBarButtonItem appearanceWhenContainedIn:[UINavigationBar class], nil] setTitleTextAttributes:@{NSFontAttributeName: [self.theme fontOfSize:15]} forState:state.unsignedIntegerValue];
  }
  if (IOS_AT_LEAST(@"13.0")) {
    UINavigationBarAppearance *appearance = [UINavigationBarAppearance new];
    [appearance configureWithTransparentBackground];
    appearance.backgroundColor = self.theme.bar;
    appearance.titleTextAttributes = attributes;
    UINavigationBar.appearance.standardAppearance = appearance;
    UINavigationBar.appearance.scrollEdgeAppearance = [appearance copy];
  }
  UITabBar *tabs = UITabBar.appearance;
  tabs.barTintColor = self.theme.bar;
  tabs.unselectedItemTintColor = [self.theme.text colorWithAlphaComponent:.5];
  tabs.itemPositioning = UITabBarItemPositioningCentered;
  [[UITabBarItem appearance] setTitlePositionAdjustment:UIOffsetMake(0, -2)];
}
- (void)styleControls {
  UISlider *slider = [UISlider appearance];
  [slider setThumbImage:[self roundedImageWithColor:self.theme.text corner:10] forState:UIControlStateNormal];
  [slider setMinimumTrackTintColor:self.theme.text];
  [[UISegmentedControl appearance] setBackgroundImage:[self roundedImageWithColor:[UIColor clearColor] corner:kCorner] forState:UIControlStateNormal barMetrics:UIBarMetricsDefault];
  [[UISegmentedControl appearance] setContentPositionAdjustment:UIOffsetMake(kCorner, 0) forSegmentType:UISegmentedControlSegmentLeft barMetrics:UIBarMetricsDefault];
  [[UIStepper appearance] setIncrementImage:[[UIImage imageNamed:@"plus"] imageWithRenderingMode:UIImageRenderingModeAlwaysOriginal] forState:UIControlStateNormal];
  [[UISearchBar appearance] setSearchFieldBackgroundPositionAdjustment:UIOffsetZero];
  [[UISearchBar appearance] setImage:[UIImage imageNamed:@"lens"] forSearchBarIcon:UISearchBarIconSearch state:UIControlStateNormal];
  [[UITextField appearanceWhenContainedInInstancesOfClasses:@[[UISearchBar class]]] setTextColor:self.theme.text];
  [[UIPageControl appearance] performSelector:@selector(setPageIndicatorTintColor:) withObject:[UIColor grayColor]];
  [[UIProgressView appearance] setValue:self.theme.text forKey:@"progressTintColor"];
  [UIActivityIndicatorView.appearance setColor:self.theme.text];
  UIButton *inAlert = [UIButton appearanceWhenContainedIn:UIAlertController.class, nil];
  inAlert.tintColor = UIColor.systemRedColor;
  [[UIButton appearance] setTitleColor:self.theme.text forState:UIControlStateNormal];
  [[UIButton appearance].titleLabel setFont:[self.theme fontOfSize:14]];
}
- (void)styleTables {
  UITraitCollection *compact = [UITraitCollection traitCollectionWithHorizontalSizeClass:UIUserInterfaceSizeClassCompact];
  [[UITableView appearanceForTraitCollection:compact] setSeparatorInset:UIEdgeInsetsMake(0, 12, 0, 0)];
  UITableView.appearance.separatorColor = [self.theme.text colorWithAlphaComponent:0.2f];
  UITableViewCell.appearance.backgroundColor = ([self isDark] ? UIColor.blackColor : UIColor.whiteColor);
  UIView *selection = [UIView new];
  selection.backgroundColor = self.theme.bar;
  [UITableViewCell.appearance setSelectedBackgroundView:selection];
  [[UILabel appearanceWhenContainedIn:[UITableViewHeaderFooterView class], [UITableView class], nil] setFont:[UIFont preferredFontForTextStyle:UIFontTextStyleFootnote]];
}
- (BOOL)isDark { return self.tone == RKToneNight; }
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
  [ReaderKit.kit install];
  self.window.tintColor = ReaderKit.kit.theme.text;
  [UIApplication sharedApplication].statusBarStyle = ReaderKit.kit.isDark ? UIStatusBarStyleLightContent : UIStatusBarStyleDefault;
  return YES;
}
@end
