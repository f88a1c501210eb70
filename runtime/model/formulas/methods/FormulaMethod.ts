import type { FieldName, Result, Tree } from '../../../../expressions/index.ts';
import type { MessageKey } from '../../messages/index.ts';
import type { FormulaEntry, FormulaPlace, FormulaType } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';

/** Inputs of a method: a field of the record, a column of a detail, an expression, or a fixed number. */
export type FormulaInput = 'parameter' | 'column' | 'content' | 'days' | 'start' | 'length' | 'places';

/** One way to compute a field. */
export interface FormulaMethod {
  /** Its number on the wire. */
  readonly method: number;
  readonly title: MessageKey;
  /** Of which type its result is; undefined: of the field's own. */
  readonly type: FormulaType | undefined;
  /** What a designer asks for, in order. */
  readonly inputs: readonly FormulaInput[];
  /** Whether a designer offers it for a field of the type at the place. */
  offered(type: FormulaType, place: FormulaPlace): boolean;
  /** What is incomplete or out of bounds; an issue's path names the entry's property. */
  check(entry: FormulaEntry): readonly Issue[];
  /** The formula as core nodes. `fields`: what it may name; without them names are taken as codes. */
  tree(entry: FormulaEntry, fields: readonly FieldName[]): Result<Tree>;
}
