import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../server-mock/db/Database.ts';
import { openPglite } from '../server-mock/db/pglite.ts';
import { openPostgres } from '../server-mock/db/postgres.ts';
import { startPostgres } from '../tests/setup/postgresServer.ts';
import { type Figure, median, report } from './measure.ts';
import { openFixture, timed } from './votes.ts';

const lines = 5_000;
const rounds = 5;
const path = '/api/Production_SalesOrder';
const header = { Customer_Id: 1, OrderDate: '2026-11-02', DeliveryDate: '2026-12-01', Currency: 'CNY' };

type Row = Readonly<Record<string, unknown>>;
type Saved = { readonly data: Row; readonly list: readonly Row[] };

/** Creates a document with 5,000 lines, then changes one cell. Sends the same requests as the browser. */
const saveFigures = async (db: Database): Promise<readonly Figure[]> => {
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
    { what: `${db.kind}: making a document with 5,000 lines`, value: median(made), unit: 'ms', limit: 4_000 },
    {
      what: `${db.kind}: one cell of 5,000 lines changed, ${statements} statements`,
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
export async function benchSaves(): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'jig-bench-'));
  const pglite = await openPglite({ directory: join(directory, 'db') });
  const server = await startPostgres();
  const postgres = await openPostgres({ url: server.url('postgres') });
  try {
    return report('saves', [...(await saveFigures(pglite)), ...(await saveFigures(postgres))]);
  } finally {
    await pglite.close();
    await postgres.close();
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
