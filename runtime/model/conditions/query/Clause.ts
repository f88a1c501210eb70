import type { Tree } from '../../../../expressions/index.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Operator } from '../../fields/types/FieldType.ts';
import type { Cell } from '../../schema/Row.ts';

/** One comparison of a query, ready for SQL: the field is known, readable and the values fit its column. */
export interface Clause {
  readonly field: ResolvedField;
  readonly operator: Operator;
  /**
   * One value; several for `in` and `notIn` (none: `in` holds for no row, `notIn` for all); none for `empty` and
   * `notEmpty`; the first day and the one after the last for `within`. For `like...` the text as typed: escaping wildcards is the caller's.
   */
  readonly values: readonly Cell[];
}

/** Clauses that belong together. An `or` group without clauses holds for no row. */
export interface ClauseGroup {
  readonly type: 'and' | 'or';
  readonly clauses: readonly Clause[];
  /** What the group asks of detail rows, as one condition beside its clauses. */
  readonly rows?: Tree;
}

/** A part of a query that was not used, and why: answered as `extra.ignored`, refused on Export and bulk operations. */
export interface Ignored {
  readonly name: string;
  /** What was sent, cut to a readable length. */
  readonly value: string;
  /** Catalogue key: `query.unknownField`, `query.forbiddenField`, `query.invalidValue`, ... */
  readonly reason: string;
}
