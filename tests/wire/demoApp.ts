import { migrateAll } from '../../server-mock/catalog/migrateAll.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import type { DemoSize } from '../../server-mock/demo/sizes.ts';
import { createCatalog } from '../../server-mock/process/createContext.ts';
import { firstStart } from '../../server-mock/process/firstStart.ts';
import { Clock } from '../../server-mock/time/Clock.ts';
import { type DatabaseKind, openTestDatabase } from '../setup/testDatabase.ts';
import { openTestApp, password, type TestApp } from './testApp.ts';

/** The schemas that the product ships. */
export const shipped = readBundle(new URL('../../schemas/', import.meta.url).pathname);

/** The application with the demo company, as of 2026-03-05. */
export async function openDemoApp(kind: DatabaseKind, demoSize: DemoSize = 'normal'): Promise<TestApp> {
  const database = await openTestDatabase(kind);
  const catalog = createCatalog(shipped);
  await migrateAll(database, catalog);
  const clock = new Clock('Asia/Shanghai', () => new Date('2026-03-05T10:00:00+08:00'));
  await firstStart(database, {
    ...{ catalog, clock, demoSize, adminPassword: password, seedFile: undefined, demo: true },
  });
  return openTestApp(kind, { database });
}
