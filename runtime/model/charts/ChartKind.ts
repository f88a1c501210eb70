import type { Message } from '../messages/Catalogue.ts';
import type { DrawnChart } from './DrawnChart.ts';

/** What the product knows of a kind of chart. */
export interface ChartKind {
  /** Value of `kind` in schemas. */
  readonly name: string;
  readonly title: Message;
  /** Maximum fields of `of`. */
  readonly fields: number;
  /** It draws the fields of `lines` on an axis of their own, and needs some. */
  readonly hasLines?: true;
  /** It splits each group by a second field (`across`). Reports have none. */
  readonly splits?: true;
  /**
   * The chart as an option of ECharts. Items of data say the `key` of their group; one without a key leads nowhere,
   * and `across` the key of what splits that group. Undefined when these values make no such picture.
   * `renderers/report/openChart.ts` registers the parts of ECharts.
   */
  option(drawn: DrawnChart): Readonly<Record<string, unknown>> | undefined;
}
