import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { asList, asObject, asText, type UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';

/** Keys of one call at most. */
const keysLimit = 1000;

/**
 * `[keys]`, or `{keys}` / `{delKeys}` / `{id}` beside other members, each key once; undefined: none, too many, or something
 * that is no key.
 */
export const sentKeys = (call: UserCall, table: ResolvedTable): readonly Cell[] | undefined => {
  const object = asObject(call.body);
  const one = asText(object?.id);
  const list =
    asList(call.body) ??
    asList(object?.keys) ??
    asList(object?.delKeys) ??
    (one === undefined ? undefined : [one]);
  if (list === undefined || list.length === 0 || list.length > keysLimit) return undefined;
  const keys = list.map((key) => parseKey(table, asText(key)));
  return keys.every((key) => key !== undefined) ? [...new Set(keys)] : undefined;
};
