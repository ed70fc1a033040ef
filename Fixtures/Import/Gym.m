#import "Gym.h"

// A category of colours, macros in macros, functions and loops of C.
#define RGBA(r, g, b, a) [UIColor colorWithRed:(r)/255.f green:(g)/255.f blue:(b)/255.f alpha:(a)]
#define RGB(r, g, b) RGBA(r, g, b, 1.f)
#define FONT(weight, points) [UIFont fontWithName:[NSString stringWithFormat:@"Avenir-%@", weight] size:(points)]
#define TITLE(color) @{NSForegroundColorAttributeName: (color), NSFontAttributeName: FONT(@"Heavy", 18)}
#define TINT(type, color) do { [[type appearance] setTintColor:color]; } while (0)
#define IOS7 ([[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0)

NS_INLINE UIColor *GymGrey(CGFloat white) { return [UIColor colorWithWhite:white alpha:1]; }

typedef NS_ENUM(NSInteger, GymStyle) { GymStyleLight, GymStyleDark };
static NSString *const GymKeys[] = {@"Book", @"Roman"};
static const CGFloat GymSizes[] = {11, 13, 17};

@implementation UIColor (Gym)

+ (UIColor *)gym_colorWithHex:(NSString *)hex {
    unsigned int value = 0;
    NSScanner *scanner = [NSScanner scannerWithString:hex];
    if ([hex hasPrefix:@"#"]) { scanner.scanLocation = 1; }
    [scanner scanHexInt:&value];
    return RGB((value & 0xFF0000) >> 16, (value & 0xFF00) >> 8, value & 0xFF);
}

+ (UIColor *)gym_red {
    static UIColor *color = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{ color = RGB(214, 40, 40); });
    return color;
}

+ (UIColor *)gym_line {
    static UIColor *line;
    if (!line) line = GymGrey(.85f);
    return line;
}

@end

@interface GymTheme ()
@property (nonatomic, strong) UIColor *primaryColor;
@property (nonatomic, assign) GymStyle style;
@end

@implementation GymTheme

+ (instancetype)sharedTheme {
    static GymTheme *theme;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ theme = [[self alloc] init]; });
    return theme;
}

- (instancetype)init {
    if ((self = [super init])) {
        _primaryColor = [UIColor gym_colorWithHex:@"#1D3557"];
        _style = GymStyleDark;
    }
    return self;
}

- (void)apply {
    switch (self.style) {
        case GymStyleLight:
            [[UINavigationBar appearance] setBarStyle:UIBarStyleDefault];
            break;
        case GymStyleDark: {
            [[UINavigationBar appearance] setBarStyle:UIBarStyleBlack];
            break;
        }
    }
    [[UINavigationBar appearance] setBarTintColor:self.primaryColor];
    [[UINavigationBar appearance] setTitleTextAttributes:TITLE([UIColor whiteColor])];
    [UINavigationBar appearance].tintColor = IOS7 ? [UIColor whiteColor] : [UIColor gym_red];
    TINT(UIToolbar, [UIColor gym_red]);
    NSArray *classes = @[[UISwitch class], [UISlider class], [UIProgressView class]];
    for (NSUInteger i = 0; i < classes.count; i++) {
        Class type = classes[i];
        if (type == [UIProgressView class]) continue;
        [[type appearance] setTintColor:[UIColor gym_red]];
    }
    int i = 0;
    while (i < 2) {
        UIControlState state = i == 0 ? UIControlStateNormal : UIControlStateSelected;
        [[UITabBarItem appearance] setTitleTextAttributes:@{NSFontAttributeName: FONT(GymKeys[i], GymSizes[0])} forState:state];
        i++;
    }
    UIEdgeInsets insets = {0, 15, 0, 0};
    [[UITableView appearance] setSeparatorInset:insets];
    [[UITableView appearance] setSeparatorColor:[UIColor gym_line]];
    if (floor(NSFoundationVersionNumber) > NSFoundationVersionNumber_iOS_6_1) {
        [[UISearchBar appearance] setBarTintColor:({ UIColor *c = [UIColor gym_red]; [c colorWithAlphaComponent:0.5]; })];
    }
    if ([UINavigationBar instancesRespondToSelector:@selector(setShadowImage:)]) {
        [[UINavigationBar appearance] setShadowImage:[UIImage new]];
    }
    [self performSelector:@selector(styleFields)];
    [[UITabBar appearance] setSelectionIndicatorImage:[self imageWithColor:[UIColor gym_red] size:CGSizeMake(MAX(1, 2), 2)]];
#ifdef DEBUG
    [[UIView appearance] setTintColor:[UIColor greenColor]];
#endif
    self.window.rootViewController.view.tintColor = [UIColor gym_red];
}

- (UIImage *)imageWithColor:(UIColor *)color size:(CGSize)size {
    UIGraphicsBeginImageContextWithOptions(size, NO, 0);
    [color setFill];
    UIRectFill((CGRect){CGPointZero, size});
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

- (void)styleFields {
    [[UITextField appearance] setFont:FONT(@"Book", GymSizes[2])];
    [UITextField appearance].keyboardAppearance = self.style == GymStyleDark ? UIKeyboardAppearanceDark : UIKeyboardAppearanceDefault;
}

@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    [[GymTheme sharedTheme] apply];
    return YES;
}

@end
