import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { CardQuestion, CardRows } from '../BoardSchema.ts';

/** Members of a question besides those of its rows (`CardRows`). */
type AskMember = Exclude<keyof CardQuestion, keyof CardRows>;

/** A field that a question names: where in the question, and what it has to be. */
export interface AskedField {
  readonly steps: readonly (string | number)[];
  readonly field: string;
  /** Default: any field. */
  readonly mustBe?: 'number' | 'date';
}

/** What cards ask of rows: one number, groups, the rows themselves, or numbers of several lists. */
export interface AskKind {
  readonly name: string;
  /** Members that a question of this kind may have. */
  readonly members: readonly AskMember[];
  /** Those it needs. */
  readonly needs: readonly AskMember[];
  /** It asks one table; false: each part of it names its own. */
  readonly isOfTable: boolean;
  /** Fields of its table that it names, besides those of its conditions and period. */
  fields(question: CardQuestion): Iterable<AskedField>;
  /**
   * The question with only what the viewer may read; undefined: nothing of it is left. The fields of conditions and period
   * are readable already.
   */
  readable(
    question: CardQuestion,
    table: ResolvedTable,
    isReadable: (field: string) => boolean,
  ): CardQuestion | undefined;
}
