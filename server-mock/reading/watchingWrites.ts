import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { DocumentWatch } from '../context/DocumentWatch.ts';
import type { Database } from '../db/Database.ts';
import { watchWith } from '../records/WriteWatch.ts';
import { FollowedWrites } from './FollowedWrites.ts';

/**
 * Wraps a database so that watches are told, before each commit, of the documents the transaction changed. Costs nothing where
 * no watch follows a written table.
 */
export const watchingWrites = (
  db: Database,
  catalog: Pick<SchemaCatalog, 'document' | 'mainsOf'>,
  watches: () => readonly DocumentWatch[],
): Database => ({
  kind: db.kind,
  query: (sql, params, options) => db.query(sql, params, options),
  transaction: (run, options) =>
    db.transaction(async (tx) => {
      const followed = new FollowedWrites(tx, catalog, watches());
      watchWith(tx, followed);
      const value = await run(tx);
      await followed.tell();
      return value;
    }, options),
  execute: (sql) => db.execute(sql),
  ready: () => db.ready(),
  load: () => db.load(),
  channel: (listener) => db.channel(listener),
  close: () => db.close(),
});
