import { mkdirSync, writeFileSync } from 'node:fs';
import { migrateAll } from '../catalog/migrateAll.ts';
import { readBundle } from '../catalog/readBundle.ts';
import { openPglite } from '../db/pglite.ts';
import { keyFile, preparedFile, schemasKey } from '../db/preparedData.ts';
import { Clock } from '../time/Clock.ts';
import { demoPassword, firstStart } from './firstStart.ts';
import { placesOf } from './places.ts';
import { usableCatalog } from './usableCatalog.ts';

// Build program that creates the prepared data directories. They cut a first start from half a minute to seconds.

const { schemas, prepared } = placesOf(import.meta.url);
const timeZone = 'Asia/Shanghai';
const log = {
  error: (fields: object, message: string) => console.error(message, JSON.stringify(fields)),
  info: (): void => undefined,
};
const catalog = usableCatalog(readBundle(schemas), log);
const key = schemasKey(schemas);

const db = await openPglite({ timeZone });
const migration = await migrateAll(db, catalog);
if (!migration.ok) throw new Error(`the schemas do not fit each other: ${JSON.stringify(migration.issues)}`);
mkdirSync(prepared, { recursive: true });
writeFileSync(preparedFile(prepared, 'empty'), await db.dump('gzip'));
await firstStart(db, {
  catalog,
  clock: new Clock(timeZone),
  demo: true,
  adminPassword: demoPassword,
  seedFile: undefined,
  log,
});
await db.query('vacuum analyze', [], { timeout: 0 });
writeFileSync(preparedFile(prepared, 'demo'), await db.dump('gzip'));
await db.close();
// Write the key last: without it none of these files is used.
writeFileSync(keyFile(prepared), key);
