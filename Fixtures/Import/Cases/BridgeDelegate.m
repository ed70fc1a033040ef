@implementation AppDelegate
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o {
  [LegacyLook setupWithTheme:0];
  [[UINavigationBar appearance] setBarTintColor:[UIColor redColor]];
  return YES;
}
@end
