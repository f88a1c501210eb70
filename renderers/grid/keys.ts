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

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ at }, ctrl) => ({ ...at, row: ctrl ? 0 : at.row - 1 }),
  ArrowDown: ({ at, rows }, ctrl) => ({ ...at, row: ctrl ? Math.max(at.row, rows - 1) : at.row + 1 }),
  ArrowLeft: ({ at }, ctrl) => ({ ...at, track: ctrl ? 0 : at.track - 1 }),
  ArrowRight: ({ at, tracks }, ctrl) => ({ ...at, track: ctrl ? tracks - 1 : at.track + 1 }),
  Home: ({ at }, ctrl) => ({ row: ctrl ? 0 : at.row, track: 0 }),
  End: ({ at, rows, tracks }, ctrl) => ({ row: ctrl ? rows - 1 : at.row, track: tracks - 1 }),
  PageUp: ({ at, page }) => ({ ...at, row: at.row === HEADER ? HEADER : Math.max(0, at.row - page) }),
  PageDown: ({ at, rows, page }) => ({ ...at, row: Math.max(at.row, Math.min(at.row + page, rows - 1)) }),
};

/** Keys of commands; `^` stands for Ctrl or Cmd. */
const commands = {
  ' ': 'select',
  Enter: 'activate',
  F2: 'edit',
  Escape: 'leave',
  '^a': 'selectAll',
  '^c': 'copy',
} as const;

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

/** Action of a key press by the ARIA grid pattern; undefined: the browser handles it. */
export function keyAction(press: KeyPress, state: KeyState): KeyAction | undefined {
  const to = moveOf(press, state);
  if (to) return { kind: 'move', to, extend: press.shift && to.row !== state.at.row && to.row !== HEADER };
  if (press.key === 'Enter' && press.shift && state.at.row === HEADER) return { kind: 'activateMore' };
  const name = press.ctrl ? `^${press.key.toLowerCase()}` : press.key;
  return isCommand(name) ? { kind: commands[name] } : undefined;
}

/** Cell a key moves to; undefined when the key does not move. */
export function moveOf(press: KeyPress, state: KeyState): CellPlace | undefined {
  const move = Object.hasOwn(moves, press.key) ? moves[press.key] : undefined;
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
