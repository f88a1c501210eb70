import { type KeyPress, type KeyState, moveOf } from '../keys.ts';
import type { CellPlace } from '../Viewport.ts';

/**
 * Where the keyboard is: on the grid itself, or in the editor of a cell whose whole value is chosen (`replace`: typing
 * replaces it, arrows go on), whose text is being edited (`caret`: arrows move in it), or whose list is open (`list`).
 */
export type SheetFocus = 'grid' | 'replace' | 'caret' | 'list';

/** A key press with Alt told too. */
export interface SheetPress extends KeyPress {
  readonly alt: boolean;
}

/** What decides a key besides where it is pressed. */
export interface SheetKeyState extends KeyState {
  readonly focus: SheetFocus;
  /** A row is in edit. */
  readonly inEdit: boolean;
  /** The cell was typed into since the keyboard came to it. */
  readonly dirty: boolean;
  /** The active cell may be changed. */
  readonly editable: boolean;
  /** The editor takes several lines. */
  readonly multiline: boolean;
  /** The editor has no text to type into: a choice, a switch. */
  readonly textless: boolean;
  /** More than one cell is chosen. */
  readonly hasRange: boolean;
}

/** What a key asks of a sheet. */
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
  // While a cell is typed into, the browser takes the typing back.
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
    // Out of edit Enter is the grid's own: a link, the edit.
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

/** What a key press means in a sheet; undefined: nothing, it goes on to the grid, the editor or the browser. */
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
  // In a text the caret moves; only up and down have nowhere to go in one line.
  if (focus === 'caret' && (state.multiline || press.shift || press.ctrl || !vertical.has(press.key)))
    return undefined;
  const to = moveOf(press, state);
  return to && { kind: 'move', to, extend: press.shift };
}
