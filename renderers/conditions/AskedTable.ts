import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** A table that conditions can refer to, with its fields in display order. */
export interface AskedTable {
  /** Name of the detail table; undefined: the document itself. */
  readonly detail: string | undefined;
  /** `tableName` for a new condition. */
  readonly table: string;
  readonly title: string;
  readonly fields: readonly ResolvedField[];
}
