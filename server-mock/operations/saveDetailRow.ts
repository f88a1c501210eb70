import { readableFields } from '../../runtime/model/access/readableFields.ts';
import { versionField } from '../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { SavedAnswer } from '../../runtime/wire/SavePayload.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { decisionText } from '../reading/decisionText.ts';
import { GuardedTable } from '../reading/GuardedTable.ts';
import { parseKey } from '../reading/parseKey.ts';
import { scopeOf } from '../reading/scopeOf.ts';
import { systemRows } from '../reading/systemRows.ts';
import { decide } from '../reading/tableAccess.ts';
import { keyText } from '../records/keyText.ts';
import { rowReader } from '../records/rowReader.ts';
import { saveAs } from './save.ts';
import type { SaveRequest } from './saving/SaveState.ts';
import { sentText } from './saving/sentText.ts';

/** The main record of a visible detail row: the stored one, or the one a new row names. */
const ownerOf = async (
  call: UserCall,
  table: ResolvedTable,
  foreignKey: string,
  request: SaveRequest,
): Promise<{ readonly owner: Cell; readonly stored: Row | undefined } | undefined> => {
  if (request.action === 'Add') {
    const owner = sentText(table, request.main, foreignKey);
    return owner === undefined || owner === '' ? undefined : { owner, stored: undefined };
  }
  const key = parseKey(table, sentText(table, request.main, table.key));
  if (key === undefined) return undefined;
  const { db } = call.context;
  const scope = scopeOf(call, table);
  const where = sql`${name(table.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [stored] = await systemRows(db, 'save', table, where);
  return stored === undefined ? undefined : { owner: stored[foreignKey] ?? null, stored };
};

/**
 * Saves one detail row from its own page by saving the whole document.
 * So version, locks, formulas and rights of the main record hold. Answers the row.
 */
export const saveDetailRow = async (
  call: UserCall,
  main: ResolvedTable,
  table: ResolvedTable,
  request: SaveRequest,
): Promise<Answer<SavedAnswer>> => {
  const { catalog } = call.context;
  const decision = decide(catalog, call.user, request.action, table);
  if (!decision.allowed) return refuse('403', decisionText(decision, call.locale));
  const foreignKey = main.details.find((detail) => detail.table === table.table)?.foreignKey ?? main.key;
  const found = await ownerOf(call, table, foreignKey, request);
  if (found === undefined)
    return request.action === 'Add'
      ? refuse(
          '422',
          call.say('server.keyRequired', { key: table.byName.get(foreignKey)?.title ?? foreignKey }),
        )
      : refuse('404', call.say('server.notFound'));
  const sent = sentText(table, request.main, versionField) ?? '';
  if (found.stored !== undefined && sent !== '' && sent !== keyText(found.stored[versionField]))
    return refuse('409', call.say('server.stale', { who: call.say('server.somebody'), when: '' }), {
      data: await shownRow(call, table, found.stored[table.key] ?? null),
    });
  return saveAs(
    call,
    {
      table: main.table,
      action: 'Update',
      main: { [main.key]: keyText(found.owner) },
      details: [{ table: table.table, rows: [request.main], delKeys: [] }],
      changes: true,
      ...(request.confirmed && { confirmed: request.confirmed }),
    },
    scopeOf(call, main),
    (saved) => rowAnswer(saved, call, table, found.stored),
  );
};

/** The row with the columns this user may read. */
const shownRow = async (call: UserCall, table: ResolvedTable, key: Cell): Promise<Row | null> => {
  const columns = readableFields(call.user, table);
  const where = sql`${name(table.key)} = ${key}`;
  const { rows } = await GuardedTable.of(call, table).select(call.context.db, { columns, where });
  return rows.map(rowReader(table, columns))[0] ?? null;
};

/** Reduces the answer to the row of this page: the stored one, or the newest. */
const rowAnswer = (
  answer: Answer<SavedAnswer>,
  call: UserCall,
  table: ResolvedTable,
  stored: Row | undefined,
): Answer<SavedAnswer> => {
  const body = answer.body as { readonly data: SavedAnswer }; // made by save, which answers this shape
  const list = body.data.details?.find((detail) => detail.table === table.table)?.list ?? body.data.list;
  const row =
    stored === undefined
      ? // The only row that was sent, or the newest of a whole list.
        body.data.changes === true
        ? list[0]
        : list.at(-1)
      : list.find((one) => keyText(one[table.key]) === keyText(stored[table.key]));
  return {
    ...answer,
    body: { ...body, code: null, message: call.say('server.saved'), data: { data: row ?? null, list: [] } },
  };
};
