import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import type { KeyList } from '../../heavy/KeyList.ts';
import { SliceSize } from '../../heavy/SliceSize.ts';
import type { UserCall } from '../../http/Call.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import type { Query } from '../readQuery.ts';

interface Wanted {
  readonly columns: ReadonlySet<string>;
  /** Further SQL to select, starting with a comma. */
  readonly more?: RawBuilder<unknown>;
  readonly keys: KeyList;
}

type Stored = Readonly<Record<string, unknown>>;

/**
 * Reads the stored rows of these keys in order, slice by slice.
 * Holds no connection and no transaction between slices. Each slice checks the conditions again: rows that
 * left the user's scope since the keys were read are skipped.
 */
export async function* storedBatches(
  call: UserCall,
  { table, rows: guarded }: TableAccess,
  query: Pick<Query, 'where'>,
  { columns, more = sql``, keys }: Wanted,
): AsyncGenerator<readonly Stored[]> {
  const { db, heavy } = call.context;
  // Compiled once: slices differ only in their keys.
  const place: readonly string[] = [];
  const read = new Set([table.key, ...columns]);
  const { sql: text, params } = await guarded.compile(
    db,
    sql`select ${guarded.columns(read, 'flags')}${more} from ${guarded.matchingKeys(place, query.where)}`,
  );
  const size = new SliceSize();
  for (let wanted = keys.take(size.rows); wanted.length > 0; wanted = keys.take(size.rows)) {
    const started = performance.now();
    const given = params.map((param) => (param === place ? wanted : param));
    const { rows, millis = 0 } = await heavy.query(guarded.on(db), text, given);
    size.took(rows.length, millis, performance.now() - started - millis);
    const byKey = new Map(rows.map((row) => [String(row[table.key]), row]));
    yield wanted.map((key) => byKey.get(key)).filter((row) => row !== undefined);
  }
}
