import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { defaultTokens } from '../schema/FieldSchema.ts';
import { isObject, type Json } from '../schema/Json.ts';
import type { Cell } from '../schema/Row.ts';

/** Values for the tokens of `default`. Tokens without a clock or user are null. */
export interface DefaultSource {
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  readonly now?: string;
  readonly user?: { readonly id: number; readonly realName: string };
}

const today = ({ now }: DefaultSource): string | undefined => now?.slice(0, 10);
const at = (day: string | undefined, time: string): Cell => (day === undefined ? null : `${day} ${time}`);

/** The first (1) or last (0) day of the month of a day. */
const inMonth = (day: string | undefined, date: 0 | 1): Cell => {
  if (day === undefined) return null;
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, date === 1 ? month - 1 : month, date)).toISOString().slice(0, 10);
};

type TokenValue = (source: DefaultSource) => Cell;

/** The values of tokens by name. */
const tokens: Readonly<Record<string, TokenValue>> = {
  today: (source) => today(source) ?? null,
  todayStart: (source) => at(today(source), '00:00:00'),
  todayEnd: (source) => at(today(source), '23:59:59'),
  monthStart: (source) => inMonth(today(source), 1),
  monthEnd: (source) => inMonth(today(source), 0),
  yearStart: (source) => today(source)?.replace(/-..-..$/, '-01-01') ?? null,
  now: (source) => source.now ?? null,
  userId: (source) => source.user?.id ?? null,
  userName: (source) => source.user?.realName ?? null,
} satisfies Readonly<Record<(typeof defaultTokens)[number], TokenValue>>;

/**
 * The value of `FieldSchema.default` for a new record, in browser and server. A literal, or the value of its
 * token.
 */
export function defaultValue(said: Json, source: DefaultSource): Cell {
  if (!isObject(said)) return said as Cell;
  const { token } = said as { readonly token?: Json };
  return typeof token === 'string' && Object.hasOwn(tokens, token) ? (tokens[token]?.(source) ?? null) : null;
}

/** The default of a field, read by its type. Undefined when there is none or it does not fit the type. */
export function defaultOf(field: ResolvedField, source: DefaultSource): Cell | undefined {
  if (field.default === undefined) return undefined;
  const parsed = field.kind.parse(defaultValue(field.default, source), field);
  return parsed.ok ? parsed.value : undefined;
}
