import type { Data } from '../../expressions/index.ts';
import type { RecordKey } from '../data/DataSource.ts';
import type { DocumentTable } from '../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../model/fields/resolve/ResolvedTable.ts';
import { formulasOf } from '../model/formulas/formulasOf.ts';
import { formulaValue } from '../model/formulas/formulaValue.ts';
import { mainName } from '../model/formulas/recordScope.ts';
import type { Issue } from '../model/schema/Issue.ts';
import type { MutableRow, Row } from '../model/schema/Row.ts';
import type { FormStore } from './FormStore.ts';

/** Name of the member that identifies a row on screen; never sent. New rows have no key of their own yet. */
export const rowKeyField = '$key';

/** The row in edit and the form over it. Other rows are plain data. */
export interface RowInEdit {
  readonly key: string;
  readonly form: FormStore;
  /** The row when the edit began. */
  readonly start: Row;
  /** The row before the edit, for Esc; undefined: the edit added it. */
  readonly before: Row | undefined;
  /** What was wrong with it then. */
  readonly marks: readonly Issue[];
}

/** Whether a value identifies a stored row. */
export function isKey(value: unknown): value is RecordKey {
  return (typeof value === 'number' && value !== 0) || (typeof value === 'string' && value !== '');
}

/** What identifies a stored row and its state: its key and its version. */
export function idsOf(row: Row, key: string): Row {
  const ids: MutableRow = {};
  if (row[key] !== undefined) ids[key] = row[key];
  if (row.Version !== undefined) ids.Version = row.Version;
  return ids;
}

/** A row not in edit whose formulas read the header: calculated over plain data, tracked through `$main` only. */
export function recalculatedRow(table: ResolvedTable, row: Row, main: FormStore, doc?: DocumentTable): Row {
  const next: MutableRow = { ...row };
  const scope = {
    read: (name: string): Data | undefined =>
      name === mainName ? main.asMain : (next[name] as Data | undefined),
  };
  for (const { field, program } of formulasOf(table, doc))
    next[field.field] = formulaValue(field, program, scope, main.run);
  return next;
}
