public import ObjectModel

extension View: BaseControl {}
