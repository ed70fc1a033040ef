import Raster

/// Where the ring lies around an object that has the focus.
enum FocusShape {
  /// Around a shape, or within it.
  case outside(Path)
  case inside(Path)
  /// Nowhere: the object shows the focus otherwise.
  case hidden
}
