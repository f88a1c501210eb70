import { describe, expect, it } from 'vitest';
import { designFields } from '../../runtime/model/record/design/designFields.ts';
import type { DesignedField, DesignOwner } from '../../runtime/model/record/design/FormDesign.ts';
import { readFormDesign } from '../../runtime/model/record/design/readFormDesign.ts';
import { timeRatio } from '../setup/cpuMilliseconds.ts';

/** Patch of one designed field over its table. */
const patchOf = (below: Omit<DesignedField, 'field'>, entry: object, owner: DesignOwner = 'admin') => {
  const texts = { DaraggeOptions: JSON.stringify([{ field: 'F', name: '', ...entry }]) };
  const [patch] = designFields(
    readFormDesign(texts).design,
    [{ field: 'F', title: '字段', ...below }],
    owner,
  ).fields;
  return patch;
};

describe('limits in a form design', () => {
  it('are those of a list: another text is not read, however long and deep', () => {
    const deep = '{"a":'.repeat(200_000);
    const { problems } = readFormDesign({ DaraggeOptions: deep });
    expect(problems.map(({ rule }) => rule)).toEqual(['design.noList']);
    const json = JSON.stringify(deep);
    expect(
      timeRatio(
        () => readFormDesign({ DaraggeOptions: deep }),
        () => JSON.parse(json),
      ),
    ).toBeLessThan(0.5);
  });

  it('of files only tighten those of the table, and only user 1 sets them', () => {
    const files = { type: 'file', maxFile: 10, maxSize: 20 };
    expect(patchOf(files, { maxFile: 5, maxSize: '3' })).toMatchObject({ maxFile: 5, maxSize: 3 });
    expect(patchOf(files, { maxFile: 99, maxSize: 99 })).toMatchObject({ maxFile: 10, maxSize: 20 });
    expect(patchOf({ type: 'file', maxFile: 10 }, { maxSize: 99 })).toMatchObject({ maxSize: 50 });
    for (const bad of [0, -1, 1.5, 'x', null])
      expect(patchOf(files, { maxFile: bad })).not.toHaveProperty('maxFile');
    expect(patchOf(files, { maxFile: 5 }, 'user')).not.toHaveProperty('maxFile');
    expect(patchOf({ type: 'text' }, { maxFile: 5, maxSize: 3 })).not.toHaveProperty('maxSize');
  });

  it('of the height of an editor are everybody’s', () => {
    expect(patchOf({ type: 'editor' }, { height: 250 }, 'user')).toMatchObject({ height: 250 });
    expect(patchOf({ type: 'editor' }, { height: 5001 })).not.toHaveProperty('height');
  });

  it('tabs hold what follows them, and take fields out of the tabs of the table', () => {
    const components = [
      { field: 'A' },
      { type: 'tabs', name: '结算' },
      { field: 'B' },
      { type: 'line', name: '备注' },
      { type: 'tabs', name: '隐藏', show: false },
      { field: 'C' },
    ];
    const below = ['A', 'B', 'C'].map((field) => ({ field, title: field, type: 'text' }));
    const texts = { DaraggeOptions: JSON.stringify(components) };
    const { fields, problems } = designFields(readFormDesign(texts).design, below, 'user');
    expect(fields.map(({ field, tab }) => [field, tab])).toEqual([
      ['A', null],
      ['B', '结算'],
      ['Design_line_4', '结算'],
      ['C', '结算'],
    ]);
    expect(problems).toEqual([]);
  });

  it('without tabs leaves the tabs of the table', () => {
    expect(patchOf({ type: 'text' }, {})).not.toHaveProperty('tab');
  });
});
