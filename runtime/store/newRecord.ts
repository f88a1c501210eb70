import type { ResolvedTable } from '../model/fields/resolve/ResolvedTable.ts';
import { defaultOf } from '../model/record/defaultValue.ts';
import type { MutableRow, Row } from '../model/schema/Row.ts';

/** Who fills the form in, as far as defaults need it. */
export interface RecordUser {
  readonly id: number;
  readonly userName: string;
  readonly realName: string;
}

/** What the tokens of `default` stand for. */
export interface NewRecordOptions {
  readonly now?: string;
  readonly user?: RecordUser;
}

/** A new record: the defaults of the schema under what is already known. */
export function newRecord(table: ResolvedTable, known: Row, options: NewRecordOptions): Row {
  const row: MutableRow = {};
  for (const field of table.fields) {
    const value = defaultOf(field, options);
    if (value !== undefined) row[field.field] = value;
  }
  return { ...row, ...known };
}
