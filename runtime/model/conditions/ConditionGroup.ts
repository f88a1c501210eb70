import type { Data } from '../../../expressions/index.ts';

/**
 * How rows of a detail table fulfil a condition. Default: at least one row (`any`); `sum` compares their
 * total.
 */
export type RowsOf = 'any' | 'all' | 'none' | 'sum';

/** One stored condition. */
export interface ConditionEntry {
  /** The detail table of the field; absent: a field of the main table. */
  readonly tableName?: string;
  readonly field: string;
  /** The sign of an operator of the registry: `=`, `like`, `thisWeek`, ... */
  readonly filterType: string;
  /**
   * Value of the field's type. `in` takes a list, `past` and `future` a count of days, some operators no
   * value.
   */
  readonly value?: Data;
  /** Only with a detail table. Default `any`. */
  readonly rows?: RowsOf;
}

/**
 * Conditions joined by `and` or `or`; the groups themselves must all hold. In an `and` group one and the same
 * detail row must fulfil all `any` conditions of its table; in an `or` group any row may.
 */
export interface ConditionGroup {
  readonly tjzType: 'and' | 'or';
  readonly tjOptions: readonly ConditionEntry[];
}

/** How the conditions of a group are joined. */
type GroupType = 'and' | 'or';

/** Reads the joining word of a group. Defaults to `and` when blank; undefined for an unknown word. */
export function groupType(word: unknown): GroupType | undefined {
  if (word === undefined || word === null || word === '') return 'and';
  return word === 'and' || word === 'or' ? word : undefined;
}
