import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** A table conditions may speak of, and its fields in the order they are offered. */
export interface AskedTable {
  /** The detail table's name; undefined: the document itself. */
  readonly detail: string | undefined;
  /** What `tableName` of a new condition is. */
  readonly table: string;
  readonly title: string;
  readonly fields: readonly ResolvedField[];
}
