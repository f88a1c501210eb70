import type { Data } from '../../../expressions/index.ts';
import type { RecordKey } from '../../data/DataSource.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { formulasOf } from '../../model/formulas/formulasOf.ts';
import { formulaValue } from '../../model/formulas/formulaValue.ts';
import { mainName } from '../../model/formulas/recordScope.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Cell, MutableRow, Row } from '../../model/schema/Row.ts';
import type { FormStore } from '../form/FormStore.ts';

/** Property that identifies a row on screen; never sent. New rows have no stored key yet. */
export const rowKeyField = '$key';

/** The row in edit and the form over it. Other rows are plain data. */
export interface RowInEdit {
  readonly key: string;
  readonly form: FormStore;
  /** The row when the edit began. */
  readonly start: Row;
  /** The row before the edit, for Esc; undefined: the edit added it. */
  readonly before: Row | undefined;
  /** Its issues before the edit. */
  readonly marks: readonly Issue[];
}

/** Whether a value identifies a stored row. */
export function isKey(value: unknown): value is RecordKey {
  return (typeof value === 'number' && value !== 0) || (typeof value === 'string' && value !== '');
}

/** Key and version of a stored row. */
export function idsOf(row: Row, key: string): Row {
  const ids: MutableRow = {};
  if (row[key] !== undefined) ids[key] = row[key];
  if (row.Version !== undefined) ids.Version = row.Version;
  return ids;
}

/** Recalculates a row that is not in edit, over plain data; only reads of `$main` are tracked. */
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

/** The row with a stored key; undefined: none, or it is no such key. */
export function rowOfKey(rows: readonly Row[], name: string, key: Cell | undefined): Row | undefined {
  return isKey(key) ? rows.find((row) => row[name] === key) : undefined;
}
