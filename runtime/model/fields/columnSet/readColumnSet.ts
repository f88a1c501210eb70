import type { ColumnSet } from './ColumnSet.ts';

/** Columns a table may have at most. */
const limit = 500;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads stored or sent column settings: a list of `{field, show, fixed}`, each field once. Undefined: it is no such list.
 * `fixed` may also be the side the family writes (`left`, `right`).
 */
export function readColumnSet(given: unknown): ColumnSet | undefined {
  if (!Array.isArray(given) || given.length > limit) return undefined;
  const seen = new Set<string>();
  const found = given.map((one: unknown) => {
    if (!isObject(one) || typeof one.field !== 'string' || one.field.length > 200) return undefined;
    if (seen.has(one.field)) return undefined;
    seen.add(one.field);
    return { field: one.field, show: one.show !== false, fixed: Boolean(one.fixed) };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}
