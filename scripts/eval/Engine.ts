import type { Data, DataObject, Result, RunOptions } from '../../expressions/index.ts';

/** One line's question. */
export interface Question {
  /** A text, JSON Logic as data, or for Excel a set of formulas: the engine knows. */
  readonly expr: unknown;
  /** What the expression reads; undefined when the line has none. */
  readonly data: Data | undefined;
  /** Names besides the data, for languages that have them. */
  readonly bindings: DataObject | undefined;
}

/** A language that answers questions. */
export interface Engine {
  answer(question: Question, options: RunOptions): Result<Data> | Promise<Result<Data>>;
}
