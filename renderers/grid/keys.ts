import { type ToldKey, toldIn } from './ToldKey.ts';
import { type CellPlace, HEADER } from './Viewport.ts';

/** The parts of a key press the grid uses. */
export interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
}

/** Active cell and size of the grid. */
export interface KeyState {
  readonly at: CellPlace;
  readonly rows: number;
  readonly tracks: number;
  /** Rows a page key moves by. */
  readonly page: number;
  /** Whether Down leads from the last row on to the summary row. Default: no. */
  readonly hasFoot?: boolean;
}

/** Action of a key. `extend`: selects the rows from the anchor to the new place. */
export type KeyAction =
  | { readonly kind: 'move'; readonly to: CellPlace; readonly extend: boolean }
  | { readonly kind: 'select' | 'selectAll' | 'activate' | 'activateMore' | 'edit' | 'leave' | 'copy' };

type Move = (state: KeyState, ctrl: boolean) => CellPlace;

/** A key that moves, and its lines in the list of keys. */
interface MoveKey {
  readonly move: Move;
  readonly told: readonly ToldKey[];
}

const arrows: readonly ToldKey[] = [
  { label: 'keys.move', shown: '↑ ↓ ← →' },
  { label: 'keys.edge', shown: 'mod+↑ ↓ ← →' },
];
const ends: readonly ToldKey[] = [
  { label: 'keys.rowEnds', shown: 'home / end' },
  { label: 'keys.ends', shown: 'mod+home / end' },
];
const pages: readonly ToldKey[] = [{ label: 'keys.pages', shown: 'PgUp / PgDn' }];

const moves: Readonly<Record<string, MoveKey>> = {
  ArrowUp: { told: arrows, move: ({ at }, ctrl) => ({ ...at, row: ctrl ? 0 : at.row - 1 }) },
  ArrowDown: {
    told: arrows,
    move: ({ at, rows }, ctrl) => ({ ...at, row: ctrl ? Math.max(at.row, rows - 1) : at.row + 1 }),
  },
  ArrowLeft: { told: arrows, move: ({ at }, ctrl) => ({ ...at, track: ctrl ? 0 : at.track - 1 }) },
  ArrowRight: {
    told: arrows,
    move: ({ at, tracks }, ctrl) => ({ ...at, track: ctrl ? tracks - 1 : at.track + 1 }),
  },
  Home: { told: ends, move: ({ at }, ctrl) => ({ row: ctrl ? 0 : at.row, track: 0 }) },
  End: {
    told: ends,
    move: ({ at, rows, tracks }, ctrl) => ({ row: ctrl ? rows - 1 : at.row, track: tracks - 1 }),
  },
  PageUp: {
    told: pages,
    move: ({ at, page }) => ({ ...at, row: at.row === HEADER ? HEADER : Math.max(0, at.row - page) }),
  },
  PageDown: {
    told: pages,
    move: ({ at, rows, page }) => ({ ...at, row: Math.max(at.row, Math.min(at.row + page, rows - 1)) }),
  },
};

/** Keys of commands and their lines in the list of keys. A name that begins with `^` is pressed with Ctrl or Cmd. */
const commands = {
  ' ': { kind: 'select', told: [{ label: 'keys.selectRow', shown: 'space' }] },
  Enter: {
    kind: 'activate',
    told: [
      { label: 'keys.openRow', shown: 'enter' },
      { label: 'keys.sortMore', shown: 'shift+enter' },
    ],
  },
  F2: { kind: 'edit', told: [{ label: 'keys.edit', shown: 'f2' }] },
  Escape: { kind: 'leave', told: [{ label: 'keys.cancelRow', shown: 'esc' }] },
  '^a': { kind: 'selectAll', told: [{ label: 'keys.selectAll', shown: 'mod+a' }] },
  '^c': { kind: 'copy', told: [{ label: 'keys.copy', shown: 'mod+c' }] },
} as const satisfies Readonly<
  Record<string, { readonly kind: KeyAction['kind']; readonly told: readonly ToldKey[] }>
>;

/** Keys on the header of a grid that its keyboard hears before the others. */
export const headerKeys = {
  filter: {
    told: [{ label: 'keys.filter', shown: 'alt+↓' }],
    hears: ({ key, altKey }: KeyboardEvent): boolean => altKey && key === 'ArrowDown',
  },
  moveColumn: {
    told: [{ label: 'keys.moveColumn', shown: 'mod+shift+← →' }],
    hears: ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
      (key === 'ArrowLeft' || key === 'ArrowRight') && (ctrlKey || metaKey) && shiftKey,
  },
} as const satisfies Readonly<
  Record<string, { readonly told: readonly ToldKey[]; readonly hears: (event: KeyboardEvent) => boolean }>
>;

/** Lines in the list of keys of every grid, and of those whose rows are a list. */
export const moveKeysTold: readonly ToldKey[] = [...toldIn(moves), ...commands['^c'].told];
export const listKeysTold: readonly ToldKey[] = [
  ...toldIn(moves),
  ...toldIn(commands),
  ...toldIn(headerKeys),
];

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

/** Action of a key press by the ARIA grid pattern; undefined: the browser handles it. */
export function keyAction(press: KeyPress, state: KeyState): KeyAction | undefined {
  const to = moveOf(press, state);
  if (to) return { kind: 'move', to, extend: press.shift && to.row !== state.at.row && to.row !== HEADER };
  if (press.key === 'Enter' && press.shift && state.at.row === HEADER) return { kind: 'activateMore' };
  const name = press.ctrl ? `^${press.key.toLowerCase()}` : press.key;
  return isCommand(name) ? { kind: commands[name].kind } : undefined;
}

/** Cell a key moves to; undefined when the key does not move. */
export function moveOf(press: KeyPress, state: KeyState): CellPlace | undefined {
  const move = Object.hasOwn(moves, press.key) ? moves[press.key]?.move : undefined;
  if (!move) return undefined;
  // Selecting by Shift ends at the last row: totals are no row.
  return clamp(move(state, press.ctrl), state, state.hasFoot === true && !press.shift);
}

function clamp(place: CellPlace, { rows, tracks }: KeyState, hasFoot: boolean): CellPlace {
  return {
    row: Math.max(HEADER, Math.min(place.row, hasFoot ? rows : rows - 1)),
    track: Math.max(0, Math.min(place.track, tracks - 1)),
  };
}
