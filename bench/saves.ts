import type { Database } from '../server-mock/db/Database.ts';
import { type DatabaseName, onDatabases } from './databases.ts';
import { type Figure, median } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { openFixture, timed } from './votes.ts';

interface Size {
  /** Lines of the document. */
  readonly lines: number;
  readonly rounds: number;
  readonly databases: readonly DatabaseName[];
}

const path = '/api/Production_SalesOrder';
const header = { Customer_Id: 1, OrderDate: '2026-11-02', DeliveryDate: '2026-12-01', Currency: 'CNY' };

type Row = Readonly<Record<string, unknown>>;
type Saved = { readonly data: Row; readonly list: readonly Row[] };

/** Creates a document with many lines, then changes one cell. Sends the same requests as the browser. */
const saveFigures = async (db: Database, { lines, rounds }: Size): Promise<readonly Figure[]> => {
  const { post, take } = await openFixture(db);
  const made: number[] = [];
  let saved: Saved = { data: {}, list: [] };
  for (let round = 0; round < rounds; round += 1) {
    const detailData = Array.from({ length: lines }, (_, at) => ({ Product_Id: 1, Qty: at + 1 }));
    made.push(
      await timed(async () => {
        const answer = await post('sales', `${path}/Add`, { mainData: header, detailData, delKeys: [] });
        saved = answer.data as Saved;
      }),
    );
  }
  const changed: number[] = [];
  let bytes = 0;
  let statements = 0;
  let main = saved.data;
  let line = saved.list[lines / 2] ?? {};
  for (let round = 0; round < rounds * 4; round += 1) {
    const body = {
      mainData: main,
      detailData: [{ ...line, Qty: round + 1 }],
      delKeys: [],
      changes: true,
      extra: 'Production_SalesOrder',
    };
    take();
    changed.push(
      await timed(async () => {
        const answer = (await post('sales', `${path}/Update`, body)).data as Saved;
        main = answer.data;
        line = answer.list.find((row) => row.SalesOrderList_Id === line.SalesOrderList_Id) ?? {};
      }),
    );
    statements = take().length;
    bytes = Buffer.byteLength(JSON.stringify(body));
  }
  return [
    {
      what: `${db.kind}: making a document with ${lines} lines`,
      value: median(made),
      unit: 'ms',
      limit: 4_000,
    },
    {
      what: `${db.kind}: one cell of ${lines} lines changed, ${statements} statements`,
      value: median(changed),
      unit: 'ms',
      limit: 500,
    },
    { what: `${db.kind}: what that posts`, value: bytes / 1_000, unit: 'KB', limit: 20 },
  ];
};

/**
 * `npm run bench -- saves`: creating and changing a document with 5,000 lines through the whole application,
 * on both databases.
 */
export const savesSuite = suiteOf<Size>({
  title: 'saves',
  full: { lines: 5_000, rounds: 5, databases: ['PGlite', 'PostgreSQL'] },
  tiny: { lines: 10, rounds: 1, databases: ['PGlite'] },
  measure: (size) => onDatabases(size.databases, (db) => saveFigures(db, size)),
});
