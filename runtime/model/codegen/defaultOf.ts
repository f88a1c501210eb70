import type { Json } from '../schema/Json.ts';
import { kindOf } from './fieldType.ts';
import type { EntryColumn } from './TableEntry.ts';

const tokens: ReadonlySet<string> = new Set(['today', 'todayStart', 'todayEnd', 'now', 'userId', 'userName']);
const numeric: ReadonlySet<string> = new Set(['int', 'byte', 'sbyte', 'bool']);

/** The default of a new record's field: a token in braces, a number in columns of numbers, else the text. */
export const defaultOf = (column: EntryColumn): Json | undefined => {
  const { defaultValue } = column;
  if (defaultValue === undefined) return undefined;
  const token = /^\{(\w{1,20})\}$/.exec(defaultValue)?.[1];
  if (token !== undefined && tokens.has(token)) return { token };
  const isNumber = numeric.has(kindOf(column).columnType) && /^-?\d{1,9}$/.test(defaultValue);
  return isNumber ? Number(defaultValue) : defaultValue;
};
