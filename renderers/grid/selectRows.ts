import type { SelectionMode } from './GridColumn.ts';

/** Kind of selection: one row alone, one added or removed, or a range from the last selected one. */
export type SelectGesture = 'only' | 'toggle' | 'range';

/** A selection step: row, gesture, and start of a range. */
export interface Choice {
  readonly gesture: SelectGesture;
  readonly row: number;
  /** Row of the last selection; undefined: none yet. */
  readonly anchor: number | undefined;
  /** Key of a row, by its position. */
  key(row: number): string | undefined;
}

const EMPTY: ReadonlySet<string> = new Set();

function only(choice: Choice): ReadonlySet<string> {
  const key = choice.key(choice.row);
  return key === undefined ? EMPTY : new Set([key]);
}

function toggle(choice: Choice, selected: ReadonlySet<string>, mode: SelectionMode): ReadonlySet<string> {
  const key = choice.key(choice.row);
  if (key === undefined) return selected;
  if (selected.has(key)) return new Set([...selected].filter((other) => other !== key));
  return mode === 'single' ? new Set([key]) : new Set([...selected, key]);
}

function range(choice: Choice, selected: ReadonlySet<string>, mode: SelectionMode): ReadonlySet<string> {
  if (mode === 'single' || choice.anchor === undefined) return only(choice);
  const keys = new Set(selected);
  const [from, to] = [Math.min(choice.anchor, choice.row), Math.max(choice.anchor, choice.row)];
  for (let row = from; row <= to; row += 1) {
    const key = choice.key(row);
    if (key !== undefined) keys.add(key);
  }
  return keys;
}

const gestures = { only, toggle, range } as const;

/** Keys selected after a gesture. Mode `none` selects nothing, `single` at most one. */
export function selectRows(
  mode: SelectionMode,
  selected: ReadonlySet<string>,
  choice: Choice,
): ReadonlySet<string> {
  return mode === 'none' ? EMPTY : gestures[choice.gesture](choice, selected, mode);
}

/** State of the checkbox in the header. */
export type AllState = 'none' | 'some' | 'all';

const every = (): boolean => true;

/**
 * Whether none, some or all of the page's rows are selected.
 * `all` checks only eligible rows, by position: others may be selected one by one, but never count as
 * missing. Stops at the first row that decides.
 */
export function allState(
  keys: Iterable<string>,
  selected: ReadonlySet<string>,
  eligible: (row: number) => boolean = every,
): AllState {
  if (selected.size === 0) return 'none';
  let [hit, whole, miss] = [false, false, false];
  let row = -1;
  for (const key of keys) {
    row += 1;
    const counts = eligible(row);
    if (selected.has(key)) {
      hit = true;
      whole ||= counts;
    } else miss ||= counts;
    if (hit && miss) return 'some';
  }
  if (!hit) return 'none';
  return whole ? 'all' : 'some';
}
