import type { Closure } from './evaluate/Closure.ts';
import type { CompileContext } from './evaluate/CompileContext.ts';
import type { Explanation } from './explain/Explanation.ts';
import type { ExplainOptions } from './explain/explain.ts';
import type { Result } from './Result.ts';
import type { Scope } from './Scope.ts';
import type { Formula, Tree } from './Tree.ts';
import type { Inference } from './types/infer.ts';
import type { ValueType } from './ValueType.ts';

/** A field a text may name: by its code, or in `[...]` by its title. Detail columns are `Table.Column` / `明细.数量`. */
export interface FieldName {
  readonly code: string;
  readonly title?: string;
  readonly type?: ValueType;
}

/** What a text is read with. */
export interface ParseOptions {
  /** The fields there are; without them any name may be one. */
  readonly fields?: readonly FieldName[];
}

/**
 * A grammar for formulas as text. Its trees have one `formula` node at the root, whose body is the language's own; whoever
 * compiles such a tree passes the language along, so that a page without formulas loads none.
 */
export interface Language {
  readonly name: string;
  /** Reads a text; errors carry `from` and `to`. */
  parse(source: string, options?: ParseOptions): Result<Tree>;
  compile(formula: Formula, context: CompileContext): Closure;
  /**
   * Loads what a tree needs beyond the formula itself (the engine of regular expressions), or without a tree everything the
   * language may need; undefined when nothing is missing. To be awaited before such a tree runs.
   */
  prepare?(tree?: Tree): Promise<void> | undefined;
  /** The type of the result; mistakes over typed fields go to `inference.report`. */
  infer(formula: Formula, inference: Inference): ValueType;
  /** What each part of a formula gave; without it a formula is explained as one whole. */
  explain?(formula: Formula, scope: Scope, options: ExplainOptions): Explanation;
}
