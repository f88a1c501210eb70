import { gunzipSync } from 'node:zlib';
import { migrateAll } from '../server-mock/catalog/migrateAll.ts';
import { readBundle } from '../server-mock/catalog/readBundle.ts';
import type { Database } from '../server-mock/db/Database.ts';
import { openPglite, type PgliteDatabase } from '../server-mock/db/pglite.ts';
import { preparedData } from '../server-mock/db/preparedData.ts';
import { createCatalog } from '../server-mock/process/createContext.ts';
import { placesOf } from '../server-mock/process/places.ts';
import { seedingOf } from '../server-mock/process/seedingOf.ts';
import { seedSystem } from '../server-mock/process/seedSystem.ts';
import { seedFirstRows } from '../server-mock/seed/seedFirstRows.ts';
import { Clock } from '../server-mock/time/Clock.ts';

/** Password of all accounts of {@link fillSystem}. */
export const benchPassword = 'jig-demo';

const rows = {
  Customer: [
    { Customer_Id: 1, CustomerCode: 'C1', CustomerName: '华东机电', CustomerType: 'direct', Enable: 1 },
  ],
  Base_Product: [
    {
      Product_Id: 1,
      ProductCode: 'P1',
      ProductName: '行星减速机',
      ProductClassification_Id: 1,
      Unit: 'PCS',
      ProductAttribute: 'selfControl',
      SalePrice: 100,
      Enable: 1,
    },
  ],
};

/** Makes the tables of the product, demo accounts, a customer and a product in an empty database. */
export async function fillSystem(db: Database): Promise<void> {
  const catalog = createCatalog(readBundle(placesOf(import.meta.url).schemas));
  const migrated = await migrateAll(db, catalog);
  if (!migrated.ok) throw new Error(JSON.stringify(migrated.issues));
  const clock = new Clock('Asia/Shanghai');
  await db.transaction(async (tx) => {
    await seedSystem(tx, { catalog, clock, adminPassword: benchPassword, demo: true, file: { rows } });
    await seedFirstRows(seedingOf(tx, { catalog, clock }));
  });
}

let dump: Promise<Uint8Array> | undefined;

async function makeDump(): Promise<Uint8Array> {
  const { schemas, prepared } = placesOf(import.meta.url);
  // Without it PGlite would begin with an empty database of its own and all tables would be made, half of the time.
  const empty = preparedData(prepared, schemas, 'empty');
  const db = await openPglite(empty === undefined ? {} : { load: gunzipSync(empty) });
  try {
    await fillSystem(db);
    // Without it each copy would replay the log.
    await db.execute('checkpoint');
    return await db.dump('none');
  } finally {
    await db.close();
  }
}

/** Opens PGlite in a new directory as {@link fillSystem} leaves it. Suites of one process copy the same dump. */
export async function openSystemPglite(directory: string): Promise<PgliteDatabase> {
  dump ??= makeDump();
  return openPglite({ directory, load: await dump });
}
