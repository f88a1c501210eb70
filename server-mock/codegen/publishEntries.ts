import type { User } from '../../runtime/model/access/User.ts';
import { tableEntry } from '../../runtime/model/check/kinds/tableEntry.ts';
import { schemaIssue } from '../../runtime/model/check/schemaIssue.ts';
import { isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import type { EntryWorld, Generated } from '../../runtime/model/codegen/Generated.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import { namesIn, type TableEntry } from '../../runtime/model/codegen/TableEntry.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { MenuGrant } from '../../runtime/wire/schemas/SchemaVersion.ts';
import { grantMenus } from '../accounts/grantMenus.ts';
import { newestVersion } from '../catalog/readVersion.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { storeVersion } from '../catalog/storeVersion.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { lockSchemas } from '../publishing/lockSchemas.ts';
import { publishAllWithin } from '../publishing/publish.ts';
import type { LogWriter } from '../records/writeLog.ts';
import { entryChanges, goneSchemas, type MadeSchema } from './entryChanges.ts';
import { entryWorld } from './entryWorld.ts';
import { addNumberRules, ruleForms } from './numberRuleRows.ts';
import { oldTable, oldTableParams } from './oldTable.ts';
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
const formsChange = (catalog: SchemaCatalog, made: readonly Generated[]): readonly MadeSchema[] => {
  const forms = catalog.source.bundle.dictionaries.get(ruleForms);
  const known = new Set((forms?.data ?? []).map(({ key }) => String(key)));
  const added = made.flatMap(({ numberRules }) => numberRules).filter(({ formCode }) => !known.has(formCode));
  if (forms === undefined || added.length === 0) return [];
  const data = [
    ...(forms.data ?? []),
    ...added.map(({ formCode, title }) => ({ key: formCode, value: title })),
  ];
  return [{ kind: 'dictionary', name: ruleForms, schema: { ...forms, data } as unknown as JsonObject }];
};

/** Actions that stay with administrators: making views for others, and designs. */
const ofAdministrators: ReadonlySet<string> = new Set(['Tabs', 'ShareTabs', 'Design']);

/** Actions that the chosen roles get. */
const granted = ({ menu }: Generated): readonly string[] =>
  (menu?.actions ?? []).filter((action) => !ofAdministrators.has(action));

/** Who publishes entries: a call's user, or the server itself. */
export interface EntryPublisher extends LogWriter {
  /** A yes was given: rows that are there under the name of a new table come with it. Default: they are a refusal. */
  readonly takesOldRows?: boolean;
  readonly context: TransactionContext;
  readonly user: User;
}

/** The world with the tables that these entries make, because they link to each other in any order. */
const withTablesOf = (stored: readonly StoredEntry[], world: EntryWorld): EntryWorld => {
  const made = stored.flatMap(({ entry }) => (isFolder(entry) ? [] : [generate(entry, world).table]));
  return { ...world, tables: new Map([...world.tables, ...made.map((one) => [one.table, one] as const)]) };
};

const rolesIn = (row: Row | undefined): readonly number[] =>
  namesIn(String(row?.RoleIds ?? ''))
    .map(Number)
    .filter(Number.isInteger);

/** Rights of the roles that were chosen now, or of all for a new page: what was taken away by hand since stays so. */
const grantOf = (
  { row, before }: StoredEntry,
  made: Generated | undefined,
  was: Generated | undefined,
): readonly MenuGrant[] => {
  const chosen = was?.menu === undefined ? [] : rolesIn(before);
  const roleIds = rolesIn(row).filter((id) => !chosen.includes(id));
  return made?.menu === undefined || roleIds.length === 0
    ? []
    : [{ menuId: made.menu.id, roleIds, actions: granted(made) }];
};

const once = (schemas: readonly MadeSchema[]): readonly MadeSchema[] => [
  ...new Map(schemas.map((one) => [`${one.kind} ${one.name}`, one] as const)).values(),
];

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
  const world = withTablesOf(stored, await entryWorld(tx, now));
  const all: { readonly one: StoredEntry; readonly was?: Generated; readonly made?: Generated }[] = [];
  for (const one of stored) {
    const was = await lastMade(tx, one.entry.table_Id, world);
    const made = isFolder(one.entry) ? undefined : generate(one.entry, world);
    all.push({ one, ...(was !== undefined && { was }), ...(made !== undefined && { made }) });
  }
  const made = all.flatMap((each) => each.made ?? []);
  for (const { table } of by.takesOldRows === true ? [] : made) {
    const old = await oldTable(tx, now, table.table);
    if (old !== undefined)
      return [schemaIssue('codegen.oldRows', `${table.table} TableName`, oldTableParams(table.table, old))];
  }
  const gone = all.flatMap((each) => (each.was === undefined ? [] : goneSchemas(each.was, each.made)));
  const changes = once([
    ...formsChange(now, made),
    ...all.flatMap((each) =>
      each.made === undefined ? [] : entryChanges(each.made, each.was, now.source.bundle, world),
    ),
  ]);
  if (changes.length + gone.length > 0) {
    const done = await publishAllWithin(
      tx,
      context,
      changes.map(({ kind, name, schema }) => ({ kind, name, patch: schema })),
      user,
      gone,
    );
    if (!done.ok) return done.issues;
  }
  const writer = { id: user.id, name: user.realName, now: context.clock.now() };
  await addNumberRules(
    tx,
    context.catalog,
    made.flatMap(({ numberRules }) => numberRules),
    writer,
  );
  const grants = all.flatMap((each) => grantOf(each.one, each.made, each.was));
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
