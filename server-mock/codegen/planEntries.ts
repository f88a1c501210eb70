import { isFolder } from '../../runtime/model/codegen/checkEntry.ts';
import type { EntryWorld, Generated } from '../../runtime/model/codegen/Generated.ts';
import { generate } from '../../runtime/model/codegen/generate.ts';
import type { RenamedColumns } from '../../runtime/model/codegen/renamedColumns.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { MenuGrant } from '../../runtime/wire/schemas/SchemaVersion.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Queryable } from '../db/Database.ts';
import type { Publication } from '../publishing/planPublication.ts';
import type { EntryPublisher } from './EntryPublisher.ts';
import { entryChanges, goneSchemas, type MadeSchema } from './entryChanges.ts';
import { entryWorld } from './entryWorld.ts';
import { grantOf } from './grantOf.ts';
import { lastMade } from './lastMade.ts';
import { ruleForms } from './numberRuleRows.ts';
import type { StoredEntry } from './storedEntry.ts';
import { followRenames } from './storedRows/followRenames.ts';
import { movedColumns } from './storedRows/movedColumns.ts';
import { storedRowIssues } from './storedRows/storedRowIssues.ts';

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

/** The world with the tables that these entries make, because they link to each other in any order. */
const withTablesOf = (stored: readonly StoredEntry[], world: EntryWorld): EntryWorld => {
  const made = stored.flatMap(({ entry }) => (isFolder(entry) ? [] : [generate(entry, world).table]));
  return { ...world, tables: new Map([...world.tables, ...made.map((one) => [one.table, one] as const)]) };
};

const once = (schemas: readonly MadeSchema[]): readonly MadeSchema[] => [
  ...new Map(schemas.map((one) => [`${one.kind} ${one.name}`, one] as const)).values(),
];

/** What stored entries make and change, before any of it is written. */
export interface EntriesPlan {
  readonly made: readonly Generated[];
  readonly changes: readonly Publication[];
  readonly gone: readonly MadeSchema[];
  readonly grants: readonly MenuGrant[];
  /** Prefixes of number rules so far, by form. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** Columns that get another name, by table. */
  readonly moved: ReadonlyMap<string, RenamedColumns>;
}

/** Reads what publishing these entries over the schemas `now` would do; or issues. Writes nothing. */
export const planEntries = async (
  db: Queryable,
  by: Pick<EntryPublisher, 'isConfirmed'>,
  now: SchemaCatalog,
  stored: readonly StoredEntry[],
): Promise<{ readonly plan: EntriesPlan } | { readonly issues: readonly Issue[] }> => {
  const world = withTablesOf(stored, await entryWorld(db, now));
  const all: { readonly one: StoredEntry; readonly was?: Generated; readonly made?: Generated }[] = [];
  for (const one of stored) {
    const was = await lastMade(db, one.entry.table_Id, world);
    const made = isFolder(one.entry) ? undefined : generate(one.entry, world);
    all.push({ one, ...(was !== undefined && { was }), ...(made !== undefined && { made }) });
  }
  const made = all.flatMap((each) => each.made ?? []);
  for (const { one, was, made: makes } of by.isConfirmed === true ? [] : all) {
    const change = makes && { entry: one.entry, made: makes, was };
    const found = change === undefined ? [] : await storedRowIssues(db, now, change);
    const named = found.map((issue) => ({ ...issue, path: `${one.entry.tableName} ${issue.path}`.trim() }));
    if (named.length > 0) return { issues: named };
  }
  const moved = new Map(
    all.flatMap(({ one, was, made: makes }) => {
      const columns = movedColumns(one.entry, was);
      return makes === undefined || columns.size === 0 ? [] : [[makes.table.table, columns] as const];
    }),
  );
  const changes = once([
    ...formsChange(now, made),
    ...all.flatMap((each) =>
      each.made === undefined
        ? []
        : entryChanges(each.made, each.was, now.source.bundle, world, movedColumns(each.one.entry, each.was)),
    ),
  ]);
  const followed = followRenames(await overlaysInForce(db), now.source.bundle, moved);
  return {
    plan: {
      made,
      changes: [...changes.map(({ kind, name, schema }) => ({ kind, name, patch: schema })), ...followed],
      moved,
      prefixes: new Map(
        all.flatMap(({ was }) =>
          (was?.numberRules ?? []).map((rule) => [rule.formCode, rule.prefix] as const),
        ),
      ),
      gone: all.flatMap((each) => (each.was === undefined ? [] : goneSchemas(each.was, each.made))),
      grants: all.flatMap((each) => grantOf(each.one, each.made, each.was)),
    },
  };
};
