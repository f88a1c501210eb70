import type { CheckOptions } from '../../runtime/model/check/CheckSubject.ts';
import { checkByRule } from '../../runtime/model/check/checkBundle.ts';
import { entriesOf } from '../../runtime/model/check/kinds/namedSchemas.ts';
import { fileKinds } from '../../runtime/model/check/kinds/schemaKinds.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { SchemaCatalog } from './SchemaCatalog.ts';

/**
 * Checks the schemas of a catalog: the issues of one rule after the other, for a caller that rests in between. Paths start with
 * the schema name, or the address of a page.
 */
export const checkCatalog = (
  { source: { bundle, types, publishedLayers } }: SchemaCatalog,
  world: Pick<CheckOptions, 'hooks' | 'providers' | 'roles'>,
): Iterable<readonly Issue[]> => {
  const named = fileKinds.flatMap((kind) => [...entriesOf(bundle, kind)]);
  const files = new Map(named.map(([name, schema]) => [schema, name] as const));
  return checkByRule(bundle, types, { ...world, files, layers: publishedLayers });
};
