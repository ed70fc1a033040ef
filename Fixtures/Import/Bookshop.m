//
//  A theme of the days of iOS 5 and 6: images that stretch, attributes by their old names.
//
#import "BookshopTheme.h"

NSString * const kTitleFont = @"Georgia-Bold";
static CGFloat const kTitleSize = 18.0f;

@implementation BookshopTheme

+ (UIColor *)leatherColor {
    return [UIColor colorWithRed:92.0f/255.0f green:51.0f/255.0f blue:23.0f/255.0f alpha:1.0f];
}

+ (UIColor *)paperColor { return [UIColor colorWithWhite:0.96 alpha:1.0]; }

+ (void)customizeAppearance {
    UIImage *bar = [[UIImage imageNamed:@"bar"] resizableImageWithCapInsets:UIEdgeInsetsMake(0, 5, 0, 5)];
    [[UINavigationBar appearance] setBackgroundImage:bar forBarMetrics:UIBarMetricsDefault];
    [[UINavigationBar appearance] setBackgroundImage:[UIImage imageNamed:@"bar-landscape"] forBarMetrics:UIBarMetricsLandscapePhone];
    [[UINavigationBar appearance] setTitleTextAttributes:[NSDictionary dictionaryWithObjectsAndKeys:
        [BookshopTheme paperColor], UITextAttributeTextColor,
        [UIColor colorWithWhite:0.0 alpha:0.8], UITextAttributeTextShadowColor,
        [NSValue valueWithUIOffset:UIOffsetMake(0, -1)], UITextAttributeTextShadowOffset,
        [UIFont fontWithName:kTitleFont size:kTitleSize], UITextAttributeFont,
        nil]];
    [[UINavigationBar appearance] setTitleVerticalPositionAdjustment:2.0f forBarMetrics:UIBarMetricsDefault];

    UIImage *button = [[UIImage imageNamed:@"button"] stretchableImageWithLeftCapWidth:5 topCapHeight:0];
    UIImage *back = [[UIImage imageNamed:@"back"] resizableImageWithCapInsets:UIEdgeInsetsMake(0, 14, 0, 5)];
    id items = [UIBarButtonItem appearance];
    [items setBackgroundImage:button forState:UIControlStateNormal barMetrics:UIBarMetricsDefault];
    [items setBackgroundImage:button forState:UIControlStateNormal style:UIBarButtonItemStyleDone barMetrics:UIBarMetricsDefault];
    [items setBackButtonBackgroundImage:back forState:UIControlStateNormal barMetrics:UIBarMetricsDefault];
    [items setTitlePositionAdjustment:UIOffsetMake(1, 0) forBarMetrics:UIBarMetricsDefault];
    [items setBackButtonTitlePositionAdjustment:UIOffsetMake(2, -1) forBarMetrics:UIBarMetricsDefault];
    [items setTitleTextAttributes:@{ UITextAttributeTextColor : [BookshopTheme leatherColor] }
                         forState:UIControlStateNormal];

    [[UIToolbar appearance] setBackgroundImage:bar forToolbarPosition:UIToolbarPositionBottom barMetrics:UIBarMetricsDefault];
    [[UITabBar appearance] setSelectionIndicatorImage:[[UIImage alloc] init]];
    [[UITabBar appearance] setTintColor:[BookshopTheme leatherColor]];
    [[UISlider appearance] setMinimumTrackImage:bar forState:UIControlStateNormal];
    [[UISlider appearance] setThumbImage:[UIImage imageNamed:@"thumb"] forState:UIControlStateHighlighted];
    [[UISwitch appearance] setOnTintColor:[BookshopTheme leatherColor]];
    [[UIProgressView appearance] setProgressTintColor:[BookshopTheme leatherColor]];
    [[UISegmentedControl appearance] setDividerImage:[UIImage imageNamed:@"divider"]
                                 forLeftSegmentState:UIControlStateNormal
                                   rightSegmentState:UIControlStateSelected
                                          barMetrics:UIBarMetricsDefault];
    [[UISegmentedControl appearance] setContentPositionAdjustment:UIOffsetMake(0, 1) forSegmentType:UISegmentedControlSegmentAny barMetrics:UIBarMetricsDefault];
    [[UISearchBar appearance] setImage:[UIImage imageNamed:@"search"] forSearchBarIcon:UISearchBarIconSearch state:UIControlStateNormal];
    [[UISearchBar appearance] setSearchFieldBackgroundImage:bar forState:UIControlStateNormal];
    [[UIStepper appearance] setIncrementImage:[UIImage imageNamed:@"plus"] forState:UIControlStateNormal];
    [[UILabel appearanceWhenContainedIn:[UITableViewHeaderFooterView class], nil] setTextColor:[BookshopTheme leatherColor]];
}

@end
