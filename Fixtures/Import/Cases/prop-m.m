@implementation A
+ (void)go { [[PaneView appearance] setTitleFont:[UIFont systemFontOfSize:14]]; [[PaneView appearance] setTitleColor:[UIColor redColor]]; }
@end
