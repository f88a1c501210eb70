import { type KeyPress, type KeyState, moveOf } from '../keys.ts';
import { type ToldKey, toldIn } from '../ToldKey.ts';
import type { CellPlace } from '../Viewport.ts';

/**
 * Where the focus is.
 * `grid`: on the grid itself. In a cell's editor: `replace` when the whole value is selected (typing replaces
 * it, arrows move on), `caret` when its text is edited (arrows move in it), `list` when its list is open.
 */
export type SheetFocus = 'grid' | 'replace' | 'caret' | 'list';

/** A key press, with Alt. */
export interface SheetPress extends KeyPress {
  readonly alt: boolean;
}

/** State that decides a key's action, besides the focus. */
export interface SheetKeyState extends KeyState {
  readonly focus: SheetFocus;
  /** True while a row is in edit. */
  readonly inEdit: boolean;
  /** True when the user has typed since the cell got the focus. */
  readonly dirty: boolean;
  /** True when the active cell may be edited. */
  readonly editable: boolean;
  /** True when the editor takes several lines. */
  readonly multiline: boolean;
  /** True when the editor has no text input: a choice, a switch. */
  readonly textless: boolean;
  /** True when more than one cell is selected. */
  readonly hasRange: boolean;
}

/** Action of a key in a sheet. */
export type SheetAction =
  | { readonly kind: 'move'; readonly to: CellPlace; readonly extend: boolean }
  | { readonly kind: 'next' | 'previous'; readonly by: 'Enter' | 'Tab' }
  | {
      readonly kind:
        | 'begin'
        | 'type'
        | 'open'
        | 'caret'
        | 'newLine'
        | 'escape'
        | 'clear'
        | 'fillDown'
        | 'undo'
        | 'redo'
        | 'add'
        | 'pick';
    };

type Rule = (press: SheetPress, state: SheetKeyState) => SheetAction | undefined;

/** A key with its action and its lines in the list of keys. */
interface SheetKey {
  readonly rule: Rule;
  readonly told: readonly ToldKey[];
}

const withCtrl: Readonly<Record<string, SheetKey>> = {
  // The command for a new row tells it.
  Enter: { told: [], rule: () => ({ kind: 'add' }) },
  d: { told: [{ label: 'keys.fillDown', shown: 'mod+d' }], rule: () => ({ kind: 'fillDown' }) },
  // While the user types into a cell, the browser undoes the typing.
  z: {
    told: [
      { label: 'keys.undo', shown: 'mod+z' },
      { label: 'keys.redo', shown: 'mod+shift+z' },
    ],
    rule: ({ shift }, { dirty }) => (dirty ? undefined : { kind: shift ? 'redo' : 'undo' }),
  },
  y: {
    told: [{ label: 'keys.redo', shown: 'mod+y' }],
    rule: (_press, { dirty }) => (dirty ? undefined : { kind: 'redo' }),
  },
};

const opens: readonly ToldKey[] = [{ label: 'keys.openList', shown: 'alt+↓' }];
const range: readonly ToldKey[] = [{ label: 'keys.range', shown: 'shift+↑ ↓ ← →' }];
const paste: readonly ToldKey[] = [
  { label: 'keys.cut', shown: 'mod+x' },
  { label: 'keys.paste', shown: 'mod+v' },
];

const plain: Readonly<Record<string, SheetKey>> = {
  Escape: {
    told: [{ label: 'keys.cancelCell', shown: 'esc' }],
    rule: (_press, { focus, inEdit, hasRange }) =>
      inEdit || focus !== 'grid' || hasRange ? { kind: 'escape' } : undefined,
  },
  F2: {
    told: [{ label: 'keys.edit', shown: 'f2' }],
    rule: (_press, { focus, textless }) =>
      focus === 'grid' ? { kind: 'begin' } : textless ? { kind: 'open' } : { kind: 'caret' },
  },
  Tab: {
    told: [
      { label: 'keys.nextCell', shown: 'tab' },
      { label: 'keys.cellBefore', shown: 'shift+tab' },
    ],
    rule: ({ shift }, { focus, inEdit }) =>
      focus === 'grid' && !inEdit ? undefined : { kind: shift ? 'previous' : 'next', by: 'Tab' },
  },
  Enter: {
    told: [
      { label: 'keys.enterCell', shown: 'enter' },
      { label: 'keys.newLine', shown: 'alt+enter' },
    ],
    rule: ({ shift, alt }, { focus, inEdit, multiline }) => {
      if (multiline && focus !== 'grid' && (alt || shift)) return { kind: 'newLine' };
      // Outside an edit the grid handles Enter: follows a link or begins the edit.
      if (focus === 'grid' && !inEdit) return undefined;
      return { kind: shift ? 'previous' : 'next', by: 'Enter' };
    },
  },
  Delete: {
    told: [{ label: 'keys.clear', shown: 'delete' }],
    rule: (_press, { focus, dirty }) =>
      focus === 'grid' || (focus === 'replace' && !dirty) ? { kind: 'clear' } : undefined,
  },
  Backspace: {
    told: [{ label: 'keys.retype', shown: 'backspace' }],
    rule: (_press, { focus, editable, textless }) => {
      if (focus === 'replace' && textless) return { kind: 'clear' };
      return focus === 'grid' && editable ? { kind: 'type' } : undefined;
    },
  },
};

/** Lines of a sheet in the list of keys, beside those of every grid. */
export const sheetKeysTold: readonly ToldKey[] = [
  ...toldIn(plain),
  ...opens,
  ...range,
  ...paste,
  ...toldIn(withCtrl),
];

/** Action of a key press in a sheet; undefined: the grid, the editor or the browser handles it. */
export function sheetKey(press: SheetPress, state: SheetKeyState): SheetAction | undefined {
  const { focus } = state;
  if (focus === 'list') return press.key === 'Tab' ? { kind: 'pick' } : undefined;
  if (press.alt && press.key === 'ArrowDown') return focus === 'grid' ? { kind: 'begin' } : { kind: 'open' };
  if (press.alt && press.key !== 'Enter') return undefined;
  const move = moves(press, state);
  if (move) return move;
  const rules = press.ctrl ? withCtrl : plain;
  const name = press.ctrl && press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const rule = Object.hasOwn(rules, name) ? rules[name]?.rule : undefined;
  if (rule) return rule(press, state);
  if (press.ctrl || press.key.length !== 1) return undefined;
  if (focus === 'grid') return state.editable && press.key !== ' ' ? { kind: 'type' } : undefined;
  return state.textless && press.key !== ' ' && focus === 'replace' ? { kind: 'type' } : undefined;
}

const vertical = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

function moves(press: SheetPress, state: SheetKeyState): SheetAction | undefined {
  const { focus } = state;
  // In a text the keys move the caret; only up and down have no target in a single line.
  if (focus === 'caret' && (state.multiline || press.shift || press.ctrl || !vertical.has(press.key)))
    return undefined;
  const to = moveOf(press, state);
  return to && { kind: 'move', to, extend: press.shift };
}
