import type { Issue } from '../schema/Issue.ts';
import type { Json, JsonObject } from '../schema/Json.ts';
import { originalIndex, rememberIndexes } from './placeOf.ts';
import { stepsOf } from './pointer.ts';
import { checkShape } from './shape.ts';

/** A value of a document: `isGone` when it is to be taken out, else what is to go below it. */
interface Branch {
  isGone: boolean;
  readonly below: Map<string, Branch>;
}

const newBranch = (): Branch => ({ isGone: false, below: new Map() });

/** The tree of these JSON pointers. */
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

/** Mistakes of a value whose type is right: whoever reads it does not fall over it. */
const harmless: ReadonlySet<string> = new Set([
  'schema.unknownProperty',
  'schema.pattern',
  'schema.blank',
  'schema.tooSmall',
  'schema.tooGreat',
]);

/** What resolving can live with; an unknown kind of field is shown as such, unless its type is no text. */
const isHarmless = (issue: Issue): boolean =>
  harmless.has(issue.rule) || (issue.path.endsWith('/type') && issue.rule !== 'schema.wrongType');

/** More rounds than a document has levels: each takes the value that the last one broke, one level up. */
const mostRounds = 100;

/**
 * Takes out of a document whatever its JSON Schema refuses, so that the rest can be used and checked: a value where it is
 * wrong, the whole object where a property is missing. Undefined when nothing usable is left.
 */
export function prune(schema: JsonObject, document: JsonObject): JsonObject | undefined {
  let current: Json | undefined = document;
  // Taking one thing out may show another to be wrong, so a few rounds are needed.
  for (let round = 0; round < mostRounds && current !== undefined; round++) {
    const wrong = checkShape(schema, current, '').filter((issue) => !isHarmless(issue));
    if (wrong.length === 0) return current as JsonObject;
    current = without(current, branchOf(wrong.map(({ path }) => path)));
  }
  return undefined;
}
