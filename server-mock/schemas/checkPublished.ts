import { metaSchemas, type SchemaKind } from '../../runtime/model/check/meta/metaSchemas.ts';
import { checkShape } from '../../runtime/model/check/shape.ts';
import type { Issue } from '../../runtime/model/Issue.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { ServerContext } from '../ServerContext.ts';
import { superAdminName } from '../seed/seedRoles.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/** Kinds of overlays that are whole schemas, with the shape they must have; the others are patches of a table. */
const shapes: Readonly<Partial<Record<string, SchemaKind>>> = {
  table: 'table',
  page: 'page',
  dictionary: 'dictionary',
};

const sameAs = (issue: Issue): string => JSON.stringify([issue.path, issue.rule, issue.params]);

/** The schemas as they are, as they would be without what is published (its earlier version too), and as they would be. */
interface Change {
  readonly inForce: SchemaCatalog;
  readonly without: SchemaCatalog;
  readonly after: SchemaCatalog;
}

/**
 * What publishing would break: a shape the schema language does not have, and every error of the schema check the schemas
 * would have afterwards. Only errors of others stand in nobody's way: those there are now, and would be without this.
 * Empty: it may be published.
 */
export const checkPublished = (
  { hooks, providers }: Pick<ServerContext, 'hooks' | 'providers'>,
  { inForce, without, after }: Change,
  kind: string,
  patch: Json,
): readonly Issue[] => {
  const shape = shapes[kind];
  const misshapen = shape === undefined ? [] : checkShape(metaSchemas(after.types)[shape], patch, '');
  if (misshapen.length > 0) return misshapen;
  const world = { hooks: Object.keys(hooks), providers: Object.keys(providers), roles: [superAdminName] };
  const errors = after.check(world).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [];
  const [now, others] = [inForce, without].map((catalog) => new Set(catalog.check(world).map(sameAs)));
  return errors.filter((issue) => !now?.has(sameAs(issue)) || !others?.has(sameAs(issue)));
};
