import type { Row } from '../../../runtime/model/schema/Row.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import type { EndRead } from '../../heavy/HeavyReads.ts';
import { Pace } from '../../heavy/Pace.ts';
import { type Answer, fail } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { changesField, logTable } from '../../reading/askableFields.ts';
import { withFigures } from '../../reading/figures.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import { flaggedFields, flaggedRows, flowPart } from '../flaggedRow.ts';
import { toldRows } from '../log/toldRows.ts';
import type { Query } from '../readQuery.ts';
import { keysOf, type Paging } from './keysOf.ts';
import { limitPlace, offsetPlace, type PageStatement, placed, plainStatement } from './pageStatement.ts';
import { storedBatches } from './storedBatches.ts';

/** Maximum rows read by one statement and held as a whole; longer lists are sliced. */
const shortList = 500;

/** Rows converted between two looks at the clock. */
const inOneGo = 25;

/** Alias of the page's rows while flags are added; no schema has a table of this name. */
const page = 'jig_page';

/** The rows of a list: all at once, or batches that are read while they are sent. */
export type ListRows =
  | { readonly rows: readonly Row[] }
  | { readonly batches: AsyncIterable<readonly Row[]>; readonly count: number; readonly end: EndRead }
  | { readonly refused: Answer<never> };

/** Changes rows before they are sent (for example adds `hasChildren`). */
export type Finish = (rows: readonly Row[]) => Promise<readonly Row[]>;

const asTheyAre: Finish = async (rows) => rows;

/** Parts of a query that define a list. */
type Listed = Pick<Query, 'where' | 'orderBy' | 'plainOrder'>;

/** Refusal while another heavy read of the same user runs. */
export const heavyRefusal = (call: UserCall): Answer<never> => fail(429, call.say('server.heavyRunning'));

/** Reads the rows of a query in wire form. A caller that gets `batches` must call `end` when done. */
export const listRows = async (
  call: UserCall,
  access: TableAccess,
  query: Listed,
  paging: Paging,
  finish: Finish = asTheyAre,
): Promise<ListRows> => {
  const isLong = paging.rows > shortList;
  const first = await selectRows(call, access, query, isLong ? { ...paging, rows: shortList + 1 } : paging);
  if (first.length <= shortList)
    return {
      rows: await finish(
        await withFigures(call.context.db, call, access.table, await shownRows(call, access, first)),
      ),
    };
  const end = await call.context.heavy.begin(call.user.id);
  if (end === undefined) return { refused: heavyRefusal(call) };
  try {
    const { keys, count } = await keysOf(call, access, query, paging);
    const columns = flaggedFields(call, access.table, access.answered);
    const flow = flowPart(call, access.table, access.table.table);
    const stored = storedBatches(call, access, query, { columns, more: flow, keys });
    return { batches: wireBatches(call, access, stored, finish), count, end };
  } catch (error) {
    end();
    throw error;
  }
};

const selectRows = async (
  call: UserCall,
  { table, answered, rows: guarded }: TableAccess,
  query: Listed,
  paging: Paging,
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { db, clock } = call.context;
  const compiled = (): Promise<PageStatement> =>
    guarded.compile(
      db,
      sql`select ${name(page)}.*${flowPart(call, table, page)} from (
          select ${guarded.columns(flaggedFields(call, table, answered), 'flags')} from ${guarded.matching(query.where)}
          order by ${query.orderBy} limit ${limitPlace} offset ${offsetPlace}) as ${name(page)}`,
    );
  const isPlain = query.plainOrder !== undefined && (await guarded.hidesNothing(db));
  const { sql: text, params } = isPlain
    ? await plainStatement(answered, `${clock.now().slice(0, 10)} ${query.plainOrder}`, compiled)
    : await compiled();
  const { rows } = await guarded.on(db).query(text, placed(params, paging));
  return rows;
};

/** Stored rows as this user receives them; the operation log tells its changes in words. */
const shownRows = async (
  call: UserCall,
  { table, answered }: TableAccess,
  stored: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly Row[]> => {
  const rows = await flaggedRows(call.context.db, call, table, stored, answered);
  return table.table === logTable && answered.has(changesField) ? toldRows(call, stored, rows) : rows;
};

async function* wireBatches(
  call: UserCall,
  access: TableAccess,
  stored: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>,
  finish: Finish,
): AsyncGenerator<readonly Row[]> {
  const pace = new Pace();
  for await (const batch of stored) {
    const rows: Row[] = [];
    for (let from = 0; from < batch.length; from += inOneGo) {
      if (pace.isDue) await pace.rest();
      const part = batch.slice(from, from + inOneGo);
      rows.push(...(await shownRows(call, access, part)));
    }
    yield await finish(await withFigures(call.context.db, call, access.table, rows));
    if (pace.isDue) await pace.rest();
  }
}
