import type { ConditionEntry, ConditionGroup } from '../../../conditions/ConditionGroup.ts';
import type { DocumentSpace } from './DocumentSpace.ts';
import { everything, mostBoxes, nothing, type Region } from './Region.ts';

/**
 * The records that fulfil a condition, bounded from below and above.
 * The condition holds for every record in `surely` and for no record outside `perhaps`.
 * The two are equal when every part of the condition can be decided exactly. What cannot (like, details,
 * dates relative to today, several values) lies between them.
 */
export interface Area {
  readonly surely: Region;
  readonly perhaps: Region;
  readonly isExact: boolean;
}

/** The area of an empty condition. */
const wholeArea: Area = { surely: everything, perhaps: everything, isExact: true };

const undecided: Area = { surely: nothing, perhaps: everything, isExact: false };

/** The records for which all groups hold. Counts as undecided beyond {@link mostBoxes} boxes. */
export function areaOf(groups: readonly ConditionGroup[], space: DocumentSpace): Area {
  return groups.map((group) => groupArea(group, space)).reduce((a, b) => both(a, b, space), wholeArea);
}

function groupArea({ tjzType, tjOptions }: ConditionGroup, space: DocumentSpace): Area {
  const areas = tjOptions.map((entry) => entryArea(entry, space));
  // A group without conditions always holds.
  if (areas.length === 0) return wholeArea;
  return tjzType === 'and' ? areas.reduce((a, b) => both(a, b, space), wholeArea) : areas.reduce(either);
}

function entryArea(entry: ConditionEntry, space: DocumentSpace): Area {
  const region = space.regionOf(entry);
  return region === undefined ? undecided : { surely: region, perhaps: region, isExact: true };
}

function both(a: Area, b: Area, space: DocumentSpace): Area {
  const surely = space.meet(a.surely, b.surely);
  const perhaps = space.meet(a.perhaps, b.perhaps);
  return {
    surely: surely ?? nothing,
    perhaps: perhaps ?? a.perhaps,
    isExact: a.isExact && b.isExact && surely !== undefined && perhaps !== undefined,
  };
}

function either(a: Area, b: Area): Area {
  const surely = [...a.surely, ...b.surely];
  const perhaps = [...a.perhaps, ...b.perhaps];
  const tooMany = Math.max(surely.length, perhaps.length) > mostBoxes;
  return tooMany ? undecided : { surely, perhaps, isExact: a.isExact && b.isExact };
}
