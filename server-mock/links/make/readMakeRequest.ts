import { type Amount, compare } from '../../../expressions/index.ts';
import { amountOf } from '../../../runtime/model/fields/totalsByMeasure.ts';
import { asList, asObject, asText, type Json } from '../../../runtime/model/schema/Json.ts';
import type { MakeBody } from '../../../runtime/wire/links/Make.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { sentBody, type UserCall } from '../../http/Call.ts';

/** Most documents and rows that one document is made from. */
const mostDocuments = 100;
const mostRows = 1_000;

/** What a document is made from, as sent. */
export interface MakeRequest {
  readonly table: string;
  readonly keys: readonly string[];
  /** Rows by the text of their key, with the quantity to take; undefined: what remains of all rows. */
  readonly rows: ReadonlyMap<string, Amount | undefined> | undefined;
  readonly to: string;
}

const rowIn = (sent: Json): readonly [string, Amount | undefined] | undefined => {
  const own = asObject(sent);
  const key = asText(own === undefined ? sent : own.key);
  if (key === undefined || key === '') return undefined;
  if (own?.quantity === undefined || own.quantity === null) return [key, undefined];
  const quantity = amountOf(own.quantity as Parameters<typeof amountOf>[0]);
  return quantity === undefined || (compare(quantity, 0) ?? 0) <= 0 ? undefined : [key, quantity];
};

/** Reads the body of `make`, or says what is missing. */
export const readMakeRequest = (
  call: UserCall,
): { readonly request: MakeRequest } | { readonly refused: Answer<never> } => {
  const incomplete = { refused: refuse('422', call.say('server.paramsIncomplete')) };
  const { from: sent, to } = sentBody<MakeBody>(call);
  const from = asObject(sent ?? null);
  const [table, link] = [asText(from?.table), asText(to)];
  const keys = asList(from?.keys ?? null)?.map((key) => asText(key));
  if (table === undefined || link === undefined || keys === undefined || keys.length === 0) return incomplete;
  const rows = from?.rows === undefined || from.rows === null ? undefined : asList(from.rows);
  if (keys.length > mostDocuments || (rows?.length ?? 0) > mostRows)
    return {
      refused: refuse('422', call.say('link.manySources', { most: mostDocuments, rows: mostRows })),
    };
  const known = keys.filter((key) => key !== undefined && key !== '');
  const wanted = rows?.map(rowIn);
  if (known.length < keys.length || wanted?.includes(undefined)) return incomplete;
  return {
    request: {
      ...{ table, to: link, keys: [...new Set(known)] as readonly string[] },
      rows: wanted && new Map(wanted.filter((one) => one !== undefined)),
    },
  };
};
