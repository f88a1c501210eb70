import type { Row } from '../../../runtime/model/schema/Row.ts';

/**
 * Demo rows of one module by table, masters before what refers to them. Rows name their keys. A text `@-12` is the day twelve
 * days before the last day of the data, `@-12 08:30` a time of it; `@+3` lies ahead. `GJLY{@-12}0001`
 * is a code as number rules make it on that day.
 */
export type DemoModule = Readonly<Record<string, DemoTable>>;

/** Rows of a table, and the account that created them. */
export interface DemoTable {
  readonly by: string;
  readonly rows: readonly Row[];
}
