import type { Json, JsonObject } from '../model/schema/Json.ts';
import type { PageBody, PageQuery } from './PageQuery.ts';
import { parseJson } from './parseJson.ts';

/** What a query's texts hold. Undefined: nothing was sent. */
export interface QueryTexts {
  readonly wheres: Json | undefined;
  readonly filters: Json | undefined;
  readonly multiples: Json | undefined;
}

/** The texts, or the first parameter that is no JSON or is too large. */
export type QueryTextsRead =
  | { readonly ok: true; readonly value: QueryTexts }
  | { readonly ok: false; readonly unreadable: keyof QueryTexts };

/** The value of a text that holds JSON; a value that is no text is taken as it is. */
const decode = (sent: Json | undefined): { readonly value: Json | undefined } | undefined => {
  if (typeof sent !== 'string') return { value: sent };
  if (sent.trim() === '') return { value: undefined };
  const parsed = parseJson(sent);
  return parsed.ok ? { value: parsed.value } : undefined;
};

/** Decodes `wheres`, `filters` and `multiples` of a query's body. `filter` is the old name of `wheres` and wins. */
export const readQueryTexts = (body: JsonObject): QueryTextsRead => {
  const isOld = body.filter !== undefined && body.filter !== null && body.filter !== '';
  const wheres = decode(isOld ? body.filter : body.wheres);
  const filters = decode(body.filters);
  const multiples = decode(body.multiples);
  if (wheres === undefined) return { ok: false, unreadable: 'wheres' };
  if (filters === undefined) return { ok: false, unreadable: 'filters' };
  if (multiples === undefined) return { ok: false, unreadable: 'multiples' };
  return { ok: true, value: { wheres: wheres.value, filters: filters.value, multiples: multiples.value } };
};

/** Encodes the conditions of a query. */
export const queryTexts = ({
  wheres,
  filters,
  multiples,
}: PageQuery): Pick<PageBody, 'wheres' | 'filters' | 'multiples'> => ({
  wheres: JSON.stringify(wheres ?? []),
  ...(filters === undefined ? {} : { filters: JSON.stringify(filters) }),
  ...(multiples ? { multiples: { fields: [...multiples.fields], value: multiples.value } } : {}),
});
