type ChartClass = typeof import('@visactor/vchart/esm/core').VChart;

let loading: Promise<ChartClass> | undefined;

/**
 * Makes a first chart that no user sees. The first one of a page sets up the library's drawing environment and fails where
 * it draws axes (2.1.7); those after it do not.
 */
const warmUp = (VChart: ChartClass): void => {
  try {
    const spec = {
      type: 'pie',
      categoryField: 'name',
      valueField: 'value',
      data: [{ id: 'rows', values: [] }],
    };
    const first = new VChart(spec as ConstructorParameters<ChartClass>[0], {
      dom: document.createElement('div'),
    });
    first.release();
  } catch {
    // Its failure is what it is made for.
  }
};

/** Loads the chart library once, with the first chart that is seen. */
export function loadChart(): Promise<ChartClass> {
  loading ??= Promise.all([
    import('@visactor/vchart/esm/vchart-simple'),
    import('@visactor/vchart/esm/chart/funnel/funnel'),
  ]).then(
    ([{ VChart }, { registerFunnelChart }]) => {
      VChart.useRegisters([registerFunnelChart]);
      warmUp(VChart);
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
