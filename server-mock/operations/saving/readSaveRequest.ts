import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import { longestQuestionKey } from '../../../runtime/wire/questions.ts';
import { sentJson } from '../../../runtime/wire/sentJson.ts';
import { asList, asObject, asText } from '../../http/Call.ts';
import type { SaveAction, SaveRequest, SentDetail } from './SaveState.ts';

const rowsOf = (sent: Json | undefined): readonly JsonObject[] | undefined => {
  if (sent === null || sent === undefined) return [];
  const rows = asList(sent)?.map((row) => asObject(row));
  return rows?.every((row) => row !== undefined) ? rows : undefined;
};

const keysOf = (sent: Json | undefined): readonly string[] | undefined => {
  if (sent === null || sent === undefined) return [];
  const keys = asList(sent)?.map((key) => asText(key));
  return keys?.every((key) => key !== undefined) ? [...new Set(keys)] : undefined;
};

/** Most questions that one save answers. */
const mostConfirmed = 20;

const confirmedIn = (sent: Json | undefined): ReadonlySet<string> =>
  new Set(
    (asList(sent) ?? [])
      .slice(0, mostConfirmed)
      .flatMap((key) => (typeof key === 'string' && key.length <= longestQuestionKey ? [key] : [])),
  );

/**
 * Reads `{mainData, detailData, delKeys, details, changes, confirmed}`; undefined for a malformed save or an unknown
 * detail.
 * The first detail uses `detailData` and `delKeys`, the others `details`.
 */
export const readSaveRequest = (
  table: ResolvedTable,
  action: SaveAction,
  body: JsonObject,
): SaveRequest | undefined => {
  const main = asObject(sentJson(body.mainData));
  if (main === undefined) return undefined;
  const [first] = table.details;
  const rows = rowsOf(sentJson(body.detailData));
  const delKeys = keysOf(sentJson(body.delKeys));
  if (rows === undefined || delKeys === undefined) return undefined;
  const details: SentDetail[] = [];
  if (first !== undefined) details.push({ table: first.table, rows, delKeys });
  else if (rows.length > 0 || delKeys.length > 0) return undefined;
  const others = sentJson(body.details) ?? [];
  const parts = asList(others);
  if (parts === undefined) return undefined;
  for (const sent of parts) {
    const part = asObject(sent);
    const name = asText(part?.table)?.toLowerCase();
    const detail = table.details.find((one) => one.table.toLowerCase() === name);
    const more = rowsOf(part?.data);
    const keys = keysOf(part?.delKeys);
    if (detail === undefined || more === undefined || keys === undefined) return undefined;
    const known = details.findIndex((one) => one.table === detail.table);
    const before = details[known];
    if (before === undefined) details.push({ table: detail.table, rows: more, delKeys: keys });
    else
      details[known] = {
        table: detail.table,
        rows: [...before.rows, ...more],
        delKeys: [...before.delKeys, ...keys],
      };
  }
  const changes = action === 'Update' && asText(body.changes) === 'true';
  const confirmed = confirmedIn(sentJson(body.confirmed));
  return { table: table.table, action, main, details, changes, confirmed };
};
