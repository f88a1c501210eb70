import { authorize } from '../../../runtime/model/access/authorize.ts';
import { rowScope } from '../../../runtime/model/access/rowScope.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import { decisionText } from '../../reading/decisionText.ts';
import { scopeOf } from '../../reading/scopeOf.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { changesOf } from '../../records/writeLog.ts';
import type { DetailsDraft, SaveState } from './SaveState.ts';

const changedRows = (table: ResolvedTable, { rows }: DetailsDraft): readonly Row[] =>
  rows.flatMap(({ stored, values }) =>
    stored !== undefined && Object.keys(changesOf(table, stored, values)).length > 0 ? [stored] : [],
  );

/** Rights on a detail that does not belong to the document: the user needs those on the detail itself. */
const refuseRights = (
  { call, full }: SaveState,
  table: ResolvedTable,
  draft: DetailsDraft,
  changed: readonly Row[],
): Answer<never> | undefined => {
  if (call.context.catalog.owners.has(full.main.table, table.table)) return undefined;
  const actions = [
    ...(draft.rows.some(({ stored }) => stored === undefined) ? ['Add'] : []),
    ...(changed.length > 0 ? ['Update'] : []),
    ...(draft.deleted.length > 0 ? ['Delete'] : []),
  ];
  const refused = actions
    .map((action) => authorize(call.user, action, table))
    .find(({ allowed }) => !allowed);
  return refused && refuse('403', decisionText(refused, call.locale));
};

/** Rows that the detail itself keeps from the user, such as those of others under `userPermissionDesc`. */
const refuseScope = async (
  { call }: SaveState,
  table: ResolvedTable,
  rows: readonly Row[],
): Promise<Answer<never> | undefined> => {
  const scope = rowScope(call.user, table).length === 0 ? undefined : scopeOf(call, table);
  if (scope === undefined || rows.length === 0) return undefined;
  const keys = rows.map((row) => row[table.key] ?? null);
  const where = sql`${name(table.key)} = ${anyOf(keys)} and ${scope}`;
  const seen = new Set(
    (await systemRows(call.context.db, 'save', table, where)).map((row) => row[table.key]),
  );
  const unseen = keys.find((key) => !seen.has(key));
  return unseen === undefined
    ? undefined
    : refuse('404', call.say('server.detailGone', { title: table.cnName, key: String(unseen) }));
};

/** Refuses rows of a document that the user could not change on the page of their own table. Undefined: there are none. */
export const checkingDetailRows = async (state: SaveState): Promise<Answer<never> | undefined> => {
  for (const draft of state.details) {
    const table = state.full.details.find((detail) => detail.table.table === draft.table)?.table;
    if (table === undefined) continue;
    const changed = changedRows(table, draft);
    const refused =
      refuseRights(state, table, draft, changed) ??
      (await refuseScope(state, table, [...changed, ...draft.deleted]));
    if (refused !== undefined) return refused;
  }
  return undefined;
};
