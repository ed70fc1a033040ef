@implementation Styles
- (void)applyEverywhere { [[UISwitch appearance] setOnTintColor:[UIColor redColor]]; }
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o {
  [[UINavigationBar appearance] setBarTintColor:[UIColor redColor]];
  [self.environment.styles applyEverywhere];
  return YES;
}
@end
