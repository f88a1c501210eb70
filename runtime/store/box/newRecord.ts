import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { defaultOf } from '../../model/record/defaultValue.ts';
import type { MutableRow, Row } from '../../model/schema/Row.ts';

/** The user as defaults need it. */
export interface RecordUser {
  readonly id: number;
  readonly userName: string;
  readonly realName: string;
}

/** Values of the tokens in `default`. */
export interface NewRecordOptions {
  readonly now?: string;
  readonly user?: RecordUser;
}

/** A new record: known values over the defaults of the schema. */
export function newRecord(table: ResolvedTable, known: Row, options: NewRecordOptions): Row {
  const row: MutableRow = {};
  for (const field of table.fields) {
    const value = defaultOf(field, options);
    if (value !== undefined) row[field.field] = value;
  }
  return { ...row, ...known };
}
