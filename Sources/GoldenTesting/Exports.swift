// What tests of screens name: `Screen`, `RenderOptions`, `GoldenSettings`, `RecordMode`, `CaseResult`.
@_exported public import Golden
@_exported public import ObjectModel
@_exported public import ScreenFormat
