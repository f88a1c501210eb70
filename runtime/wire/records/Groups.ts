import type { Cell, Row } from '../../model/schema/Row.ts';
import type { spans } from '../../model/schema/ViewSchema.ts';
import type { PageBody } from '../PageQuery.ts';

/** Which groups of the rows of a list to sum up. */
export interface GroupsAsked {
  /** Field whose values make the groups. */
  readonly by: string;
  /** Dates: the span that one group covers. */
  readonly each?: (typeof spans)[number];
  /** Number fields to add up. */
  readonly of: readonly string[];
  /** Adds up the fields that the list totals, each by its currency or unit. Dates then come newest first. */
  readonly totals?: boolean;
  /** Currency or unit in which to add up the numbers of `of` that have one; default the commonest. */
  readonly measure?: string;
}

/** Body of `POST /api/{table}/Groups`: the query of a page and its groups. */
export type GroupsBody = PageBody & GroupsAsked;

/** One group: the value its rows share, how many there are, and their sums by field. */
export interface Group {
  readonly key: Cell;
  readonly count: number;
  readonly sums: Row;
  /** With `totals`: sums of each number by its currency or unit; `''`: rows without one. */
  readonly measures?: Readonly<Record<string, Row>> | undefined;
}

/** Groups of all rows that the query finds: dates and numbers in order, others with the largest first sum first. */
export interface GroupsAnswer {
  readonly groups: readonly Group[];
  /** There are more groups than an answer holds. */
  readonly isMore: boolean;
  /** Currencies or units of the numbers of `of`, the commonest first; `''`: rows without one. */
  readonly measures?: readonly string[] | undefined;
  /** The one of `measures` that is added up. Numbers without currency or unit are added up whole. */
  readonly measure?: string | undefined;
}
