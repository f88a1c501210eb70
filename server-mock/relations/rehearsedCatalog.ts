import { relations as relationsKind } from '../../runtime/model/check/kinds/relations.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { TableRelations } from '../../runtime/model/schema/TableRelations.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Queryable } from '../db/Database.ts';

/** Schemas with a draft of relations in force, over the columns that the database has. */
interface RehearsedCatalog {
  readonly trial: SchemaCatalog;
  /** Links of the draft that stored rows can have. */
  readonly links: readonly string[];
  readonly effects: readonly string[];
}

/** The draft without fields that are not there yet, and without links that need them: no stored row has such a link. */
const overStored = (catalog: SchemaCatalog, table: string, patch: TableRelations): TableRelations => {
  const details = (catalog.table(table)?.details ?? []).map((one) => one.table);
  const isStored = (field: string): boolean =>
    [table, ...details].some((rows) => catalog.table(rows)?.byName.has(field));
  const stored = new Set(
    [...catalog.publishedLayers.values()].flatMap((layers) =>
      layers.flatMap(({ kind, fields = [] }) =>
        kind === relationsKind.name ? fields.map((one) => one.field) : [],
      ),
    ),
  );
  const links = (patch.links ?? []).filter(({ via }) => isStored(via));
  const names = new Set([...links, ...(patch.effects ?? [])].map(({ name }) => name));
  const fields = (patch.fields ?? []).filter(({ of, field }) => names.has(of) && stored.has(field));
  return { ...patch, links, fields };
};

/** The schemas with a checked draft in force, or why it cannot be. */
export const rehearsedCatalog = async (
  db: Queryable,
  catalog: SchemaCatalog,
  table: string,
  patch: JsonObject,
): Promise<RehearsedCatalog | { readonly issues: readonly Issue[] }> => {
  const draft = overStored(catalog, table, patch as unknown as TableRelations); // the plan has checked its shape
  const { name: kind } = relationsKind;
  const others = (await overlaysInForce(db)).filter((one) => one.kind !== kind || one.name !== table);
  const trial = catalog.trial([
    ...others,
    { kind, name: table, version: 0, patch: draft as unknown as JsonObject },
  ]);
  const unfit = trial.unfit.find((one) => one.kind === kind && one.name === table);
  if (unfit !== undefined) return { issues: unfit.issues };
  return {
    trial,
    links: (draft.links ?? []).map(({ name }) => name),
    effects: (draft.effects ?? []).map(({ name }) => name),
  };
};
