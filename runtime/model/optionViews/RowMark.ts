import type { ConditionGroup } from '../conditions/ConditionGroup.ts';
import { groupsText, readGroupsText } from '../conditions/ListFilters.ts';
import { isObject, type JsonObject } from '../schema/Json.ts';

/** Colours of marked rows, by their names in the palette. */
export const markColors = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;

/** A rule of a view: rows for which all groups hold have the colour, and say its name. */
export interface RowMark {
  readonly name: string;
  readonly color: (typeof markColors)[number];
  readonly groups: readonly ConditionGroup[];
}

/** Limits of the rules of one view: their number, and characters of a name. */
export const markLimits = { marks: 10, name: 50 } as const;

/** Rules as a view stores them. */
export const storedMarks = (marks: readonly RowMark[]): readonly JsonObject[] =>
  marks.map(({ name, color, groups }) => ({ name: name.trim(), color, when: groupsText(groups) }));

/** Reads stored rules; undefined when one of them cannot be read. */
export function readMarks(given: unknown): readonly RowMark[] | undefined {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > markLimits.marks) return undefined;
  const marks = given.flatMap((one: unknown): readonly RowMark[] => {
    if (!isObject(one) || typeof one.name !== 'string' || typeof one.when !== 'string') return [];
    const color = markColors.find((known) => known === one.color);
    const { found: groups, unread } = readGroupsText(one.when);
    return color === undefined || unread ? [] : [{ name: one.name, color, groups }];
  });
  return marks.length === given.length ? marks : undefined;
}
