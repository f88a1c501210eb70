import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import { checkCatalog } from '../catalog/checkCatalog.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { inTurns } from '../heavy/inTurns.ts';
import { superAdminName } from '../seed/seedRoles.ts';

type Known = Pick<ServerContext, 'hooks' | 'providers'>;

const check = async ({ hooks, providers }: Known, catalog: SchemaCatalog): Promise<readonly Issue[]> => {
  const world = { hooks: Object.keys(hooks), providers: Object.keys(providers), roles: [superAdminName] };
  return (await inTurns(checkCatalog(catalog, world))).flat();
};

const kept = new WeakMap<SchemaBundle, { readonly of: Known; readonly issues: Promise<readonly Issue[]> }>();

/**
 * The schema check of a catalog, letting others in between its rules. Kept while the schemas are: a refusal compares with those in
 * force, and a whole check takes a fifth of a second. Schemas that are put in force make another bundle.
 */
export const schemaIssues = async (
  { hooks, providers }: Known,
  catalog: SchemaCatalog,
): Promise<readonly Issue[]> => {
  const { bundle } = catalog.source;
  const known = kept.get(bundle);
  if (known?.of.hooks === hooks && known.of.providers === providers) return known.issues;
  const issues = check({ hooks, providers }, catalog);
  kept.set(bundle, { of: { hooks, providers }, issues });
  return issues.catch((error: unknown) => {
    kept.delete(bundle);
    throw error;
  });
};
