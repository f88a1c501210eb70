import { asText, bodyObject, type UserCall } from '../http/Call.ts';

/**
 * The table of a call, as its path names it.
 * Several tables may share a `url` (dynamic forms): then `tableName` in body or query picks one of that url.
 */
export const tableOfCall = (call: UserCall): string => {
  const path = call.params.table ?? '';
  const { catalog } = call.context;
  if (catalog.table(path) !== undefined) return path;
  const named = asText(bodyObject(call).tableName) ?? call.query('tableName');
  const table = named === undefined ? undefined : catalog.table(named);
  return table?.url.toLowerCase() === `/${path.toLowerCase()}/` ? table.table : path;
};
