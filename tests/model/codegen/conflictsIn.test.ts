import { describe, expect, it } from 'vitest';
import { conflictsIn } from '../../../runtime/model/codegen/conflictsIn.ts';
import { mergeSchema } from '../../../runtime/model/codegen/mergeSchema.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import merges from './cases/merges.json' with { type: 'json' };

const paths = (base: Json | undefined, now: Json | undefined, made: Json | undefined): readonly string[] =>
  conflictsIn(base, now, made).map(({ path }) => path);

describe('what two sides changed in different ways', () => {
  it('is named by property and by the names of list items', () => {
    const base = { a: 1, fields: [{ field: 'A', title: 'x', width: 1 }, { field: 'B' }], list: [1] };
    const now = {
      a: 2,
      fields: [
        { field: 'A', title: 'y', width: 2 },
        { field: 'C', max: 1 },
      ],
      list: [1, 2],
    };
    const made = {
      a: 2,
      fields: [
        { field: 'C', max: 2 },
        { field: 'A', title: 'z', width: 1 },
      ],
      list: [3],
    };
    expect(paths(base, now, made)).toEqual(['/fields/A/title', '/fields/C/max', '/list']);
  });

  it('is an item that one side took out and the other changed', () => {
    const base = { fields: [{ field: 'A', width: 1 }] };
    const changed = { fields: [{ field: 'A', width: 2 }] };
    expect(conflictsIn(base, { fields: [] }, changed)).toMatchObject([{ path: '/fields/A', now: undefined }]);
    expect(conflictsIn(base, changed, { fields: [] })).toMatchObject([
      { path: '/fields/A', made: undefined },
    ]);
    expect(paths(base, undefined, changed)).toEqual(['']);
  });

  it('is nothing when only one side changed, or both in the same way, in any order of properties', () => {
    const base = { a: 1, b: { c: 1, d: 2 } };
    expect(paths(base, { b: { d: 2, c: 1 }, a: 1 }, { a: 5, b: { c: 2, d: 2 } })).toEqual([]);
    expect(paths(base, { a: 5, b: { c: 1, d: 2 } }, { a: 5, b: { c: 2, d: 2 } })).toEqual([]);
    expect(paths(undefined, { a: 1 }, { a: 1, b: 2 })).toEqual([]);
  });

  it('is what the merge depends on: without conflicts, it does not matter which side is asked first', () => {
    const sorted = (value: Json | undefined): string =>
      JSON.stringify([...JSON.stringify(value ?? null)].toSorted());
    for (const { base, now, made } of merges as readonly { base: Json; now: Json; made: Json }[])
      if (paths(base, now, made).length === 0)
        expect(sorted(mergeSchema(base, now, made))).toBe(sorted(mergeSchema(base, made, now)));
  });
});
