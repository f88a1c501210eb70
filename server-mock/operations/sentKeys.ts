import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { asList, asObject, asText, type UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';

/** Maximum keys per call. */
const keysLimit = 1000;

/**
 * Keys from `[keys]`, or from `{keys}`, `{delKeys}` or `{id}`, each once.
 * Undefined when there are none, too many, or an invalid one.
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
