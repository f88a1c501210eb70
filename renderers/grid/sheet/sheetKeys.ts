import { type KeyPress, type KeyState, moveOf } from '../keys.ts';
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

const withCtrl: Readonly<Record<string, Rule>> = {
  Enter: () => ({ kind: 'add' }),
  d: () => ({ kind: 'fillDown' }),
  // While the user types into a cell, the browser undoes the typing.
  z: ({ shift }, { dirty }) => (dirty ? undefined : { kind: shift ? 'redo' : 'undo' }),
  y: (_press, { dirty }) => (dirty ? undefined : { kind: 'redo' }),
};

const plain: Readonly<Record<string, Rule>> = {
  Escape: (_press, { focus, inEdit, hasRange }) =>
    inEdit || focus !== 'grid' || hasRange ? { kind: 'escape' } : undefined,
  F2: (_press, { focus, textless }) =>
    focus === 'grid' ? { kind: 'begin' } : textless ? { kind: 'open' } : { kind: 'caret' },
  Tab: ({ shift }, { focus, inEdit }) =>
    focus === 'grid' && !inEdit ? undefined : { kind: shift ? 'previous' : 'next', by: 'Tab' },
  Enter: ({ shift, alt }, { focus, inEdit, multiline }) => {
    if (multiline && focus !== 'grid' && (alt || shift)) return { kind: 'newLine' };
    // Outside an edit the grid handles Enter: follows a link or begins the edit.
    if (focus === 'grid' && !inEdit) return undefined;
    return { kind: shift ? 'previous' : 'next', by: 'Enter' };
  },
  Delete: (_press, { focus, dirty }) =>
    focus === 'grid' || (focus === 'replace' && !dirty) ? { kind: 'clear' } : undefined,
  Backspace: (_press, { focus, editable, textless }) => {
    if (focus === 'replace' && textless) return { kind: 'clear' };
    return focus === 'grid' && editable ? { kind: 'type' } : undefined;
  },
};

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
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
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
