import type { Data, DataObject, Result, RunOptions } from '../../expressions/index.ts';

/** One line of input. */
export interface Question {
  /** A text, JSON Logic as data, or for Excel a set of formulas. The engine checks it. */
  readonly expr: unknown;
  /** Data of the expression; undefined when the line has none. */
  readonly data: Data | undefined;
  /** Variables besides the data, for languages that have them. */
  readonly bindings: DataObject | undefined;
}

/** Evaluates the expressions of one language. */
export interface Engine {
  answer(question: Question, options: RunOptions): Result<Data> | Promise<Result<Data>>;
}
