import { meetRanges, type Ranges, sameRanges, withoutRanges } from './ranges.ts';

/** The records whose named fields all lie in these sets. Other fields are free; no set is empty. */
export type Box = ReadonlyMap<string, Ranges>;

/** A set of records: the union of boxes, which may overlap. Empty: no record. */
export type Region = readonly Box[];

/** Maximum boxes of a region. Beyond it, the caller reports "not checked". */
export const mostBoxes = 400;

/** Every record. */
export const everything: Region = [new Map()];

/** No record. */
export const nothing: Region = [];

/** Returns all values of a field, the empty value included. */
export type FullOf = (field: string) => Ranges;

/** The records in both regions; undefined beyond the box limit. */
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

/** The records of `a` that are not in `b`; undefined beyond the box limit. */
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

/** Returns one box for each field of `b` by which a record can lie outside it. */
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

/** The region that limits one field: everything for the full set, nothing for the empty set. */
export function boxOf(field: string, set: Ranges, full: Ranges): Region {
  if (set.length === 0) return nothing;
  return sameRanges(set, full) ? everything : [new Map([[field, set]])];
}
