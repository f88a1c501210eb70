import type { Data } from '../../../expressions/index.ts';

/** How the rows of a detail table fulfil a condition: some row (default), every one, none, or their total. */
export type RowsOf = 'any' | 'all' | 'none' | 'sum';

/** One condition as builders save it. */
export interface ConditionEntry {
  /** The detail table of the field; absent: a field of the main table. */
  readonly tableName?: string;
  readonly field: string;
  /** The sign of an operator of the registry: `=`, `like`, `thisWeek`, ... */
  readonly filterType: string;
  /** Of the field's type; a list for `in`, a count of days for `past` and `future`, absent where the operator takes none. */
  readonly value?: Data;
  /** Only with a detail table. Default `any`. */
  readonly rows?: RowsOf;
}

/**
 * Conditions of which all or any must hold. Of an and-group one *same* row of a detail table fulfils all its `any`
 * conditions; of an or-group any row does. Groups themselves must all hold.
 */
export interface ConditionGroup {
  readonly tjzType: 'and' | 'or';
  readonly tjOptions: readonly ConditionEntry[];
}

/** How the conditions of a group are joined. */
type GroupType = 'and' | 'or';

/** The joining word of a stored or sent group. Not said: `and`. Undefined: a word that is neither. */
export function groupType(word: unknown): GroupType | undefined {
  if (word === undefined || word === null || word === '') return 'and';
  return word === 'and' || word === 'or' ? word : undefined;
}
