import type { ConditionEntry, ConditionGroup } from '../../../conditions/ConditionGroup.ts';
import type { DocumentSpace } from './DocumentSpace.ts';
import { everything, mostBoxes, nothing, type Region } from './Region.ts';

/**
 * The records a condition holds for, from both sides: for those of `surely` it holds, for those outside `perhaps` it does
 * not. The two are one where everything in the condition is decided exactly; what is not (like, details, dates seen from
 * today, several values) lies between them.
 */
export interface Area {
  readonly surely: Region;
  readonly perhaps: Region;
  readonly isExact: boolean;
}

/** Where every condition holds that nobody asked. */
const wholeArea: Area = { surely: everything, perhaps: everything, isExact: true };

const undecided: Area = { surely: nothing, perhaps: everything, isExact: false };

/** Where all groups hold, in disjunctive normal form; beyond {@link mostBoxes} as if it were not decided. */
export function areaOf(groups: readonly ConditionGroup[], space: DocumentSpace): Area {
  return groups.map((group) => groupArea(group, space)).reduce((a, b) => both(a, b, space), wholeArea);
}

function groupArea({ tjzType, tjOptions }: ConditionGroup, space: DocumentSpace): Area {
  const areas = tjOptions.map((entry) => entryArea(entry, space));
  // A group without conditions asks nothing.
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
