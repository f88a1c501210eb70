import type { ElementType } from 'react';
import type { App } from './host/AppContext.ts';
import type { MessageKey } from './model/messages/index.ts';
import type { PageStore } from './store/page/PageStore.ts';

/** Services of the product that an action uses. */
export type ActionApp = Pick<App, 't' | 'notify' | 'data' | 'stores'>;

/** One toolbar button of list pages: a page names it in `actions`, the permission of the same name shows it. */
export interface ListAction {
  /** Permission value and name in a page's `actions`. */
  readonly action: string;
  /** Permission that shows the button; default the one named like `action`. */
  readonly right?: string;
  readonly label: MessageKey;
  /** Button text from the schema; replaces the label. */
  readonly text?: string;
  readonly icon: ElementType;
  /** Visual emphasis; default a plain button. */
  readonly tone?: 'primary' | 'danger';
  /** Selection the action requires; otherwise it is refused with a message. */
  readonly needs?: SelectionNeed;
  /** Stands on every list that has a use for it, whatever buttons the page names. */
  readonly isGeneral?: boolean;
  /** A general one that stands beside the first button, because it is offered for a short time only; default last. */
  readonly isEarly?: boolean;
  /** Whether the page has any use for it; default always. */
  offered?(page: PageStore): boolean;
  run(page: PageStore, app: ActionApp): void | Promise<void>;
}

/** `one`: exactly one row. `some`: at least one. */
export interface SelectionNeed {
  readonly count: 'one' | 'some';
  readonly none: MessageKey;
  readonly many?: MessageKey;
}

/** Refusal message for this number of selected rows; undefined when the action may run. */
export function refusedSelection(need: SelectionNeed | undefined, selected: number): MessageKey | undefined {
  if (!need) return undefined;
  if (selected === 0) return need.none;
  return need.count === 'one' && selected > 1 ? need.many : undefined;
}
