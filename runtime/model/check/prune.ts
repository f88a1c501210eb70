import type { Issue } from '../schema/Issue.ts';
import type { Json, JsonObject } from '../schema/Json.ts';
import { originalIndex, rememberIndexes } from './placeOf.ts';
import { stepsOf } from './pointer.ts';
import { checkShape } from './shape.ts';

/**
 * A node in the tree of values to remove. `isGone` removes the value itself; `below` lists removals inside
 * it.
 */
interface Branch {
  isGone: boolean;
  readonly below: Map<string, Branch>;
}

const newBranch = (): Branch => ({ isGone: false, below: new Map() });

/** Makes the tree of these JSON pointers. */
const branchOf = (paths: Iterable<string>): Branch => {
  const root = newBranch();
  for (const path of paths) {
    let branch = root;
    for (const step of stepsOf(path)) {
      const next = branch.below.get(step) ?? newBranch();
      branch.below.set(step, next);
      branch = next;
    }
    branch.isGone = true;
  }
  return root;
};

const withoutElements = (list: readonly Json[], branch: Branch): readonly Json[] => {
  const kept = list.flatMap((item, at): { item: Json; at: number }[] => {
    const left = without(item, branch.below.get(String(at)));
    return left === undefined ? [] : [{ item: left, at: originalIndex(list, at) }];
  });
  const items = kept.map(({ item }) => item);
  rememberIndexes(
    items,
    kept.map(({ at }) => at),
  );
  return items;
};

const without = (value: Json, branch: Branch | undefined): Json | undefined => {
  if (branch === undefined) return value;
  if (branch.isGone) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return withoutElements(value, branch);
  const entries = Object.entries(value as JsonObject).flatMap(([name, item]): [string, Json][] => {
    const kept = without(item, branch.below.get(name));
    return kept === undefined ? [] : [[name, kept]];
  });
  return Object.fromEntries(entries);
};

/** Issues of values with the right type. Code that reads such a value still works. */
const harmless: ReadonlySet<string> = new Set([
  'schema.unknownProperty',
  'schema.pattern',
  'schema.blank',
  'schema.tooSmall',
  'schema.tooGreat',
]);

/** True when resolving can use the value. An unknown field type is allowed, unless `type` is not text. */
const isHarmless = (issue: Issue): boolean =>
  harmless.has(issue.rule) || (issue.path.endsWith('/type') && issue.rule !== 'schema.wrongType');

/**
 * Exceeds the nesting of any document. Each round removes the value that the last round made invalid, one
 * level up.
 */
const mostRounds = 100;

/**
 * Removes what the JSON Schema refuses, so that the rest can be used and checked. Removes a wrong value
 * alone, and the whole object when a property is missing. Undefined when nothing usable is left.
 */
export function prune(schema: JsonObject, document: JsonObject): JsonObject | undefined {
  let current: Json | undefined = document;
  // Removing a value can make its parent invalid, so this takes several rounds.
  for (let round = 0; round < mostRounds && current !== undefined; round++) {
    const wrong = checkShape(schema, current, '').filter((issue) => !isHarmless(issue));
    if (wrong.length === 0) return current as JsonObject;
    current = without(current, branchOf(wrong.map(({ path }) => path)));
  }
  return undefined;
}
