import { meetRanges, type Ranges, sameRanges, withoutRanges } from './ranges.ts';

/** Records whose fields are in these sets, all of them; a field that is not named may hold anything. No set is empty. */
export type Box = ReadonlyMap<string, Ranges>;

/** A set of records: those of any of the boxes. None: no record. Boxes may overlap. */
export type Region = readonly Box[];

/** More boxes are not drawn: whoever asks then says "not checked". */
export const mostBoxes = 400;

/** Every record. */
export const everything: Region = [new Map()];

/** No record. */
export const nothing: Region = [];

/** Every value of a field, the empty one included. */
export type FullOf = (field: string) => Ranges;

/** The records in both; undefined: too many boxes. */
export function meet(a: Region, b: Region): Region | undefined {
  const boxes: Box[] = [];
  for (const left of a) {
    for (const right of b) {
      const both = meetBoxes(left, right);
      if (both !== undefined) boxes.push(both);
      if (boxes.length > mostBoxes) return undefined;
    }
  }
  return boxes;
}

/** The records of the first that are not in the second; undefined: too many boxes. */
export function without(a: Region, b: Region, fullOf: FullOf): Region | undefined {
  let rest = a;
  for (const box of b) {
    rest = rest.flatMap((part) => withoutBox(part, box, fullOf));
    if (rest.length > mostBoxes) return undefined;
  }
  return rest;
}

function meetBoxes(a: Box, b: Box): Box | undefined {
  const both = new Map(a);
  for (const [field, set] of b) {
    const known = both.get(field);
    const common = known === undefined ? set : meetRanges(known, set);
    if (common.length === 0) return undefined;
    both.set(field, common);
  }
  return both;
}

/** One box for each field of the second by which a record can be outside it. */
function withoutBox(a: Box, b: Box, fullOf: FullOf): Region {
  if (meetBoxes(a, b) === undefined) return [a];
  const parts: Box[] = [];
  const inside = new Map(a);
  for (const [field, set] of b) {
    const known = inside.get(field) ?? fullOf(field);
    const outside = withoutRanges(known, set);
    if (outside.length > 0) parts.push(new Map(inside).set(field, outside));
    inside.set(field, meetRanges(known, set));
  }
  return parts;
}

/** The box of one field; everything when the set is all its values, nothing when it is none. */
export function boxOf(field: string, set: Ranges, full: Ranges): Region {
  if (set.length === 0) return nothing;
  return sameRanges(set, full) ? everything : [new Map([[field, set]])];
}
