import type { Data } from '../Data.ts';
import type { ValueType } from '../ValueType.ts';

/** A text in both languages of the product. */
export interface BothLanguages {
  readonly zh: string;
  readonly en: string;
}

/** One parameter as a person is told of it. */
export interface ParameterHelp {
  /** As the language's own documentation calls it: `num_digits`. */
  readonly name: string;
  readonly title: string;
  readonly type: ParameterType;
  readonly optional: boolean;
  /** It and all that follow may come again and again. */
  readonly repeats: boolean;
}

/** What an argument should be: a type of value, rows of values, a function, or a regular expression or text. */
export type ParameterType = ValueType | 'range' | 'function' | 'object' | 'pattern';

/** Everything an editor and the function reference tell of a function. */
export interface FunctionHelp {
  /** As it is written: `ROUND`, `$round`. */
  readonly name: string;
  /** Its Chinese name; of Excel's functions it may be written, too. */
  readonly title: string;
  /** Every other name it may be written by. */
  readonly aliases: readonly string[];
  readonly category: string;
  readonly summary: BothLanguages;
  readonly parameters: readonly ParameterHelp[];
  readonly result: ValueType;
  readonly examples: readonly FunctionExample[];
}

/** A formula with its result; all of them are tests. */
export interface FunctionExample {
  readonly source: string;
  readonly data?: Data;
  readonly types?: Readonly<Record<string, ValueType>>;
  readonly value: Data;
}

/** The call as it is shown: `ROUND(number, num_digits)`, optional ones in brackets, `...` behind what repeats. */
export function signatureText({ name, parameters }: FunctionHelp): string {
  const words = parameters.map((parameter) => (parameter.optional ? `[${parameter.name}]` : parameter.name));
  const more = parameters.some(({ repeats }) => repeats) ? ['...'] : [];
  return `${name}(${[...words, ...more].join(', ')})`;
}
