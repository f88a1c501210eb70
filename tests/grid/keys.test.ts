import { describe, expect, it } from 'vitest';
import { keyAction } from '../../renderers/grid/keys.ts';
import cases from './cases/keys.json' with { type: 'json' };

interface KeyCase {
  readonly name: string;
  readonly press: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  readonly at: readonly number[];
  readonly to?: readonly number[];
  readonly extend?: boolean;
  readonly hasFoot?: boolean;
  readonly kind?: string;
}

describe('keys of the grid, ten rows of five columns, four to a page', () => {
  it.each(cases as readonly KeyCase[])(
    '$name',
    ({ press, ctrl = false, shift = false, at, to, extend, kind, hasFoot = false }) => {
      const action = keyAction(
        { key: press, ctrl, shift },
        { at: { row: at[0]!, track: at[1]! }, rows: 10, tracks: 5, page: 4, hasFoot },
      );
      const expected = to
        ? { kind: 'move', to: { row: to[0], track: to[1] }, extend: extend ?? false }
        : kind && { kind };
      expect(action).toEqual(expected || undefined);
    },
  );

  it('stays on the header of an empty grid', () => {
    const action = keyAction(
      { key: 'ArrowDown', ctrl: false, shift: false },
      { at: { row: -1, track: 0 }, rows: 0, tracks: 5, page: 4 },
    );
    expect(action).toEqual({ kind: 'move', to: { row: -1, track: 0 }, extend: false });
  });
});
