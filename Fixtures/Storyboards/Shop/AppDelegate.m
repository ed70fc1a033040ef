#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window.tintColor = [UIColor colorNamed:@"Brand"];
  [[UISwitch appearance] setOnTintColor:[UIColor colorNamed:@"Brand"]];
  return YES;
}

@end
