import { type PublishedKind, publishedMeta } from '../../runtime/model/check/meta/publishedMeta.ts';
import { checkShape } from '../../runtime/model/check/shape.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { superAdminName } from '../seed/seedRoles.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

const sameAs = (issue: Issue): string => JSON.stringify([issue.path, issue.rule, issue.params]);

/** The schemas as they are, as they would be without what is published (its earlier version too), and as they would be. */
interface Change {
  readonly inForce: SchemaCatalog;
  readonly without: SchemaCatalog;
  readonly after: SchemaCatalog;
}

/** Fields nobody may read (passwords, SQL text) that would be shown: no published change may do that, whoever asks. */
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

/**
 * What publishing would break: a shape the schema language does not have, and every error of the schema check the schemas
 * would have afterwards. Only errors of others stand in nobody's way: those there are now, and would be without this.
 * Empty: it may be published.
 */
export const checkPublished = (
  { hooks, providers }: Pick<ServerContext, 'hooks' | 'providers'>,
  change: Change,
  kind: PublishedKind,
  patch: Json,
): readonly Issue[] => {
  const { inForce, without, after } = change;
  const misshapen = checkShape(publishedMeta(after.types)[kind], patch, '');
  if (misshapen.length > 0) return misshapen;
  const secrets = uncovered(change);
  if (secrets.length > 0) return secrets;
  const world = { hooks: Object.keys(hooks), providers: Object.keys(providers), roles: [superAdminName] };
  const errors = after.check(world).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [];
  const [now, others] = [inForce, without].map((catalog) => new Set(catalog.check(world).map(sameAs)));
  return errors.filter((issue) => !now?.has(sameAs(issue)) || !others?.has(sameAs(issue)));
};
