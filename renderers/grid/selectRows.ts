import type { SelectionMode } from './GridColumn.ts';

/** How a row was chosen: alone, added or taken away, or everything from the last one chosen to this one. */
export type SelectGesture = 'only' | 'toggle' | 'range';

/** A choice: which row, how, and from where a range starts. */
export interface Choice {
  readonly gesture: SelectGesture;
  readonly row: number;
  /** Row of the last choice; undefined: none yet. */
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

/** The keys chosen after a gesture; mode `none` chooses nothing, `single` never more than one. */
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
 * Whether none, some or all of the page's rows are chosen. `all` asks only rows that are eligible, by position: the others
 * may be chosen one by one, but never count as missing. Stops at the first row that decides.
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
