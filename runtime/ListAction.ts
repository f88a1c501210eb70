import type { ElementType } from 'react';
import type { MessageKey } from './model/messages/index.ts';
import type { PageStore } from './store/PageStore.ts';

/** One toolbar button of list pages: a page names it in `actions`, the permission of the same name shows it. */
export interface ListAction {
  /** Permission value and name in a page's `actions`. */
  readonly action: string;
  /** The permission that shows it, when it is not the one of its name. */
  readonly right?: string;
  readonly label: MessageKey;
  /** The schema's own word instead of the label. */
  readonly text?: string;
  readonly icon: ElementType;
  /** How it stands out; default a plain button. */
  readonly tone?: 'primary' | 'danger';
  /** What must be selected, and what is said when it is not. */
  readonly needs?: SelectionNeed;
  run(page: PageStore): void | Promise<void>;
}

/** `one`: exactly one row. `some`: at least one. */
export interface SelectionNeed {
  readonly count: 'one' | 'some';
  readonly none: MessageKey;
  readonly many?: MessageKey;
}

/** The message an action is refused with for this many selected rows; undefined: go on. */
export function refusedSelection(need: SelectionNeed | undefined, selected: number): MessageKey | undefined {
  if (!need) return undefined;
  if (selected === 0) return need.none;
  return need.count === 'one' && selected > 1 ? need.many : undefined;
}
