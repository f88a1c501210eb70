import { describe, expect, it } from 'vitest';
import { type SheetKeyState, sheetKey } from '../../renderers/grid/sheet/sheetKeys.ts';
import cases from './cases/sheetKeys.json' with { type: 'json' };

interface KeyCase extends Partial<Omit<SheetKeyState, 'at'>> {
  readonly name: string;
  readonly press: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
  readonly to?: readonly [number, number];
  readonly extend?: boolean;
  readonly kind?: string;
  readonly by?: string;
}

const start: SheetKeyState = {
  at: { row: 3, track: 2 },
  rows: 10,
  tracks: 5,
  page: 4,
  focus: 'grid',
  inEdit: false,
  dirty: false,
  editable: false,
  multiline: false,
  textless: false,
  hasRange: false,
};

describe('keys of a sheet, on the third cell of the fourth row', () => {
  it.each(cases as unknown as readonly KeyCase[])('$name #X07', (given) => {
    const {
      name: _,
      press,
      ctrl = false,
      shift = false,
      alt = false,
      to,
      extend,
      kind,
      by,
      ...state
    } = given;
    const action = sheetKey({ key: press, ctrl, shift, alt }, { ...start, ...state });
    const moved = to && { kind: 'move', to: { row: to[0], track: to[1] }, extend: extend ?? false };
    expect(action).toEqual(moved ?? (kind === undefined ? undefined : { kind, ...(by ? { by } : {}) }));
  });
});
