/// The fallback of axes: the combinations to look up when the exact one is not set.
package enum AxisFallback {
  /// Combinations to try, first hit wins: (s, m), (s, default), (normal, m), (normal, default), and
  /// for each of these every position before the next pair. A combination of states falls to
  /// normal, not to its parts. For bar button backgrounds the form with a style comes before the
  /// one without.
  package static func order(_ axes: AxisValues) -> [AxisValues] {
    if axes.isNormal { return [axes] }
    let states = axes.state == .normal ? [axes.state] : [axes.state, .normal]
    let rightStates = axes.rightState == .normal ? [axes.rightState] : [axes.rightState, .normal]
    let segments: [SegmentType] =
      axes.segmentType == .any ? [.any] : [axes.segmentType, .any]
    let styles: [BarButtonItemStyle?] = axes.itemStyle == nil ? [nil] : [axes.itemStyle, nil]
    var result: [AxisValues] = []
    for state in states {
      for rightState in rightStates {
        for metrics in axes.metrics.fallback {
          for segment in segments {
            for style in styles {
              for position in axes.position.fallback {
                var next = axes
                next.state = state
                next.rightState = rightState
                next.metrics = metrics
                next.segmentType = segment
                next.itemStyle = style
                next.position = position
                result.append(next)
              }
            }
          }
        }
      }
    }
    return result
  }
}
