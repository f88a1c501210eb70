import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import {
  inSequence,
  movedTo,
  placeOf,
  sequenceFor,
} from '../../../runtime/model/record/sequence/inSequence.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { RowMove } from '../../../runtime/wire/records/RowMove.ts';
import type { MoveBody } from '../../../runtime/wire/records/rowCalls.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../../http/Call.ts';
import { Refusal } from '../../http/Refusal.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { changesOf, writeLog } from '../../records/writeLog.ts';
import { refuseState } from '../rows/decideRow.ts';
import { type StateAccess, stateAccess } from '../rows/stateAccess.ts';
import { pluggedTables, tellChanged } from '../saving/plugged.ts';
import { greatestPlace, type PlacedRow, pushBehind, rowsBetween, setPlace } from './rowPlaces.ts';

/** Maximum rows one move may pass. */
const passLimit = 10_000;

/**
 * `POST /api/{table}/moveRow` `{key, before}` or `{key, after}`: moves a row in the order of `grid.sequence`.
 * Needs `Update`; both rows must be in the user's scope and the moved one not locked. Rows between move too,
 * visible or not, so that all users share one order. Answers key, position and version of every changed row.
 */
export const moveRow = async (call: UserCall, tableName: string): Promise<Answer<readonly Row[]>> => {
  const found = stateAccess(call, tableName, 'Update');
  if ('refused' in found) return found.refused;
  const { table } = found.access;
  const sequence = table.byName.get(table.grid?.sequence ?? '');
  // Detail rows are ordered in their document and saved with it.
  if (sequence === undefined || call.context.catalog.owners.of(table.table).length > 0)
    return refuse('422', call.say('server.noSequence', { table: table.cnName }));
  const field = sequenceFor(call.user, table);
  if (field === undefined)
    return refuse(
      '403',
      call.say('server.sequenceForbidden', { table: table.cnName, field: sequence.title }),
    );
  const move = readMove(call, table);
  if (move === undefined) return refuse('422', call.say('server.badKey'));
  try {
    const changed = await call.context.db.transaction((tx) => carryOut(tx, call, found.access, field, move));
    if (changed.length > 0)
      call.context.changes.bump([table.table, 'Sys_Log', ...pluggedTables(call.context)]);
    return succeed(call.say('server.rowMoved'), changed);
  } catch (error) {
    if (error instanceof Refusal) return error.answerFor(call);
    throw error;
  }
};

const readMove = (call: UserCall, table: ResolvedTable): RowMove<Cell> | undefined => {
  const body = sentBody<MoveBody>(call);
  const side = body.before === undefined ? 'after' : 'before';
  const key = parseKey(table, asText(body.key));
  const other = parseKey(table, asText(body[side]));
  return key === undefined || other === undefined || key === other ? undefined : { key, other, side };
};

const carryOut = async (
  tx: Queryable,
  call: TransactionCall,
  access: StateAccess,
  field: ResolvedField,
  move: RowMove<Cell>,
): Promise<readonly Row[]> => {
  const { table } = access;
  const lock = `jig order ${table.table}`;
  // Moves of one table run one after another: two at once could lock the same rows in different orders.
  await run(tx, sql`select pg_advisory_xact_lock(hashtext(${lock})) is null as "locked"`);
  const row = await seenRow(tx, call, access, move.key);
  const target = await seenRow(tx, call, access, move.other);
  refuseState(call, table, 'Update', row);
  const ends = [row, target].map((one) => placeOf(one[field.field]));
  const rows = await rowsBetween(tx, table, field, ends, passLimit + 1);
  if (rows.length > passLimit)
    throw new Refusal(refuse('422', call.say('server.moveTooFar', { n: passLimit })));
  const changed = await pass(tx, table, field, rows, ordered(rows, move));
  const own = changed.find((one) => String(one[table.key]) === String(move.key));
  if (own)
    await writeLog(tx, call, {
      type: 'Edit',
      table: table.table,
      key: String(move.key),
      changes: {
        ...changesOf(table, row, { [field.field]: own[field.field] ?? null }),
        reason: call.say('server.moveReason'),
      },
    });
  const keys = changed.map((one) => one[table.key] ?? null);
  await tellChanged(tx, call, table, {
    fields: [field.field],
    rows: () => systemRows(tx, 'change', table, sql`${name(table.key)} = ${anyOf(keys)}`),
  });
  return changed;
};

/** A row of the user's scope, locked. */
const seenRow = async (
  tx: Queryable,
  call: TransactionCall,
  { table, scope }: StateAccess,
  key: Cell,
): Promise<Row> => {
  const where = sql`${name(table.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [row] = await systemRows(tx, 'change', table, where, sql`for update`);
  if (row === undefined) throw new Refusal(refuse('404', call.say('server.rowToMoveGone')));
  return row;
};

const ordered = (rows: readonly PlacedRow[], { key, other, side }: RowMove<Cell>): readonly PlacedRow[] => {
  const placeIn = (list: readonly PlacedRow[], wanted: Cell): number =>
    list.findIndex((one) => String(one.key) === String(wanted));
  const from = placeIn(rows, key);
  const at = placeIn(rows.toSpliced(from, 1), other);
  return movedTo(rows, from, side === 'before' ? at : at + 1);
};

/**
 * Reassigns the existing positions to the rows in their new order.
 * Equal positions are made distinct, which pushes the rows behind them.
 */
const pass = async (
  tx: Queryable,
  table: ResolvedTable,
  field: ResolvedField,
  before: readonly PlacedRow[],
  after: readonly PlacedRow[],
): Promise<readonly Row[]> => {
  const floor = before[0]?.place === null ? await greatestPlace(tx, table, field) : 0;
  const places = inSequence(
    before.map((one) => one.place),
    floor,
  );
  const last = before.at(-1)?.place ?? null;
  const by = last === null ? 0 : (places.at(-1) ?? last) - last;
  const changed = by > 0 ? [...(await pushBehind(tx, table, field, last ?? 0, by))] : [];
  for (const [at, one] of after.entries()) {
    const place = places[at] ?? 0;
    if (one.place !== place) changed.push(...(await setPlace(tx, table, field, one.key, place)));
  }
  return changed;
};
