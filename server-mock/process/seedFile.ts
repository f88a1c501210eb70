import type { Row } from '../../runtime/model/schema/Row.ts';
import { insertRow } from '../records/writeRow.ts';
import type { SeedFile } from '../seed/SeedFile.ts';
import type { Seeding } from '../seed/Seeding.ts';
import type { SeedNames } from '../seed/SeedNames.ts';
import { seedDictionaries } from '../seed/seedDictionaries.ts';
import { seedRoles } from '../seed/seedRoles.ts';
import { seedUsers } from '../seed/seedUsers.ts';
import { capabilities } from './capabilities.ts';
import { tablesOf } from './seedEntries.ts';

const seedRows = async (
  seeding: Seeding,
  rows: Readonly<Record<string, readonly Row[]>>,
  later: ReadonlySet<string>,
): Promise<void> => {
  for (const [tableName, list] of Object.entries(rows)) {
    const known = seeding.catalog.nameOf(tableName);
    // Tables that entries make come later, with their rows.
    if (known === undefined && later.has(tableName.toLowerCase())) continue;
    const table = seeding.table(known ?? tableName);
    for (const row of list) await insertRow(seeding.tx, table, { ...seeding.owned, ...row }, row[table.key]);
    if (list.some((row) => row[table.key] !== undefined)) await seeding.moveSequence(table);
  }
};

/**
 * Adds the rows of a SEED_FILE to a system with these names. Accounts and dictionaries of the file override those of their
 * name; roles of a known name stay. Returns the names with those of the file.
 */
export const seedFile = async (seeding: Seeding, file: SeedFile, known: SeedNames): Promise<SeedNames> => {
  const roleIds = await seedRoles(seeding, file.roles ?? [], known.roleIds);
  const userIds = await seedUsers(seeding, file.users ?? [], roleIds, known.userIds);
  await seedDictionaries(seeding, file.dictionaries ?? []);
  await seedRows(seeding, file.rows ?? {}, tablesOf(file));
  for (const capability of capabilities) await capability.seedFile?.(seeding, file, { userIds, roleIds });
  return { userIds, roleIds };
};
