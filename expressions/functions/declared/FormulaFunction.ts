import type { Amount } from '../../numbers/amounts.ts';
import type { SqlFragment, SqlTag } from '../../sql/declared/SqlFragment.ts';

/** A text in both languages of the product. */
export interface BothTexts {
  readonly zh: string;
  readonly en: string;
}

/** Values by type. A number is decimal text where a double cannot hold all its digits. */
interface Values {
  readonly number: Amount;
  readonly text: string;
  readonly boolean: boolean;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly datetime: string;
}

/** Types that declared functions take and return. */
export type DeclaredType = keyof Values;

/** One parameter; optional ones come last. */
export interface DeclaredParameter {
  /** In small letters, for signature help: `thickness`. */
  readonly name: string;
  readonly title: BothTexts;
  readonly type: DeclaredType;
  /** May be left out or empty. An empty argument of any other parameter makes the result empty. */
  readonly optional?: boolean;
  /** Bounds of a number, inclusive. */
  readonly min?: number;
  readonly max?: number;
  /** Maximum number of characters of a text. */
  readonly maxLength?: number;
}

type ArgumentOf<P extends DeclaredParameter> = P['optional'] extends true
  ? Values[P['type']] | undefined
  : Values[P['type']];

/** Arguments of `run`: one value for each parameter, undefined for an empty optional one. */
type ArgumentsOf<P extends readonly DeclaredParameter[]> = {
  -readonly [K in keyof P]: ArgumentOf<P[K]>;
};

/** Arguments of `sql`: one fragment for each parameter, null for an empty optional one. */
type FragmentsOf<P extends readonly DeclaredParameter[]> = { -readonly [K in keyof P]: SqlFragment };

/** A function as a plugin declares it; `parameters` gives the argument types of `run` and `sql`. */
export interface FunctionDeclaration<P extends readonly DeclaredParameter[], R extends DeclaredType> {
  /** Upper case with an underscore, so that it never clashes with a built-in function: `STEEL_WEIGHT`. */
  readonly name: string;
  readonly title: BothTexts;
  /** One sentence that says what it computes. */
  readonly summary: BothTexts;
  readonly parameters: P;
  readonly result: R;
  /** Steps that one call costs, of the 1,000,000 of a run; default 64. */
  readonly cost?: number;
  /**
   * Must be pure: no clock, no input or output. Null is the empty result; an exception becomes an error
   * value.
   */
  run(...values: ArgumentsOf<P>): Values[R] | null;
  /** The function in PostgreSQL's SQL. Without it, conditions of queries cannot use the function. */
  sql?(sql: SqlTag, ...values: FragmentsOf<P>): SqlFragment;
}

/** A declared function, checked by `declareFunction`. */
export interface FormulaFunction
  extends Omit<FunctionDeclaration<readonly DeclaredParameter[], DeclaredType>, 'run' | 'sql'> {
  run(...values: unknown[]): unknown;
  readonly sql?: (sql: SqlTag, ...values: readonly SqlFragment[]) => SqlFragment;
}

/** Declared functions by name. */
export type FunctionTable = ReadonlyMap<string, FormulaFunction>;
