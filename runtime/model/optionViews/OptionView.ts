import type { ColumnSet } from '../fields/columnSet/ColumnSet.ts';
import type { RowMark } from './RowMark.ts';

/** Users who see a saved view besides its creator: none, all who may open the page, or these. */
export type OptionViewScope = 'own' | 'all' | readonly number[];

/** A saved view of a list: a query and columns under a name. */
export interface OptionView {
  readonly id: number;
  readonly name: string;
  /** Name of an icon; empty: none. */
  readonly icon: string;
  readonly tooltip: string;
  readonly scope: OptionViewScope;
  /** Columns of the main table, then of its first two details; undefined: the user's own. */
  readonly columns: readonly (ColumnSet | undefined)[];
  /** The part of a list's address that holds filters and order. */
  readonly query: string;
  /** Rules that colour rows; the first that holds wins. */
  readonly marks: readonly RowMark[];
  /** Of the stored view; a change is refused when it is another one by then. */
  readonly version: number;
  /** Real name of the creator. */
  readonly creator: string;
  /** The user may change and delete it. */
  readonly mayEdit: boolean;
  /** It belongs to the user's tabs. False: user 1 sees it among all views only. */
  readonly isTab: boolean;
  /** Parts of the stored view that could not be read. */
  readonly damaged: readonly DamagedPart[];
}

/** Parts of a view that hold JSON. */
export type DamagedPart = 'columns' | 'filters' | 'query' | 'marks';

/** A view that is in every list: all rows, and the approved ones where documents are approved. */
export type PresetView = 'all' | 'approved';

/** What a user's list shows first: a saved view by its id, a preset, or nothing yet. */
export type ChosenView = number | PresetView | undefined;

/**
 * Limits of what is stored. Characters, except `views` (of one user on a page), `users` (of a scope) and `named` (users of a
 * scope without the right to share with everybody).
 */
export const optionViewLimits = {
  name: 50,
  icon: 50,
  tooltip: 200,
  query: 60_000,
  json: 100_000,
  views: 100,
  users: 200,
  named: 20,
} as const;
