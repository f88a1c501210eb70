import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashPassword } from './auth/password.ts';
import type { Clock } from './Clock.ts';
import type { Database } from './db/Database.ts';
import { seedDemo } from './demo/seedDemo.ts';
import type { SchemaCatalog } from './schemas/SchemaCatalog.ts';
import type { SeedFile } from './seed/SeedFile.ts';
import { seedSystem } from './seed/seedSystem.ts';

/** Password of the demo accounts on a machine only its user can reach (contract section 2). */
export const demoPassword = 'jig-demo';

export interface FirstStart {
  readonly catalog: SchemaCatalog;
  readonly clock: Clock;
  readonly demo: boolean;
  readonly adminPassword: string | undefined;
  /** Path of SEED_FILE. */
  readonly seedFile: string | undefined;
}

/**
 * Fills an empty database: roles, accounts, dictionaries, SEED_FILE, with `demo` the demo company. Does nothing when the
 * database has users. Answers the administrator's password when one had to be made up: it is shown once.
 */
export async function firstStart(
  db: Database,
  options: FirstStart,
): Promise<{ readonly madePassword?: string }> {
  const { catalog, clock, demo, seedFile } = options;
  const made =
    options.adminPassword === undefined && !demo ? randomBytes(12).toString('base64url') : undefined;
  const seeded = await seedSystem(db, {
    catalog,
    clock,
    demo,
    adminPassword: options.adminPassword ?? made ?? demoPassword,
    ...(seedFile === undefined ? {} : { file: JSON.parse(readFileSync(seedFile, 'utf8')) as SeedFile }),
  });
  if (seeded === undefined) return {};
  if (demo) await seedDemo(db, { document: documentOf(catalog), now: clock.now(), ...seeded });
  return made === undefined ? {} : { madePassword: made };
}

/** The prepared demo has the well-known password; on a host that others can reach it is replaced before the port opens. */
export async function setAllPasswords(db: Database, password: string): Promise<void> {
  await db.query('update "Sys_User" set "UserPwd" = $1', [await hashPassword(password)]);
}

const documentOf = (catalog: SchemaCatalog) => (name: string) => {
  const document = catalog.document(name);
  if (document === undefined)
    throw new Error(`the demo company needs the table ${name}, which no schema has`);
  return document;
};
