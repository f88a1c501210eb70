import { tableEntry } from '../../runtime/model/check/kinds/tableEntry.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { grantMenus } from '../accounts/grantMenus.ts';
import { storeVersion } from '../catalog/storeVersion.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Queryable } from '../db/Database.ts';
import { lockSchemas } from '../publishing/lockSchemas.ts';
import { publishAllWithin } from '../publishing/publish.ts';
import type { EntryPublisher } from './EntryPublisher.ts';
import { addNumberRules } from './numberRuleRows.ts';
import { planEntries } from './planEntries.ts';
import type { StoredEntry } from './storedEntry.ts';
import { renameFieldRights } from './storedRows/renameFieldRights.ts';

/**
 * Puts in force what stored, checked entries describe: schemas, columns, number rules, rights of the chosen roles, and a
 * version of each entry. All in the caller's transaction, or issues. What was changed by hand since stays.
 */
export const publishEntries = async (
  tx: Queryable,
  by: EntryPublisher,
  stored: readonly StoredEntry[],
): Promise<readonly Issue[]> => {
  const { context, user } = by;
  await lockSchemas(tx);
  const now = context.catalog.trial(await overlaysInForce(tx));
  const planned = await planEntries(tx, by, now, stored);
  if ('issues' in planned) return planned.issues;
  const { made, changes, gone, grants, moved, prefixes } = planned.plan;
  if (changes.length + gone.length > 0) {
    // One that changes may give up what a later one of its batch still names.
    const isNew = stored.every(({ before }) => before === undefined);
    const checkedOver = isNew ? by.checkedOver : undefined;
    const done = await publishAllWithin(tx, context, changes, user, gone, checkedOver);
    if (!done.ok) return done.issues;
  }
  for (const [table, columns] of moved) await renameFieldRights(tx, by, table, columns);
  const writer = { id: user.id, name: user.realName, now: context.clock.now() };
  await addNumberRules(
    tx,
    context.catalog,
    made.flatMap(({ numberRules }) => numberRules),
    prefixes,
    writer,
  );
  const refused =
    grants.length === 0
      ? []
      : await grantMenus(tx, by, context.catalog.trial(await overlaysInForce(tx)), grants);
  if (refused.length > 0) return refused;
  const stamp = { id: user.id, realName: user.realName, now: context.clock.now() };
  for (const { entry } of stored) {
    const text = JSON.stringify(entry);
    await storeVersion(tx, { kind: tableEntry, name: String(entry.table_Id), text }, stamp);
  }
  return [];
};
