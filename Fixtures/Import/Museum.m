// Chains of containers, blocks that style, colours and images by the names of a catalogue.
@import UIKit;

@interface MuseumHallController : UINavigationController
@end
@interface MuseumTicketCell : UITableViewCell
@property (nonatomic) UIColor *stubColor UI_APPEARANCE_SELECTOR;
@end

static void MuseumStyleItem(id item, UIColor *color) {
    NSMutableDictionary *attributes = [[item titleTextAttributesForState:UIControlStateNormal] mutableCopy] ?: [NSMutableDictionary new];
    attributes[NSForegroundColorAttributeName] = color;
    [item setTitleTextAttributes:attributes forState:UIControlStateNormal];
    [attributes setObject:[color colorWithAlphaComponent:0.4] forKey:NSForegroundColorAttributeName];
    [item setTitleTextAttributes:attributes forState:UIControlStateHighlighted];
}

@implementation MuseumStyle

+ (NSDictionary<NSString *, UIColor *> *)colors {
    return @{@"wall": [UIColor colorNamed:@"Wall"], @"frame": [UIColor colorWithRed:0.7 green:0.55 blue:0.2 alpha:1]};
}

+ (UIColor *)colorForKey:(NSString *)key { return [self colors][key] ?: [UIColor blackColor]; }

+ (void)apply {
    UIColor *frame = [self colorForKey:@"frame"];
    [[UINavigationBar appearance] setBarTintColor:[self colorForKey:@"wall"]];
    [[UINavigationBar appearanceWhenContainedInInstancesOfClasses:@[[MuseumHallController class]]] setBarTintColor:frame];
    [[UIButton appearanceWhenContainedInInstancesOfClasses:@[[MuseumTicketCell class], [UITableView class], [MuseumHallController class]]]
        setTitleColor:frame forState:UIControlStateNormal];
    [[UILabel appearanceWhenContainedIn:[UITableViewHeaderFooterView class], [MuseumHallController class], nil] setTextColor:frame];
    [[MuseumTicketCell appearance] setStubColor:[self colorForKey:@"none"]];
    MuseumStyleItem([UIBarButtonItem appearanceWhenContainedInInstancesOfClasses:@[[MuseumHallController class]]], frame);
    void (^tint)(id) = ^(id proxy) { [proxy setTintColor:frame]; };
    tint([UISwitch appearance]);
    [@[[UISlider appearance], [UIStepper appearance]] enumerateObjectsUsingBlock:^(id proxy, NSUInteger index, BOOL *stop) {
        tint(proxy);
    }];
    [@{@"Back": @NO, @"Mask": @YES} enumerateKeysAndObjectsUsingBlock:^(NSString *name, NSNumber *isMask, BOOL *stop) {
        UIImage *image = [UIImage imageNamed:name];
        if (isMask.boolValue) {
            [UINavigationBar appearance].backIndicatorTransitionMaskImage = image;
        } else {
            [UINavigationBar appearance].backIndicatorImage = [image imageWithRenderingMode:UIImageRenderingModeAlwaysOriginal];
        }
    }];
    if (@available(iOS 11.0, *)) {
        [UINavigationBar appearance].largeTitleTextAttributes = @{NSForegroundColorAttributeName: frame, NSKernAttributeName: @0.5};
    }
    UITraitCollection *wide = [UITraitCollection traitCollectionWithHorizontalSizeClass:UIUserInterfaceSizeClassRegular];
    [[UILabel appearanceForTraitCollection:wide whenContainedInInstancesOfClasses:@[[MuseumTicketCell class]]] setFont:[UIFont systemFontOfSize:20 weight:UIFontWeightLight]];
    [[UICollectionView appearance] setBackgroundColor:Museum.isNight ? [UIColor blackColor] : [UIColor whiteColor]];
    [[UIView appearanceWhenContainedInInstancesOfClasses:@[NSClassFromString(@"_UIAlertControllerView")]] setTintColor:frame];
    [[UITableViewCell appearance] setSelectedBackgroundView:[UIView new]];
}

@end

@implementation MuseumAppDelegate
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)options {
    [MuseumStyle apply];
    return YES;
}
@end
