import type { ExpressionError } from '../ExpressionError.ts';
import type { FieldName, Language } from '../Language.ts';
import type { ValueType } from '../ValueType.ts';
import type { BothLanguages, FunctionHelp } from './FunctionHelp.ts';
import type { Renamed, Renaming } from './Renaming.ts';
import type { Word } from './Word.ts';

/** A field as written at a place. */
export interface FieldOffer {
  /** Text shown: its title, else its code. */
  readonly label: string;
  readonly insert: string;
  readonly code: string;
  readonly type?: ValueType;
  /** Texts that find it. */
  readonly names: readonly string[];
  /** True for a detail column: one value per row. */
  readonly column: boolean;
}

/** A word or sign of a language with its meaning. */
export interface Sign {
  readonly text: string;
  readonly means: BothLanguages;
}

/**
 * Editor support of a text language, separate from running it, so that pages that only run formulas do not
 * load it.
 */
export interface LanguageTools {
  readonly language: Language;
  readonly functions: readonly FunctionHelp[];
  /** Signs that may follow an operand. */
  readonly operators: readonly Sign[];
  /** Words that are values. */
  readonly constants: readonly Sign[];
  /** Start and end of comments, if the language has them. */
  readonly comment?: readonly [open: string, close: string];
  /** The tokens of any text; never throws. */
  words(source: string): readonly Word[];
  /** The function that a word calls before a bracket. */
  functionOf(word: Word): FunctionHelp | undefined;
  /** The fields allowed at the word at `index`. */
  fieldsAt(words: readonly Word[], index: number, fields: readonly FieldName[]): readonly FieldOffer[];
  /** Names that the text itself binds to values. */
  variables(words: readonly Word[]): readonly string[];
  /** Errors of names in a readable text, such as unknown functions. */
  mistakes(source: string, fields: readonly FieldName[]): readonly ExpressionError[];
  /** See `rename`. */
  rename(source: string, renaming: Renaming, fields: readonly FieldName[]): Renamed;
}
