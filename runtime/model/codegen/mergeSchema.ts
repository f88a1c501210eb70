import { isObject, type Json } from '../schema/Json.ts';
import { itemIdentity } from './itemIdentity.ts';

const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Items of `made`, each merged with its own; then items that only `now` has and `base` never had. */
const mergeItems = (
  base: readonly Json[],
  now: readonly Json[],
  made: readonly Json[],
): readonly Json[] | undefined => {
  const identity = itemIdentity([...base, ...now, ...made]);
  if (identity === undefined) return undefined;
  const [was, is] = [base, now].map((items) => new Map(items.map((item) => [identity(item), item] as const)));
  const names = new Set(made.map(identity));
  return [
    ...made.flatMap((item) => {
      const name = identity(item);
      const removed = was?.has(name) && !is?.has(name) && same(was.get(name), item);
      return removed ? [] : [mergeSchema(was?.get(name), is?.get(name), item) ?? item];
    }),
    ...now.filter((item) => !names.has(identity(item)) && !was?.has(identity(item))),
  ];
};

/**
 * Three versions of one schema become one: `made` by the entry now, with every property that was changed by hand since (`now`
 * differs from `base`, which the entry made before). A property that both changed is the entry's. Lists whose items
 * have a name (`field`, `table`, ...) merge item by item, others as a whole. Undefined: gone.
 */
export function mergeSchema(
  base: Json | undefined,
  now: Json | undefined,
  made: Json | undefined,
): Json | undefined {
  if (same(now, base)) return made;
  if (same(made, base)) return now;
  if (isObject(now) && isObject(made)) {
    const before = isObject(base) ? base : {};
    const names = [...new Set([...Object.keys(made), ...Object.keys(now)])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = mergeSchema(before[name], now[name], made[name]);
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
  }
  if (Array.isArray(now) && Array.isArray(made))
    return mergeItems(Array.isArray(base) ? base : [], now, made) ?? made;
  return made;
}
