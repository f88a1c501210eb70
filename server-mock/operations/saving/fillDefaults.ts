import type { ResolvedTable } from '../../../runtime/model/ResolvedTable.ts';
import type { Cell, MutableRow } from '../../../runtime/model/Row.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import { asObject } from '../../http/Call.ts';

/** What tokens of defaults stand for at this save. */
export interface DefaultSource {
  readonly now: string;
  readonly userId: number;
  readonly userName: string;
}

const tokens: Readonly<Record<string, (source: DefaultSource) => Cell>> = {
  today: (source) => source.now.slice(0, 10),
  now: (source) => source.now,
  userId: (source) => source.userId,
  userName: (source) => source.userName,
};

const defaultOf = (said: Json, source: DefaultSource): Cell => {
  const token = asObject(said)?.token;
  return typeof token === 'string' ? (tokens[token]?.(source) ?? null) : said;
};

/** Gives a new row the defaults of the fields nobody sent; an empty value that was sent stays empty. */
export const fillDefaults = (table: ResolvedTable, values: MutableRow, source: DefaultSource): void => {
  for (const field of table.fields) {
    if (field.default === undefined || Object.hasOwn(values, field.field)) continue;
    const parsed = field.kind.parse(defaultOf(field.default, source), field);
    if (parsed.ok) values[field.field] = parsed.value;
  }
};
