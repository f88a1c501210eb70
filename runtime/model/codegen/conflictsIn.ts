import { asObject, type Json, type JsonObject } from '../schema/Json.ts';
import { sameJson } from '../schema/sameJson.ts';
import { itemIdentity } from './itemIdentity.ts';

/** A property that two sides changed in different ways. Undefined: the side does not have it. */
interface Conflict {
  /** Names of properties and of list items from the schema on; empty: the schema itself. */
  readonly path: string;
  readonly now: Json | undefined;
  readonly made: Json | undefined;
}

/** Items by name, when all lists have names. */
const byName = (lists: readonly (readonly Json[])[]): readonly JsonObject[] | undefined => {
  const identity = itemIdentity(lists.flat());
  return (
    identity && lists.map((items) => Object.fromEntries(items.map((item) => [identity(item), item] as const)))
  );
};

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Where `mergeSchema` of these three has to decide for one side, property by property. */
export function conflictsIn(
  base: Json | undefined,
  now: Json | undefined,
  made: Json | undefined,
  path = '',
): readonly Conflict[] {
  if (sameJson(now, made) || sameJson(now, base) || sameJson(made, base)) return [];
  const lists = Array.isArray(now) && Array.isArray(made) ? byName([listOf(base), now, made]) : undefined;
  const [was, is, will] = lists ?? [base, now, made].map(asObject);
  if (is === undefined || will === undefined) return [{ path, now, made }];
  const names = new Set([...Object.keys(is), ...Object.keys(will)]);
  return [...names].flatMap((name) => conflictsIn(was?.[name], is[name], will[name], `${path}/${name}`));
}
