import type { Tree } from '../../../../expressions/index.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Operator } from '../../fields/types/FieldType.ts';
import type { Cell } from '../../schema/Row.ts';

/**
 * One comparison of a query, ready for SQL. The field is known and readable, and the values fit its column.
 */
export interface Clause {
  readonly field: ResolvedField;
  readonly operator: Operator;
  /**
   * Values of the operator: one for most, none for `empty` and `notEmpty`, the first day and the day after
   * the last for `within`. `in` without values matches no row, `notIn` all. `like...` keeps the typed text;
   * the caller escapes wildcards. `in` and `notIn` of a datetime column may also hold days (`yyyy-MM-dd`),
   * each of which means the whole day.
   */
  readonly values: readonly Cell[];
}

/** Clauses joined by `and` or `or`. An `or` group without clauses matches no row. */
export interface ClauseGroup {
  readonly type: 'and' | 'or';
  readonly clauses: readonly Clause[];
  /** The group's condition on detail rows, tested besides its clauses. */
  readonly rows?: Tree;
}

/**
 * An unused part of a query and the reason. Returned as `extra.ignored`; Export and bulk operations refuse
 * it.
 */
export interface Ignored {
  readonly name: string;
  /** The sent value, cut to a readable length. */
  readonly value: string;
  /** Catalogue key: `query.unknownField`, `query.forbiddenField`, `query.invalidValue`, ... */
  readonly reason: string;
  /** No other rows are found without it: it says an order or a size, or one of several fields of a quick search. */
  readonly rowsStay?: true;
}
