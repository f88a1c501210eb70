import { describe, expect, it } from 'vitest';
import { keyAction, listKeysTold, moveKeysTold } from '../../renderers/grid/keys.ts';
import { type SheetKeyState, sheetKey, sheetKeysTold } from '../../renderers/grid/sheet/sheetKeys.ts';
import type { ToldKey } from '../../renderers/grid/ToldKey.ts';
import { keyGroups } from '../../renderers/palette/keyGroups.ts';
import type { Command } from '../../runtime/store/shell/CommandStore.ts';

const names: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  space: ' ',
  esc: 'Escape',
  PgUp: 'PageUp',
  PgDn: 'PageDown',
};

/** What a line of the list tells, as `mod+shift+Home`. */
const pressesOf = ({ shown }: ToldKey): readonly string[] => {
  const parts = shown.split('+');
  const mods = parts.slice(0, -1);
  return (parts.at(-1) ?? '')
    .split(/ \/ | /)
    .map((key) => [...mods, names[key] ?? key].join('+').toLowerCase());
};

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
const functionKeys = Array.from({ length: 12 }, (_, at) => `F${at + 1}`);
const others = [
  'Enter',
  'Tab',
  'Escape',
  'Delete',
  'Backspace',
  ' ',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Insert',
];
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const state = { at: { row: 2, track: 2 }, rows: 9, tracks: 9, page: 3 };
const sheetStates: readonly SheetKeyState[] = (['grid', 'replace', 'caret'] as const).flatMap((focus) =>
  [true, false].map((multiline) => ({
    ...{ ...state, focus, inEdit: focus !== 'grid', dirty: false, editable: true },
    ...{ multiline, textless: false, hasRange: true },
  })),
);

/** Presses of one key with Ctrl and Shift that do something, without letters that are typed. */
const handled = (
  acts: (press: { key: string; ctrl: boolean; shift: boolean }) => unknown,
): readonly string[] =>
  [...letters, ...functionKeys, ...others, ...arrows].flatMap((key) =>
    [true, false].flatMap((ctrl) => {
      if (!ctrl && key.length === 1 && key !== ' ') return [];
      const press = [...(ctrl ? ['mod'] : []), key].join('+').toLowerCase();
      return acts({ key, ctrl, shift: false }) === undefined ? [] : [press];
    }),
  );

/** With Ctrl these do what they do without. */
const alike = new Set(['mod+pageup', 'mod+pagedown']);

describe('every key that a grid hears is in the list of keys', () => {
  it('of a list', () => {
    const told = new Set(listKeysTold.flatMap(pressesOf));
    const untold = handled((press) => keyAction(press, state)).filter(
      (one) => !told.has(one) && !alike.has(one),
    );
    expect(untold).toEqual([]);
  });

  it('of detail rows', () => {
    const told = new Set([...moveKeysTold, ...sheetKeysTold].flatMap(pressesOf));
    const acts = (press: { key: string; ctrl: boolean; shift: boolean }) =>
      sheetStates.map((one) => sheetKey({ ...press, alt: false }, one)).find((one) => one !== undefined);
    // The command for a new row tells its key itself.
    const untold = handled(acts).filter((one) => !told.has(one) && !alike.has(one) && one !== 'mod+enter');
    expect(untold).toEqual([]);
  });

  it('and the list shows what the grids tell', () => {
    const commands = ['list.why', 'box.gridRoom', 'box.addRow'].map((id) => ({ id, label: id }));
    const shown = keyGroups(commands as unknown as readonly Command[], (key) => key).flatMap(({ lines }) =>
      lines.map(({ label }) => label),
    );
    const told = [...listKeysTold, ...moveKeysTold, ...sheetKeysTold].map(({ label }) => label);
    expect(told.filter((label) => !shown.includes(label))).toEqual([]);
  });
});
