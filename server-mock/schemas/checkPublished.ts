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

/**
 * What publishing would break: a shape the schema language does not have, and every error of the schema check that
 * `trial` (the schemas as they would be) has and the schemas in force have not. Empty: it may be published.
 */
export const checkPublished = (
  context: Pick<ServerContext, 'catalog' | 'hooks' | 'providers'>,
  trial: SchemaCatalog,
  kind: string,
  patch: Json,
): readonly Issue[] => {
  const shape = shapes[kind];
  const misshapen = shape === undefined ? [] : checkShape(metaSchemas(trial.types)[shape], patch, '');
  if (misshapen.length > 0) return misshapen;
  const world = {
    hooks: Object.keys(context.hooks),
    providers: Object.keys(context.providers),
    roles: [superAdminName],
  };
  const before = new Set(context.catalog.check(world).map(sameAs));
  return trial.check(world).filter((issue) => issue.severity === 'error' && !before.has(sameAs(issue)));
};
