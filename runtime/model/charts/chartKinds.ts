import type { ChartKind } from './ChartKind.ts';
import { area } from './kinds/area.ts';
import { bar } from './kinds/bar.ts';
import { combination } from './kinds/combination.ts';
import { heat } from './kinds/heat.ts';
import { line } from './kinds/line.ts';
import { pie } from './kinds/pie.ts';

/** The kinds of charts. */
export const chartKinds: readonly ChartKind[] = [bar, line, area, combination, pie, heat];

/** The kind of this name; undefined: this version has none. */
export const chartKind = (name: string): ChartKind | undefined =>
  chartKinds.find((kind) => kind.name === name);
