type ChartClass = typeof import('@visactor/vchart/esm/core').VChart;

let loading: Promise<ChartClass> | undefined;

/** Loads the chart library once, with the first chart that is seen. */
export function loadChart(): Promise<ChartClass> {
  loading ??= Promise.all([
    import('@visactor/vchart/esm/vchart-simple'),
    import('@visactor/vchart/esm/chart/funnel/funnel'),
  ]).then(
    ([{ VChart }, { registerFunnelChart }]) => {
      VChart.useRegisters([registerFunnelChart]);
      return VChart;
    },
    (reason: unknown) => {
      // Do not keep a failed download: the next chart tries again.
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
