import type { ExpressionError } from '../ExpressionError.ts';
import type { FieldName, Language } from '../Language.ts';
import type { ValueType } from '../ValueType.ts';
import type { BothLanguages, FunctionHelp } from './FunctionHelp.ts';
import type { Renamed, Renaming } from './Renaming.ts';
import type { Word } from './Word.ts';

/** A field as it would be written at a place. */
export interface FieldOffer {
  /** What is shown: its title, else its code. */
  readonly label: string;
  readonly insert: string;
  readonly code: string;
  readonly type?: ValueType;
  /** Everything a person may type for it. */
  readonly names: readonly string[];
  /** It is a column of rows: one value per row. */
  readonly column: boolean;
}

/** A word or sign of a language with what it means. */
export interface Sign {
  readonly text: string;
  readonly means: BothLanguages;
}

/**
 * What editors know of a text language besides what runs it: a value of its own, so that a page that only runs formulas loads
 * none of it.
 */
export interface LanguageTools {
  readonly language: Language;
  readonly functions: readonly FunctionHelp[];
  /** What may follow an operand. */
  readonly operators: readonly Sign[];
  /** Words that are values. */
  readonly constants: readonly Sign[];
  /** What begins and ends a comment, when there are comments; they are no words. */
  readonly comment?: readonly [open: string, close: string];
  /** The words of any text; never throws. */
  words(source: string): readonly Word[];
  /** The function a word calls when a bracket follows it. */
  functionOf(word: Word): FunctionHelp | undefined;
  /** The fields that may stand where the word at `index` is or would be. */
  fieldsAt(words: readonly Word[], index: number, fields: readonly FieldName[]): readonly FieldOffer[];
  /** Names the text itself gives to values. */
  variables(words: readonly Word[]): readonly string[];
  /** Mistakes that only names show, of a text that can be read: a function there is not. */
  mistakes(source: string, fields: readonly FieldName[]): readonly ExpressionError[];
  /** See `rename`. */
  rename(source: string, renaming: Renaming, fields: readonly FieldName[]): Renamed;
}
