import type { JsonObject } from '../../schema/Json.ts';
import { followRef } from './followRef.ts';
import { subschemas } from './keywords.ts';

/**
 * Whether following every reference gives more than `most` schemas. A reference already on its way is not followed
 * again, as the form does it; few schemas that all refer to each other grow without measure.
 */
export function isWide(root: JsonObject, most: number): boolean {
  let count = 0;
  const way = new Set<JsonObject>();
  const visit = (node: JsonObject): void => {
    if (way.has(node) || count > most) return;
    count += 1;
    way.add(node);
    const target = typeof node.$ref === 'string' ? followRef(root, node.$ref) : undefined;
    if (target) visit(target);
    for (const { role, schema } of subschemas(node)) if (role !== 'store') visit(schema);
    way.delete(node);
  };
  visit(root);
  return count > most;
}
