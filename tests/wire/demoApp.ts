import { migrateAll } from '../../server-mock/catalog/migrateAll.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import type { DemoSize } from '../../server-mock/demo/sizes.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { firstStart } from '../../server-mock/process/firstStart.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { sharedTemplate } from '../setup/sharedTemplate.ts';
import { accounts, firstMoment } from '../setup/system.ts';
import { type DatabaseKind, openTestDatabase } from '../setup/testDatabase.ts';
import { shipped } from './shipped.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const fillCompany = async (database: Database, demoSize: DemoSize): Promise<void> => {
  const catalog = createCatalog(shipped);
  await migrateAll(database, catalog);
  const clock = new Clock('Asia/Shanghai', () => new Date(firstMoment));
  await firstStart(database, {
    ...{ catalog, clock, demoSize, seedFile: undefined, ...accounts },
  });
};

/** A database with the demo company, as of {@link firstMoment}; on PostgreSQL made once a run and copied. */
export async function openDemoDatabase(kind: DatabaseKind, demoSize: DemoSize = 'normal'): Promise<Database> {
  if (kind === 'postgres') {
    const template = await sharedTemplate(`jig_demo_${demoSize}`, (made) => fillCompany(made, demoSize));
    return openTestDatabase(kind, { template });
  }
  const database = await openTestDatabase(kind);
  await fillCompany(database, demoSize);
  return database;
}

/** The application with the demo company, as of {@link firstMoment}. */
export const openDemoApp = async (kind: DatabaseKind, demoSize: DemoSize = 'normal'): Promise<TestApp> =>
  openTestApp(kind, { database: await openDemoDatabase(kind, demoSize) });
