import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConditionEntry, ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import { conditionHolds } from '../../../runtime/model/conditions/conditionHolds.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import { readGroups } from '../../../runtime/model/conditions/readGroups.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { type Area, areaOf } from '../../../runtime/model/workflow/check/domain/Area.ts';
import { DocumentSpace } from '../../../runtime/model/workflow/check/domain/DocumentSpace.ts';
import {
  everything,
  meet,
  type Region,
  without,
} from '../../../runtime/model/workflow/check/domain/Region.ts';
import { cpuMilliseconds } from '../../setup/cpuMilliseconds.ts';
import { randomCases } from '../../setup/randomCases.ts';
import { tableOf } from '../tableOf.ts';
import regions from './cases/regions.json' with { type: 'json' };
import { countedSeed } from './countedRuns.ts';
import { constants, doc, groups, recordsOf, twoFields, values } from './smallWorld.ts';

const pair = twoFields.chain((fields) =>
  fc.record({ fields: fc.constant(fields), a: groups(fields), b: groups(fields) }),
);

const tester = (given: readonly ConditionGroup[]) => {
  const tree = groupsToTree(given, doc);
  return (record: Row) => conditionHolds(tree, record) === true;
};

const isNone = (region: Region | undefined): boolean => region?.length === 0;

describe('the algebra of conditions', () => {
  it('agrees with trying every record: empty, disjoint, covering, contained, each with an example that is one', () => {
    const answers = { empty: 0, disjoint: 0, covers: 0, contained: 0, all: 0 };
    fc.assert(
      fc.property(pair, ({ fields, a, b }) => {
        const space = new DocumentSpace(doc);
        const areas = [areaOf(a, space), areaOf(b, space)] as const;
        const [inA, inB] = areas.map(({ surely }) => surely) as [Region, Region];
        expect(areas.every(({ isExact }) => isExact)).toBe(true);
        const [holdsA, holdsB] = [tester(a), tester(b)];
        const records = recordsOf(fields);
        const same = (region: Region | undefined, wanted: (record: Row) => boolean): boolean => {
          const none = !records.some(wanted);
          expect(isNone(region)).toBe(none);
          const example = space.example(region ?? []);
          if (example !== undefined) {
            // Fields that the example leaves out may have any value.
            expect(records.every((record) => wanted({ ...record, ...example }))).toBe(true);
          }
          return none;
        };
        answers.all += 1;
        answers.empty += Number(same(inA, holdsA));
        answers.disjoint += Number(same(meet(inA, inB), (record) => holdsA(record) && holdsB(record)));
        const rest = without(everything, [...inA, ...inB], space.fullOf);
        answers.covers += Number(same(rest, (record) => !holdsA(record) && !holdsB(record)));
        const outside = without(inA, inB, space.fullOf);
        answers.contained += Number(same(outside, (record) => holdsA(record) && !holdsB(record)));
      }),
      { numRuns: randomCases, seed: countedSeed },
    );
    for (const count of Object.values(answers)) expect(count).toBeGreaterThan(randomCases / 40);
  });

  it('claims nothing of what it cannot decide: like, days seen from today, several values', () => {
    const opaque: fc.Arbitrary<ConditionEntry> = fc.constantFrom(
      { field: 'Code', filterType: 'like', value: 'SO' },
      { field: 'Code', filterType: '<', value: 'SO-2' },
      { field: 'Tags', filterType: 'in', value: ['1'] },
    );
    const mixed = twoFields.chain((fields) =>
      fc.record({ fields: fc.constant(fields), a: groups(fields, [opaque]) }),
    );
    fc.assert(
      fc.property(mixed, ({ fields, a }) => {
        const space = new DocumentSpace(doc);
        const { surely, perhaps }: Area = areaOf(a, space);
        const holds = tester(a);
        const others = ['', 'SO-1', 'XX'].flatMap((Code) => ['', '1', '2'].map((Tags) => ({ Code, Tags })));
        const records = recordsOf(fields).flatMap((record) =>
          others.map((other) => ({ ...other, ...record })),
        );
        if (isNone(perhaps)) expect(records.some(holds)).toBe(false);
        if (isNone(without(everything, surely, space.fullOf))) expect(records.every(holds)).toBe(true);
        const inside = space.example(surely);
        const outside = space.example(without(everything, perhaps, space.fullOf) ?? []);
        const all = (given: Row | undefined, wanted: boolean) =>
          given === undefined || records.every((record) => holds({ ...record, ...given }) === wanted);
        expect(all(inside, true)).toBe(true);
        expect(all(outside, false)).toBe(true);
      }),
      { numRuns: randomCases },
    );
  });

  it.each(regions as readonly { says: string; groups: unknown; inside: Row | null; outside: Row | null }[])(
    '$says',
    ({ groups: stored, inside, outside }) => {
      const wide: DocumentTable = {
        main: tableOf([
          { field: 'Amount', title: '金额', type: 'decimal', scale: 2 },
          { field: 'Qty', title: '数量', type: 'int' },
          { field: 'Day', title: '日期', type: 'date' },
          { field: 'At', title: '时间', type: 'datetime' },
          { field: 'Serial', title: '流水号', type: 'text', columnType: 'long' },
          { field: 'Big', title: '大额', type: 'decimal', precision: 30, scale: 2 },
          { field: 'Code', title: '单号', type: 'text' },
          { field: 'Level', title: '等级', type: 'select', dataKey: 'levels' },
        ]),
        details: [],
      };
      const read = readGroups(stored, wide);
      expect(read.issues).toEqual([]);
      const space = new DocumentSpace(wide, ({ field }) =>
        field !== 'Level'
          ? []
          : [
              { key: 'A', value: '重要' },
              { key: 'B', value: '一般' },
            ],
      );
      const { surely, perhaps } = areaOf(read.groups, space);
      expect(space.example(surely) ?? null).toEqual(inside);
      expect(space.example(without(everything, perhaps, space.fullOf) ?? []) ?? null).toEqual(outside);
    },
  );

  it('says "not checked" of more than it can draw, and stays quick', () => {
    const fields = Object.keys(values);
    const wide: ConditionGroup[] = fields.map((field) => ({
      tjzType: 'or',
      tjOptions: Array.from({ length: 8 }, (_, n) => ({
        field,
        filterType: n % 2 === 0 ? '=' : '!=',
        value: constants[field]?.[n % 3] ?? 0,
      })),
    }));
    const space = new DocumentSpace(doc);
    const before = cpuMilliseconds();
    const area = areaOf(wide, space);
    expect(area.isExact).toBe(false);
    expect(area.surely).toEqual([]);
    without(everything, area.perhaps, space.fullOf);
    expect(cpuMilliseconds() - before).toBeLessThan(1000);
  });
});
