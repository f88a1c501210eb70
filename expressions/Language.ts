import type { Closure } from './evaluate/Closure.ts';
import type { CompileContext } from './evaluate/CompileContext.ts';
import type { Explanation } from './explain/Explanation.ts';
import type { ExplainOptions } from './explain/explain.ts';
import type { FunctionTable } from './functions/declared/FormulaFunction.ts';
import type { Result } from './Result.ts';
import type { Scope } from './Scope.ts';
import type { Formula, Tree } from './Tree.ts';
import type { Inference } from './types/infer.ts';
import type { ValueType } from './ValueType.ts';

/**
 * A field that a text can name: by code, or by title in `[...]`. Detail columns are `Table.Column` / `明细.数量`.
 */
export interface FieldName {
  readonly code: string;
  readonly title?: string;
  readonly type?: ValueType;
}

/** Options for parsing a text. */
export interface ParseOptions {
  /** Known fields; without them every name is accepted. */
  readonly fields?: readonly FieldName[];
  /** Functions besides the built-in ones. */
  readonly functions?: FunctionTable | undefined;
}

/**
 * A grammar for formulas as text. Its trees have one `formula` node at the root with a body of the language's
 * own. Callers pass the language to the compiler, so pages without formulas load none.
 */
export interface Language {
  readonly name: string;
  /** Parses a text; errors carry `from` and `to`. */
  parse(source: string, options?: ParseOptions): Result<Tree>;
  compile(formula: Formula, context: CompileContext): Closure;
  /**
   * Loads what a tree needs besides the formula (the engine of regular expressions), or without a tree
   * everything the language may need. Undefined: nothing is missing. Await it before running such a tree.
   */
  prepare?(tree?: Tree): Promise<void> | undefined;
  /** Whether a tree runs without {@link Language.prepare}; absent: every tree does, or says why not when it runs. */
  isReady?(tree: Tree): boolean;
  /** The type of the result; type errors over typed fields go to `inference.report`. */
  infer(formula: Formula, inference: Inference): ValueType;
  /** The result of each part of a formula; without it a formula is explained as a whole. */
  explain?(formula: Formula, scope: Scope, options: ExplainOptions): Explanation;
}
