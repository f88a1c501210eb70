import type { Locale } from '../schema/Locale.ts';
import type { ChartRow } from './ChartRow.ts';

/** Colours and the font of a chart, resolved: no CSS variables. */
interface ChartTheme {
  readonly page: string;
  readonly text: string;
  readonly line: string;
  readonly font: string;
  /** Pixels; default 12. */
  readonly textSize?: number | undefined;
  /** A colour by its name, `green`; `alpha` makes it translucent. */
  color(name: string, alpha?: number): string;
}

/** What a chart shows, and how it is written. */
export interface DrawnChart {
  readonly rows: readonly ChartRow[];
  /** Number fields that the user may read. */
  readonly of: readonly string[];
  /** Number fields on an axis of their own. */
  readonly lines: readonly string[];
  /** Titles of the fields. */
  readonly titles: Readonly<Record<string, string>>;
  /** Name of what is too small to be shown on its own. */
  readonly others: string;
  readonly locale: Locale;
  readonly theme: ChartTheme;
  /** A value as the column of its field shows it. */
  say(field: string, value: number): string;
}
