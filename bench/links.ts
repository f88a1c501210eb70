import type { Database } from '../server-mock/db/Database.ts';
import { type DatabaseName, onDatabases } from './databases.ts';
import { type CrowdSize, crowdFigures } from './links.crowd.ts';
import { approveFigure, type DocumentSize, makeFigure } from './links.documents.ts';
import { type ListSize, listFigure } from './links.list.ts';
import { type TrailSize, trailFigures } from './links.trail.ts';
import { transferFigure } from './links.transfers.ts';
import { fillSales } from './links.world.ts';
import type { Figure } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { openFixture } from './votes.ts';

interface Size {
  readonly documents: DocumentSize;
  readonly crowd: CrowdSize;
  /** PGlite has one connection, so users wait for each other whatever they save. */
  readonly crowdOn: readonly Database['kind'][];
  readonly list: ListSize;
  readonly trail: TrailSize;
  readonly databases: readonly DatabaseName[];
}

const figuresOf = async (db: Database, size: Size): Promise<readonly Figure[]> => {
  const fixture = await openFixture(db);
  await fillSales(db);
  return [
    await approveFigure(db, fixture, size.documents),
    await makeFigure(db, fixture, size.documents),
    await transferFigure(db, fixture, size.documents),
    ...(size.crowdOn.includes(db.kind) ? await crowdFigures(db, fixture, size.crowd) : []),
    await listFigure(db, fixture, size.list),
    ...(await trailFigures(db, fixture, size.trail)),
  ];
};

/**
 * `npm run bench -- links`: documents that carry rows of others: approved, made, saved by many users at once, listed, and
 * followed over several steps, through the whole application, on both databases.
 */
export const linksSuite = suiteOf<Size>({
  title: 'links between documents',
  full: {
    documents: { lines: 100, rounds: 15, warmUp: 15 },
    crowd: { users: 50, saves: 6, rounds: 3 },
    crowdOn: ['postgres'],
    list: { rows: Number(process.env.BENCH_ROWS ?? 1_000_000), rounds: 7, warmUp: 2 },
    trail: { orders: 2_000, rounds: 25, warmUp: 10 },
    databases: ['PGlite', 'PostgreSQL'],
  },
  tiny: {
    documents: { lines: 3, rounds: 1, warmUp: 0 },
    crowd: { users: 2, saves: 1, rounds: 1 },
    crowdOn: ['pglite'],
    list: { rows: 1_000, rounds: 1, warmUp: 0 },
    trail: { orders: 3, rounds: 1, warmUp: 0 },
    databases: ['PGlite'],
  },
  measure: (size) => onDatabases(size.databases, (db) => figuresOf(db, size)),
});
