import type { Issue } from '../Issue.ts';
import type { Json, JsonObject } from '../schema/Json.ts';
import { originalIndex, rememberIndexes } from './originalIndex.ts';
import { stepsOf } from './pointer.ts';
import { checkShape } from './shape.ts';

const withoutElement = (list: readonly Json[], step: string, rest: readonly string[]): readonly Json[] => {
  const kept = list.flatMap((item, at): { item: Json; at: number }[] => {
    const left = String(at) === step ? without(item, rest) : item;
    return left === undefined ? [] : [{ item: left, at: originalIndex(list, at) }];
  });
  const items = kept.map(({ item }) => item);
  rememberIndexes(
    items,
    kept.map(({ at }) => at),
  );
  return items;
};

const without = (value: Json, steps: readonly string[]): Json | undefined => {
  const [step, ...rest] = steps;
  if (step === undefined) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return withoutElement(value, step, rest);
  const entries = Object.entries(value as JsonObject).flatMap(([name, item]): [string, Json][] => {
    const kept = name === step ? without(item, rest) : item;
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

/** What resolving can live with; an unknown kind of field is shown as such. */
const isHarmless = (issue: Issue): boolean => harmless.has(issue.rule) || issue.path.endsWith('/type');

/**
 * Takes out of a document whatever its JSON Schema refuses, so that the rest can be used and checked: a value where it is
 * wrong, the whole object where a property is missing. Undefined when nothing usable is left.
 */
export function prune(schema: JsonObject, document: JsonObject): JsonObject | undefined {
  let current: Json | undefined = document;
  for (let round = 0; round < 1000 && current !== undefined; round++) {
    const wrong = checkShape(schema, current, '').find((issue) => !isHarmless(issue));
    if (!wrong) return current as JsonObject;
    current = without(current, stepsOf(wrong.path));
  }
  return undefined;
}
