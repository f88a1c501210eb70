import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashPassword } from '../access/password.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Database } from '../db/Database.ts';
import { seedDemo } from '../demo/seedDemo.ts';
import type { DemoSize } from '../demo/sizes.ts';
import { demoSources } from '../demo/sources.ts';
import type { Logger } from '../log/Logger.ts';
import { adoptStoredLists } from '../seed/adoptStoredLists.ts';
import { demoAccounts } from '../seed/demoAccounts.ts';
import type { SeedFile } from '../seed/SeedFile.ts';
import { seedFirstRows } from '../seed/seedFirstRows.ts';
import { capabilities } from './capabilities.ts';
import { owesEntries } from './seedEntries.ts';
import { type SeedingWorld, seedingOf } from './seedingOf.ts';
import { seedSystem } from './seedSystem.ts';

/** Password of the demo accounts on a machine that only its user can reach. */
export const demoPassword = 'jig-demo';

/** Advisory lock key, the same in every process: one first start at a time. */
const lockNumber = 7_406_002;

export interface FirstStart extends SeedingWorld {
  readonly demo: boolean;
  /** Default: normal. */
  readonly demoSize?: DemoSize;
  readonly adminPassword: string | undefined;
  /** Path of SEED_FILE. */
  readonly seedFile: string | undefined;
  readonly log?: Pick<Logger, 'error' | 'info'>;
}

/** The demo company needs a table that no schema has, because its file is broken. */
class MissingTable extends Error {
  constructor(readonly table: string) {
    super(`the demo company needs the table ${table}, which no schema has`);
  }
}

/**
 * Fills an empty database: roles, accounts, dictionaries, SEED_FILE, and with `demo` the demo company. Uses one
 * transaction, so that an interrupted start leaves the database empty. Does nothing when the database has users.
 * Returns the administrator's password if it was generated: it is shown once, and has to be changed at the first sign-in;
 * and the seed file: its `tables` need the whole server ({@link seedEntries}).
 */
export async function firstStart(
  db: Database,
  options: FirstStart,
): Promise<{ readonly madePassword?: string; readonly file?: SeedFile }> {
  const { catalog, clock, hash, demo, demoSize: size = 'normal', seedFile } = options;
  const world: SeedingWorld = { catalog, clock, ...(hash !== undefined && { hash }) };
  const made =
    options.adminPassword === undefined && !demo ? randomBytes(12).toString('base64url') : undefined;
  const file = seedFile === undefined ? undefined : (JSON.parse(readFileSync(seedFile, 'utf8')) as SeedFile);
  const fill = (company: boolean): Promise<boolean> =>
    db.transaction(async (tx) => {
      // Two processes may start on one empty database: the second waits, then finds the rows.
      await tx.query('select pg_advisory_xact_lock($1)::text', [lockNumber], { timeout: 0 });
      const seeded = await seedSystem(tx, {
        ...world,
        demo,
        adminPassword: options.adminPassword ?? made ?? demoPassword,
        ...(file === undefined ? {} : { file }),
      });
      const seeding = seedingOf(tx, world);
      if (seeded === undefined) {
        for (const dictionary of await adoptStoredLists(seeding))
          options.log?.info(
            { dictionary },
            'entries of this dictionary are rows of their page now; the list is deleted',
          );
        await seedFirstRows(seeding);
        return false;
      }
      if (file !== undefined) await owesEntries(tx, file, clock.now());
      if (!company) {
        await seedFirstRows(seeding);
        return true;
      }
      const past = { document: documentOf(catalog), catalog, now: clock.now(), size, ...seeded };
      await seedDemo(tx, past);
      for (const { demo: more } of capabilities) await more?.(tx, past);
      // Last: work orders come from documents that approval has just approved.
      await demoSources(tx);
      await seedFirstRows(seeding);
      return true;
    });
  const isSeeded = await fill(demo).catch((error: unknown) => {
    if (!(error instanceof MissingTable)) throw error;
    const { table } = error;
    options.log?.error(
      { table },
      `演示公司缺少表 ${table}，未建立 / the demo company is left out: it needs ${table}`,
    );
    return fill(false);
  });
  return {
    ...(isSeeded && made !== undefined && { madePassword: made }),
    ...(file !== undefined && { file }),
  };
}

/** Names of the prepared accounts; their ids are 1, 2 and so on. */
const preparedNames = (): readonly string[] => ['admin', ...demoAccounts('').map(({ userName }) => userName)];

/** The accounts that still have the id and the name that the demo gave them. */
const prepared = `select "User_Id" from "Sys_User"
  join unnest($1::text[]) with ordinality as one("name", "at") on "UserName" = one."name" and "User_Id" = one."at"`;

/**
 * True when the data began as a demo, however the server is started now: half of the prepared accounts are there. Other
 * installations may have users of these names.
 */
export async function hasDemoAccounts(db: Database): Promise<boolean> {
  const names = preparedNames();
  const { rows } = await db.query(prepared, [names]);
  return rows.length * 2 > names.length;
}

/**
 * Replaces the well-known password of the prepared demo accounts. Accounts created by users keep theirs, and so do all of an
 * installation that is no demo. Runs before the port opens on a host that others can reach.
 */
export async function setDemoPasswords(db: Database, password: string): Promise<void> {
  if (!(await hasDemoAccounts(db))) return;
  await db.query(`update "Sys_User" set "UserPwd" = $2 where "User_Id" in (${prepared})`, [
    preparedNames(),
    await hashPassword(password),
  ]);
}

const documentOf = (catalog: SchemaCatalog) => (name: string) => {
  const document = catalog.document(name);
  if (document === undefined) throw new MissingTable(name);
  return document;
};
