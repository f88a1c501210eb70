import { tableEntry } from '../../runtime/model/check/kinds/tableEntry.ts';
import { isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import type { EntryWorld, Generated } from '../../runtime/model/codegen/Generated.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import { namesIn, type TableEntry } from '../../runtime/model/codegen/TableEntry.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { grantMenus } from '../accounts/grantMenus.ts';
import { newestVersion } from '../catalog/readVersion.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { storeVersion } from '../catalog/storeVersion.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { lockSchemas } from '../publishing/lockSchemas.ts';
import { publishAllWithin } from '../publishing/publish.ts';
import { withdrawWithin } from '../publishing/withdraw.ts';
import { entryChanges, goneSchemas, type MadeSchema } from './entryChanges.ts';
import { entryWorld } from './entryWorld.ts';
import { addNumberRules, ruleForms } from './numberRuleRows.ts';
import type { StoredEntry } from './storedEntry.ts';

/** What the last saved version of an entry made; undefined: nothing. */
export const lastMade = async (
  tx: Queryable,
  id: number,
  world: EntryWorld,
): Promise<Generated | undefined> => {
  // A stored version is an entry that was read and checked.
  const before = (await newestVersion(tx, tableEntry.name, String(id))) as unknown as TableEntry | undefined;
  return before === undefined || isFolder(before) ? undefined : generate(before, world);
};

/** The list of forms with the codes of these rules in it; nothing when it knows them all. */
const formsChange = (catalog: SchemaCatalog, { numberRules }: Generated): readonly MadeSchema[] => {
  const forms = catalog.source.bundle.dictionaries.get(ruleForms);
  const known = new Set((forms?.data ?? []).map(({ key }) => String(key)));
  const added = numberRules.filter(({ formCode }) => !known.has(formCode));
  if (forms === undefined || added.length === 0) return [];
  const data = [
    ...(forms.data ?? []),
    ...added.map(({ formCode, title }) => ({ key: formCode, value: title })),
  ];
  return [{ kind: 'dictionary', name: ruleForms, schema: { ...forms, data } as unknown as JsonObject }];
};

/** Actions that the chosen roles get. Making views for others stays with administrators. */
const granted = ({ menu }: Generated): readonly string[] =>
  (menu?.actions ?? []).filter((action) => action !== 'Tabs');

/**
 * Puts in force what a stored, checked entry describes: schemas, columns, number rules, rights of the chosen roles, and a
 * version of the entry. All in the caller's transaction, or issues. What was changed by hand since stays.
 */
export const publishEntry = async (
  tx: Queryable,
  call: TransactionCall,
  { row, entry }: StoredEntry,
): Promise<readonly Issue[]> => {
  const { context, user } = call;
  await lockSchemas(tx);
  const now = context.catalog.trial(await overlaysInForce(tx));
  const world = await entryWorld(tx, now);
  const was = await lastMade(tx, entry.table_Id, world);
  const made = isFolder(entry) ? undefined : generate(entry, world);
  const gone = was === undefined ? [] : goneSchemas(was, made);
  const left = await withdrawWithin(tx, context, gone);
  if (left.length > 0) return left;
  if (made !== undefined) {
    const changes = [...formsChange(now, made), ...entryChanges(made, was, now.source.bundle, world)];
    const note = `${entry.columnCNName} (${entry.table_Id})`;
    const whats = changes.map(({ kind, name, schema }) => ({ kind, name, patch: schema, note }));
    if (whats.length > 0) {
      const done = await publishAllWithin(tx, context, whats, user);
      if (!done.ok) return done.issues;
    }
    const writer = { id: user.id, name: user.realName, now: context.clock.now() };
    await addNumberRules(tx, context.catalog, made.numberRules, writer);
    if (made.menu !== undefined) {
      const roleIds = namesIn(String(row.RoleIds ?? ''))
        .map(Number)
        .filter(Number.isInteger);
      const after = context.catalog.trial(await overlaysInForce(tx));
      await grantMenus(tx, call, after, [{ menuId: made.menu.id, roleIds, actions: granted(made) }]);
    }
  }
  const stamp = { id: user.id, realName: user.realName, now: context.clock.now() };
  const text = JSON.stringify(entry);
  await storeVersion(tx, { kind: tableEntry, name: String(entry.table_Id), text }, stamp);
  return [];
};
