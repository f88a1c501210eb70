import { asText, bodyObject, type UserCall } from '../http/Call.ts';

/**
 * The table a call is about: the one its path names. A path that is the `url` several tables share (dynamic forms)
 * is told apart by `tableName` in body or query; a table of another url is not reached so.
 */
export const tableOfCall = (call: UserCall): string => {
  const path = call.params.table ?? '';
  const { catalog } = call.context;
  const named = asText(bodyObject(call).tableName) ?? call.query('tableName');
  if (named === undefined || catalog.table(path) !== undefined) return path;
  const table = catalog.table(named);
  return table?.url.toLowerCase() === `/${path.toLowerCase()}/` ? table.table : path;
};
