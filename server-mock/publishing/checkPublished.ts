import { patchMetaOf } from '../../runtime/model/check/kinds/metaOf.ts';
import type { SchemaKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { checkShape } from '../../runtime/model/check/shape.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { superAdminName } from '../seed/seedRoles.ts';

const sameAs = (issue: Issue): string => JSON.stringify([issue.path, issue.rule, issue.params]);

/** Three catalogs: now, without any version of what changes, and after publishing it. */
interface Change {
  readonly inForce: SchemaCatalog;
  readonly without: SchemaCatalog;
  readonly after: SchemaCatalog;
}

/**
 * Write-only fields (passwords, SQL text) that the change would expose. No published change may do that, also
 * none of a super administrator.
 */
const uncovered = ({ without, after }: Change): readonly Issue[] =>
  without.tableNames.flatMap((name) => {
    const made = after.table(name);
    return (without.table(name)?.fields ?? [])
      .filter(({ field, writeOnly }) => {
        const now = made?.byName.get(field);
        return writeOnly && now !== undefined && !now.writeOnly;
      })
      .map(
        ({ field }): Issue => ({
          path: `/fields/${field}`,
          rule: 'server.overlayReserved',
          params: { name: field },
          severity: 'error',
        }),
      );
  });

/** Tables in force whose keys would come about in another way: their rows, and rows elsewhere, hold the old keys. */
const otherKeys = ({ inForce, after }: Change): readonly Issue[] =>
  after.views.stored.flatMap((name) => {
    const from = inForce.table(name)?.keyType;
    const to = after.table(name)?.keyType;
    return from === undefined || to === undefined || from === to
      ? []
      : [
          {
            path: '/keyType',
            rule: 'server.keyTypeKept',
            params: { table: name, from, to },
            severity: 'error' as const,
          },
        ];
  });

/**
 * Issues that block publishing: an invalid shape, or errors of the schema check afterwards. Existing errors that
 * would remain without this change do not block it. Empty: may be published.
 */
export const checkPublished = (
  { hooks, providers }: Pick<ServerContext, 'hooks' | 'providers'>,
  change: Change,
  patches: readonly (readonly [kind: SchemaKind, patch: Json])[],
): readonly Issue[] => {
  const { inForce, without, after } = change;
  const misshapen = patches.flatMap(([kind, patch]) => {
    const meta = patchMetaOf(kind, after.types);
    return meta === undefined ? [] : checkShape(meta, patch, '');
  });
  if (misshapen.length > 0) return misshapen;
  const secrets = uncovered(change);
  if (secrets.length > 0) return secrets;
  const keys = otherKeys(change);
  if (keys.length > 0) return keys;
  const world = { hooks: Object.keys(hooks), providers: Object.keys(providers), roles: [superAdminName] };
  const errors = after.check(world).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [];
  const [now, others] = [inForce, without].map((catalog) => new Set(catalog.check(world).map(sameAs)));
  return errors.filter((issue) => !now?.has(sameAs(issue)) || !others?.has(sameAs(issue)));
};
