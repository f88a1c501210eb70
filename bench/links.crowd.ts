import type { Database } from '../server-mock/db/Database.ts';
import { type BenchDocument, deliveryOf, deliveryTable, newOrder } from './links.world.ts';
import { type Figure, median } from './measure.ts';
import { type Fixture, timed } from './votes.ts';

/** How many users save how often. */
export interface CrowdSize {
  readonly users: number;
  /** Deliveries that each of them saves in a round. */
  readonly saves: number;
  readonly rounds: number;
}

const sharedOrders = 10;

/** Adds users who may do what `admin` may. */
const addUsers = async (db: Database, count: number): Promise<readonly string[]> => {
  const { rows } = await db.query(
    `insert into "Sys_User" select (jsonb_populate_record(u, jsonb_build_object('User_Id', 10000 + n, 'UserName', 'clerk' || n))).*
     from "Sys_User" u, generate_series(1, ${count}) as n where u."UserName" = 'admin' returning "UserName"`,
  );
  return rows.map(({ UserName }) => String(UserName));
};

/** Every user saves deliveries of one order, one after the other; all users at once. */
const crowd = async (
  { post }: Fixture,
  users: readonly string[],
  orders: readonly BenchDocument[],
  saves: number,
): Promise<{ readonly perSecond: number; readonly failed: readonly string[] }> => {
  const failed: string[] = [];
  const took = await timed(() =>
    Promise.all(
      users.map(async (user, at) => {
        const order = orders[at % orders.length] as BenchDocument;
        for (let save = 0; save < saves; save += 1) {
          const rows = [order.rows[(at + save) % order.rows.length] ?? 0];
          await post(user, `/api/${deliveryTable}/Add`, deliveryOf(order, rows, 1)).catch((error: Error) =>
            failed.push(error.message),
          );
        }
      }),
    ),
  );
  return { perSecond: (users.length * saves * 1_000) / took, failed };
};

/**
 * Users who save deliveries of the same ten orders, beside as many who save deliveries of one order each, in turns. Orders are large
 * enough for all, so that no save is to be refused.
 */
export const crowdFigures = async (
  db: Database,
  fixture: Fixture,
  { users: count, saves, rounds }: CrowdSize,
): Promise<readonly Figure[]> => {
  const users = await addUsers(db, count);
  const shared: BenchDocument[] = [];
  const own: BenchDocument[] = [];
  for (let at = 0; at < sharedOrders; at += 1) shared.push(await newOrder(fixture, 10, 100_000));
  for (let at = 0; at < count; at += 1) own.push(await newOrder(fixture, 10, 100_000));
  // Signs them in, one after the other.
  for (const user of users) await fixture.post(user, `/api/${deliveryTable}/Page`, { page: 1, rows: 1 });
  const same: number[] = [];
  const different: number[] = [];
  const failed: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [orders, found] of [
      [own, different],
      [shared, same],
    ] as const) {
      const done = await crowd(fixture, users, orders, saves);
      found.push(done.perSecond);
      failed.push(...done.failed);
    }
  for (const message of new Set(failed)) console.error(message);
  const most = median(different) / median(same);
  return [
    {
      what: `${db.kind}: ${count} users on orders of their own (${median(different).toFixed(0)} saves/s) / on the same ten (${median(same).toFixed(0)} saves/s)`,
      value: most,
      unit: 'x',
      limit: 1 / 0.3,
    },
    { what: `${db.kind}: saves of these that failed`, value: failed.length, unit: 'saves', limit: 0 },
  ];
};
