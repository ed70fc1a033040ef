@implementation A
+ (void)go { [[PaneView appearance] setTitleFont:PaneFont(14)]; [[PaneView appearance] setTitleColor:[self nope]]; }
@end
