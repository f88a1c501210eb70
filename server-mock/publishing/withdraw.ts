import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { keyOf } from '../catalog/systemTables.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { checkPublished } from './checkPublished.ts';
import { lockSchemas } from './lockSchemas.ts';

/** A published schema by kind and name. */
export interface PublishedName {
  readonly kind: string;
  readonly name: string;
}

/** Published schemas but these. */
export const withoutNames = <Named extends PublishedName>(
  all: readonly Named[],
  gone: readonly PublishedName[],
): readonly Named[] => {
  const leaves = new Set(gone.map((one) => keyOf(one.kind, one.name)));
  return all.filter((one) => !leaves.has(keyOf(one.kind, one.name)));
};

/** Issues of published schemas that fit the schemas before and no longer fit those after. */
export const unfitSince = (before: SchemaCatalog, after: SchemaCatalog): readonly Issue[] =>
  withoutNames(after.unfit, before.unfit).flatMap(({ issues }) => issues);

/** Takes published schemas out of force; their versions stay. */
export const dropOverlays = async (tx: Queryable, gone: readonly PublishedName[]): Promise<void> => {
  const ids = gone.map((one) => keyOf(one.kind, one.name));
  await run(tx, sql`delete from "jig_schema_overlay" where ${name('Id')} = ${anyOf(ids)}`);
};

/**
 * Takes published schemas out of force, in the caller's transaction: what was shipped under their names holds again, otherwise
 * there is nothing. Their versions stay, and so do tables of the database with all rows. Issues: what still needs them;
 * nothing is changed then. The caller calls `loadOverlays` after the commit.
 */
export const withdrawWithin = async (
  tx: Queryable,
  context: TransactionContext,
  gone: readonly PublishedName[],
): Promise<readonly Issue[]> => {
  if (gone.length === 0) return [];
  await lockSchemas(tx);
  const after = context.catalog.trial(withoutNames(await overlaysInForce(tx), gone));
  const unfit = unfitSince(context.catalog, after);
  if (unfit.length > 0) return unfit;
  const broken = await checkPublished(
    context,
    { inForce: context.catalog, without: context.catalog, after },
    [],
  );
  if (broken.length > 0) return broken;
  for (const plug of context.publishPlugs) {
    const taken = (await plug.check?.(tx, context, after)) ?? [];
    if (taken.length > 0) return taken;
  }
  await dropOverlays(tx, gone);
  return [];
};
