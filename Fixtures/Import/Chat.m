// A theme of iOS 7: tints, conditions about the system and the idiom, macros for colours.
#define SYSTEM_VERSION_LESS_THAN(v) ([[[UIDevice currentDevice] systemVersion] compare:(v) options:NSNumericSearch] == NSOrderedAscending)
#define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
#define UIColorFromHex(hex) [UIColor colorWithRed:((hex >> 16) & 0xFF)/255.0 green:((hex >> 8) & 0xFF)/255.0 blue:(hex & 0xFF)/255.0 alpha:1.0]

static inline UIColor *ChatGreen(void) { return UIColorFromHex(0x25D366); }

@interface ChatBubble : UIView
@property (nonatomic, strong) UIColor *bubbleColor UI_APPEARANCE_SELECTOR;
@end

@interface ChatViewController : UITableViewController
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    [self.window setTintColor:ChatGreen()];
    [self applyStyle];
    [Analytics start];
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)applyStyle
{
    if (SYSTEM_VERSION_LESS_THAN(@"7.0")) {
        [[UINavigationBar appearance] setTintColor:ChatGreen()];
    } else {
        [[UINavigationBar appearance] setBarTintColor:ChatGreen()];
        [[UINavigationBar appearance] setTintColor:[UIColor whiteColor]];
        [UINavigationBar appearance].translucent = NO;
    }
    NSShadow *noShadow = [NSShadow new];
    NSMutableDictionary *attributes = [NSMutableDictionary dictionary];
    attributes[NSForegroundColorAttributeName] = [UIColor whiteColor];
    attributes[NSShadowAttributeName] = noShadow;
    attributes[NSFontAttributeName] = [UIFont fontWithName:@"HelveticaNeue-Medium" size:IS_IPAD ? 20 : 17];
    [[UINavigationBar appearance] setTitleTextAttributes:attributes];
    [[UIBarButtonItem appearanceWhenContainedInInstancesOfClasses:@[[UINavigationBar class]]]
        setTitleTextAttributes:@{NSForegroundColorAttributeName: [[UIColor whiteColor] colorWithAlphaComponent:0.5]}
                      forState:UIControlStateDisabled];
    [[ChatBubble appearance] setBubbleColor:ChatGreen()];
    [[ChatBubble appearanceWhenContainedIn:[ChatViewController class], nil] setBubbleColor:[UIColor lightGrayColor]];
    [[UITextField appearance] setKeyboardAppearance:UIKeyboardAppearanceDark];
    [[UITableView appearance] setSeparatorColor:[UIColor colorWithWhite:0.9f alpha:1.f]];
    [[UITableView appearance] setSectionIndexColor:ChatGreen()];
    [[UIApplication sharedApplication] setStatusBarStyle:UIStatusBarStyleLightContent];
    for (Class class in @[[UISwitch class], [UISlider class], [UIStepper class]]) {
        [[class appearance] setTintColor:ChatGreen()];
    }
    dispatch_async(dispatch_get_main_queue(), ^{
        [[UIPageControl appearance] setCurrentPageIndicatorTintColor:ChatGreen()];
    });
    self.tabBarController.tabBar.barTintColor = ChatGreen();
}

@end
