// A skin in a dictionary, read by keys; images made of colours; states in arrays; a singleton that posts notifications.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSUInteger, SKNSkin) {
    SKNSkinDay = 0,
    SKNSkinNight
};

FOUNDATION_EXPORT NSString *const SKNBarColor;
NSString *const SKNBarColor = @"bar.color";
static NSString *const SKNTextColor = @"text.color";
static NSString *const SKNFontName = @"font.name";
#define SKNFont(points) [UIFont fontWithName:[SKNManager sharedManager].values[SKNFontName] size:(points)]

@interface UIImage (Skin)
+ (UIImage *)skn_imageWithColor:(UIColor *)color size:(CGSize)size;
@end

@implementation UIImage (Skin)

+ (UIImage *)skn_imageWithColor:(UIColor *)color size:(CGSize)size {
    CGRect rect = CGRectMake(0, 0, size.width, size.height);
    UIGraphicsBeginImageContextWithOptions(rect.size, NO, 0);
    CGContextRef context = UIGraphicsGetCurrentContext();
    CGContextSetFillColorWithColor(context, color.CGColor);
    CGContextFillRect(context, rect);
    UIImage *image = UIGraphicsGetImageFromCurrentImageContext();
    UIGraphicsEndImageContext();
    return image;
}

@end

@implementation UIColor (Skin)

+ (instancetype)skn_colorFromString:(NSString *)string {
    NSArray<NSString *> *parts = [string componentsSeparatedByString:@","];
    return [UIColor colorWithRed:[parts[0] floatValue] / 255.0
                           green:[parts[1] floatValue] / 255.0
                            blue:[parts[2] floatValue] / 255.0
                           alpha:parts.count > 3 ? [parts[3] floatValue] : 1.0];
}

@end

@interface SKNManager : NSObject
@property (nonatomic, assign) SKNSkin skin;
@property (nonatomic, copy, readonly) NSDictionary<NSString *, id> *values;
@end

@implementation SKNManager

+ (instancetype)sharedManager {
    static SKNManager *manager = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        manager = [[self alloc] init];
    });
    return manager;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _skin = SKNSkinNight;
        _values = [self valuesForSkin:_skin];
    }
    return self;
}

- (NSDictionary<NSString *, id> *)valuesForSkin:(SKNSkin)skin {
    switch (skin) {
        case SKNSkinDay:
            return @{SKNBarColor: @"250,250,250", SKNTextColor: @"20,20,20", SKNFontName: @"HelveticaNeue"};
        case SKNSkinNight:
            return @{SKNBarColor: @"18,24,38", SKNTextColor: @"230,230,235,0.9", SKNFontName: @"AvenirNext-Medium"};
    }
}

- (nullable UIColor *)colorForKey:(NSString *)key {
    NSString *value = self.values[key];
    if (![value isKindOfClass:[NSString class]]) return nil;
    return [UIColor skn_colorFromString:value];
}

- (BOOL)isDark { return self.skin == SKNSkinNight; }

#pragma mark - Appearance

- (void)applySkin {
    UIColor *barColor = [self colorForKey:SKNBarColor];
    UIColor *textColor = [self colorForKey:SKNTextColor];

    UINavigationBar *bar = UINavigationBar.appearance;
    bar.barStyle = self.isDark ? UIBarStyleBlack : UIBarStyleDefault;
    [bar setBackgroundImage:[UIImage skn_imageWithColor:barColor size:CGSizeMake(1, 64)] forBarPosition:UIBarPositionTopAttached barMetrics:UIBarMetricsDefault];
    [bar setShadowImage:[UIImage skn_imageWithColor:[textColor colorWithAlphaComponent:.1f] size:CGSizeMake(1, 1 / [UIScreen mainScreen].scale)]];
    bar.titleTextAttributes = @{
        NSFontAttributeName: SKNFont(18),
        NSForegroundColorAttributeName: textColor,
        NSKernAttributeName: @0.5,
    };

    NSArray<NSNumber *> *states = @[@(UIControlStateNormal), @(UIControlStateHighlighted), @(UIControlStateDisabled)];
    NSArray<NSNumber *> *alphas = @[@1, @.5, @.25];
    [states enumerateObjectsUsingBlock:^(NSNumber *state, NSUInteger index, BOOL *stop) {
        UIColor *color = [textColor colorWithAlphaComponent:alphas[index].doubleValue];
        [UIBarButtonItem.appearance setTitleTextAttributes:@{NSForegroundColorAttributeName: color, NSFontAttributeName: SKNFont(16)}
                                                  forState:state.unsignedIntegerValue];
    }];

    if ([UITabBar instancesRespondToSelector:@selector(setUnselectedItemTintColor:)]) {
        [[UITabBar appearance] setUnselectedItemTintColor:[textColor colorWithAlphaComponent:0.6]];
    }
    [[UITabBar appearance] setBarTintColor:barColor];
    [[UITabBar appearance] setTranslucent:NO];
    for (int i = 0; i < 2; i++) {
        UIControlState state = i == 0 ? UIControlStateNormal : UIControlStateSelected;
        [[UITabBarItem appearance] setTitleTextAttributes:@{NSFontAttributeName: SKNFont(10 + i)} forState:state];
    }
    [[UITabBarItem appearance] setTitlePositionAdjustment:UIOffsetMake(0, -2)];

    [@[UITableView.class, UICollectionView.class] enumerateObjectsUsingBlock:^(Class view, NSUInteger i, BOOL *stop) {
        [[view appearance] setBackgroundColor:barColor];
    }];
    UITableViewCell *cell = [UITableViewCell appearance];
    cell.backgroundColor = UIColor.clearColor;
    [[UILabel appearanceWhenContainedInInstancesOfClasses:@[UITableViewCell.class]] setTextColor:textColor];
    [[UILabel appearanceWhenContainedInInstancesOfClasses:@[UIButton.class, UITableViewCell.class]] setTextColor:nil];
    UITextField *field = [UITextField appearanceWhenContainedInInstancesOfClasses:@[[UISearchBar class]]];
    field.defaultTextAttributes = @{NSForegroundColorAttributeName: textColor};
    [[UISearchBar appearance] setPositionAdjustment:UIOffsetMake(4, 0) forSearchBarIcon:UISearchBarIconClear];
    [[UIStepper appearance] setDividerImage:[UIImage new] forLeftSegmentState:UIControlStateNormal rightSegmentState:UIControlStateNormal];
    UIStatusBarStyle style = self.isDark ? UIStatusBarStyleLightContent : UIStatusBarStyleDefault;
    [UIApplication sharedApplication].statusBarStyle = style;
    [[NSNotificationCenter defaultCenter] postNotificationName:@"SKNSkinDidChange" object:self];
}

@end

NS_ASSUME_NONNULL_END
