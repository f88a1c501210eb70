import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { Json } from '../schema/Json.ts';
import type { Cell } from '../schema/Row.ts';

/** What the tokens of `default` stand for; without the clock or the user theirs are null. */
export interface DefaultSource {
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  readonly now?: string;
  readonly user?: { readonly id: number; readonly realName: string };
}

const today = ({ now }: DefaultSource): string | undefined => now?.slice(0, 10);
const at = (day: string | undefined, time: string): Cell => (day === undefined ? null : `${day} ${time}`);

const tokens: Readonly<Record<string, (source: DefaultSource) => Cell>> = {
  today: (source) => today(source) ?? null,
  todayStart: (source) => at(today(source), '00:00:00'),
  todayEnd: (source) => at(today(source), '23:59:59'),
  now: (source) => source.now ?? null,
  userId: (source) => source.user?.id ?? null,
  userName: (source) => source.user?.realName ?? null,
};

/** Value of `FieldSchema.default` for a new record, in browser and server alike: a literal, or what its token stands for. */
export function defaultValue(said: Json, source: DefaultSource): Cell {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return said as Cell;
  const { token } = said as { readonly token?: Json };
  return typeof token === 'string' && Object.hasOwn(tokens, token) ? (tokens[token]?.(source) ?? null) : null;
}

/** The default of a field as its kind reads it; undefined: it has none, or one that is no value of its kind. */
export function defaultOf(field: ResolvedField, source: DefaultSource): Cell | undefined {
  if (field.default === undefined) return undefined;
  const parsed = field.kind.parse(defaultValue(field.default, source), field);
  return parsed.ok ? parsed.value : undefined;
}
