import type { ResolvedTable } from '../model/ResolvedTable.ts';
import type { Cell, MutableRow, Row } from '../model/Row.ts';
import type { Json } from '../model/schema/Json.ts';

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

const tokens: Readonly<Record<string, (options: NewRecordOptions) => Cell>> = {
  today: (options) => options.now?.slice(0, 10) ?? null,
  now: (options) => options.now ?? null,
  userId: (options) => options.user?.id ?? null,
  userName: (options) => options.user?.realName ?? null,
};

/** A new record: the defaults of the schema under what is already known. */
export function newRecord(table: ResolvedTable, known: Row, options: NewRecordOptions): Row {
  const row: MutableRow = {};
  for (const field of table.fields) {
    if (field.default !== undefined) row[field.field] = defaultValue(field.default, options);
  }
  return { ...row, ...known };
}

function defaultValue(value: Json, options: NewRecordOptions): Cell {
  const token = tokenOf(value);
  if (token === undefined) return value as Cell;
  return tokens[token]?.(options) ?? null;
}

function tokenOf(value: Json): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const token = (value as { readonly [key: string]: Json }).token;
  return typeof token === 'string' ? token : undefined;
}
