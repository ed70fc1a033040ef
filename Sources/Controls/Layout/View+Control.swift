public import ObjectModel

extension View: ControlClass {}
