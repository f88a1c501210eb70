import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { PrintedBody } from '../../runtime/wire/print/Print.ts';
import { asList, asText, sentBody, type UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';

/** Maximum keys that are read of a call. */
const most = 1000;

/** The keys of documents of a call, each once. Undefined when there are none, too many, or an invalid one. */
export const printKeys = (call: UserCall, table: ResolvedTable): readonly Cell[] | undefined => {
  const list = asList(sentBody<PrintedBody>(call).keys);
  if (list === undefined || list.length === 0 || list.length > most) return undefined;
  const keys = list.map((key) => parseKey(table, asText(key)));
  return keys.every((key) => key !== undefined) ? [...new Set(keys)] : undefined;
};
