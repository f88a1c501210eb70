import { patchMetaOf } from '../../runtime/model/check/kinds/metaOf.ts';
import type { SchemaKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { checkShape } from '../../runtime/model/check/shape.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { inTurns } from '../heavy/inTurns.ts';
import { isReservedName } from './reservedNames.ts';
import { schemaIssues } from './schemaIssues.ts';

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

/** Tables, views and pages that come to be under names of the product's addresses. What was shipped with such a name keeps it. */
const takenNames = (
  { routes }: Pick<ServerContext, 'routes'>,
  { inForce, after }: Change,
): readonly Issue[] => {
  const namesOf = ({ bundle: { tables, pages } }: SchemaCatalog): ReadonlyMap<string, string> =>
    new Map([
      ...[...tables.keys()].map((name) => [name.toLowerCase(), '/table'] as const),
      ...pages.flatMap(({ path, aliases = [], api }) => [
        ...[path, ...aliases].map((one) => [one.toLowerCase().replace(/^\//, ''), '/path'] as const),
        ...(api === undefined ? [] : [[api.toLowerCase(), '/api'] as const]),
      ]),
    ]);
  const before = namesOf(inForce);
  return [...namesOf(after)]
    .filter(([name]) => !before.has(name) && isReservedName(routes, name))
    .map(
      ([name, path]): Issue => ({ path, rule: 'server.reservedName', params: { name }, severity: 'error' }),
    );
};

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

function* shapes(
  types: SchemaCatalog['types'],
  patches: readonly (readonly [kind: SchemaKind, patch: Json])[],
): Generator<readonly Issue[]> {
  for (const [kind, patch] of patches) {
    const meta = patchMetaOf(kind, types);
    yield meta === undefined ? [] : checkShape(meta, patch, '');
  }
}

/** What a change would take from stored keys and from the product's addresses. */
function* lost(context: Pick<ServerContext, 'routes'>, change: Change): Generator<readonly Issue[]> {
  yield otherKeys(change);
  yield takenNames(context, change);
}

/**
 * Issues that block publishing: an invalid shape, or errors of the schema check afterwards. Existing errors that
 * would remain without this change do not block it. Empty: may be published.
 */
export const checkPublished = async (
  context: Pick<ServerContext, 'hooks' | 'providers' | 'routes'>,
  change: Change,
  patches: readonly (readonly [kind: SchemaKind, patch: Json])[],
): Promise<readonly Issue[]> => {
  const { inForce, without, after } = change;
  const misshapen = (await inTurns(shapes(after.types, patches))).flat();
  if (misshapen.length > 0) return misshapen;
  const secrets = uncovered(change);
  if (secrets.length > 0) return secrets;
  const kept = (await inTurns(lost(context, change))).flat();
  if (kept.length > 0) return kept;
  const errors = (await schemaIssues(context, after)).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [];
  const now = new Set((await schemaIssues(context, inForce)).map(sameAs));
  const others = new Set((await schemaIssues(context, without)).map(sameAs));
  return errors.filter((issue) => !now.has(sameAs(issue)) || !others.has(sameAs(issue)));
};
