import { menu as menuKind } from '../../../runtime/model/check/kinds/menu.ts';
import { kindNamed } from '../../../runtime/model/check/kinds/schemaKinds.ts';
import { tableEntry } from '../../../runtime/model/check/kinds/tableEntry.ts';
import { formatOf } from '../../../runtime/model/check/migrations.ts';
import { entryColumnTable, entryTable } from '../../../runtime/model/codegen/columnPlace.ts';
import { namesIn } from '../../../runtime/model/codegen/TableEntry.ts';
import { asList, asObject, asText, type Json, type JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { authValues } from '../../access/grantsOf.ts';
import { rolesOf } from '../../access/roles.ts';
import type { Overlay } from '../../catalog/Overlay.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import { history, overlaysInForce } from '../../catalog/versions.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';
import { ruleForms } from '../numberRuleRows.ts';
import { formsOf } from './batchForms.ts';
import { markOf, portable } from './markOf.ts';
import type { BatchEntry, BatchRight, BatchRule, BatchSchema, SchemaBatch } from './SchemaBatch.ts';
import { shippedSchema } from './schemaInForce.ts';

/** Most versions of a schema in a batch; an older common one is not found. */
const mostVersions = 10;

/** Rows hold JSON scalars only. */
const json = (row: Row): JsonObject => row as JsonObject;

interface Past {
  /** Newest first. */
  readonly versions: readonly JsonObject[];
  /** When the newest one was made. */
  readonly at: string;
}

const pastOf = async (
  db: Queryable,
  kind: string,
  name: string,
  from = Number.POSITIVE_INFINITY,
): Promise<Past> => {
  const all = (await history(db, kind, name)).filter(({ version }) => version <= from);
  const versions = all
    .flatMap(({ patch }): readonly JsonObject[] => {
      const version = asObject(patch);
      return version === undefined ? [] : [version];
    })
    .slice(0, mostVersions);
  return { versions, at: all[0]?.createdAt ?? '' };
};

/** Numbers of the published menu lines above these lines and entries: another installation knows them by name only. */
const groupsAbove = (
  overlays: readonly Overlay[],
  changed: readonly (Pick<Overlay, 'kind' | 'patch'> | BatchEntry)[],
): ReadonlySet<string> => {
  const parentOf = (patch: unknown): string => String(asObject(patch as Json)?.parentId ?? 0);
  const parents = new Map(
    overlays.flatMap(({ kind, name, patch }) =>
      kind === menuKind.name ? [[name, parentOf(patch)] as const] : [],
    ),
  );
  const above = new Set<string>();
  for (const one of changed) {
    if ('kind' in one && one.kind !== menuKind.name) continue;
    let at = 'kind' in one ? parentOf(one.patch) : String(one.record.MenuParent ?? 0);
    for (; parents.has(at) && !above.has(at); at = parents.get(at) ?? '0') above.add(at);
  }
  return above;
};

const schemasOf = async (
  db: Queryable,
  catalog: SchemaCatalog,
  overlays: readonly Overlay[],
  entries: readonly BatchEntry[],
  since: string,
): Promise<readonly BatchSchema[]> => {
  const shipped = catalog.trial([]).bundle;
  const schemas: BatchSchema[] = [];
  const found: (readonly [Overlay, Past])[] = [];
  for (const one of overlays) found.push([one, await pastOf(db, one.kind, one.name, one.version)]);
  const late = found.filter(([, past]) => past.at >= since).map(([one]) => one);
  const above = groupsAbove(overlays, [...late, ...entries]);
  for (const [{ kind, name }, past] of found) {
    const known = kindNamed(kind);
    if (known === undefined || (past.at < since && !(kind === menuKind.name && above.has(name)))) continue;
    const below = shippedSchema(shipped, kind, name);
    schemas.push({
      kind,
      name,
      format: formatOf(known),
      versions: past.versions.map((patch) => portable(kind, patch)),
      ...(below !== undefined && { shipped: markOf(below) }),
    });
  }
  return schemas;
};

const entriesSince = async (
  db: Queryable,
  catalog: SchemaCatalog,
  since: string,
): Promise<readonly BatchEntry[]> => {
  const [main, detail] = [catalog.table(entryTable), catalog.table(entryColumnTable)];
  if (main === undefined || detail === undefined) return [];
  const rows = await systemRows(db, 'schema', main, sql`true`, sql`order by "Table_Id"`);
  const columns = await systemRows(
    db,
    'schema',
    detail,
    sql`true`,
    sql`order by "RowNo" nulls last, "ColumnId"`,
  );
  const roles = new Map((await rolesOf(db)).map(({ id, name }) => [String(id), name] as const));
  const entries: BatchEntry[] = [];
  for (const row of rows) {
    const past = await pastOf(db, tableEntry.name, String(row.Table_Id));
    if (past.at < since) continue;
    entries.push({
      record: json(row),
      columns: columns.filter((one) => one.Table_Id === row.Table_Id).map(json),
      roles: namesIn(String(row.RoleIds ?? '')).flatMap((id) => roles.get(id) ?? []),
      versions: past.versions,
    });
  }
  return entries;
};

/** The rules that fields of these schemas name. */
const rulesOf = async (
  db: Queryable,
  catalog: SchemaCatalog,
  schemas: readonly BatchSchema[],
): Promise<readonly BatchRule[]> => {
  const codes = new Set(
    schemas.flatMap(({ versions: [newest] }) =>
      (asList(newest?.fields ?? []) ?? []).flatMap((line) => asText(asObject(line)?.numberRule) ?? []),
    ),
  );
  const table = catalog.table('Base_NumberRule');
  if (table === undefined || codes.size === 0) return [];
  const titles = new Map(
    (catalog.bundle.dictionaries.get(ruleForms)?.data ?? []).map(
      ({ key, value }) => [String(key), value] as const,
    ),
  );
  const rows = await systemRows(db, 'schema', table, sql`true`, sql`order by "FormCode"`);
  return rows.flatMap((row) => {
    const code = String(row.FormCode);
    return codes.has(code) ? [{ title: titles.get(code) ?? code, row: json(row) }] : [];
  });
};

const rightsOn = async (db: Queryable, schemas: readonly BatchSchema[]): Promise<readonly BatchRight[]> => {
  const lines = new Set(schemas.flatMap(({ kind, name }) => (kind === menuKind.name ? [Number(name)] : [])));
  const rights: BatchRight[] = [];
  for (const { id, name } of lines.size === 0 ? [] : await rolesOf(db))
    for (const [menuId, actions] of await authValues(db, [id]))
      if (lines.has(menuId)) rights.push({ role: name, menuId, actions: [...actions] });
  return rights;
};

/** Everything that is published, or was since a time, with entries, number rules, rights and forms that belong to it. */
export const exportBatch = async (
  db: Queryable,
  catalog: SchemaCatalog,
  since?: string,
): Promise<SchemaBatch> => {
  const overlays = await overlaysInForce(db);
  const now = catalog.trial(overlays);
  const entries = await entriesSince(db, now, since ?? '');
  const schemas = await schemasOf(db, catalog, overlays, entries, since ?? '');
  return {
    batch: 'schemas',
    format: 1,
    ...(since !== undefined && { since }),
    schemas,
    entries,
    numberRules: await rulesOf(db, now, schemas),
    rights: await rightsOn(db, schemas),
    forms: await formsOf(db, now, schemas),
  };
};
