import type { Data } from '../Data.ts';
import type { ValueType } from '../ValueType.ts';

/** A text in both languages of the product. */
export interface BothLanguages {
  readonly zh: string;
  readonly en: string;
}

/** Description of one parameter. */
export interface ParameterHelp {
  /** Name in the language's own documentation: `num_digits`. */
  readonly name: string;
  readonly title: string;
  readonly type: ParameterType;
  readonly optional: boolean;
  /** It and all following parameters can repeat. */
  readonly repeats: boolean;
}

/** Expected argument: a value type, rows of values, a function, or a regular expression or text. */
export type ParameterType = ValueType | 'range' | 'function' | 'object' | 'pattern';

/** Description of a function for editors and the function reference. */
export interface FunctionHelp {
  /** Name as written: `ROUND`, `$round`. */
  readonly name: string;
  /** Chinese name; Excel formulas may use it too. */
  readonly title: string;
  /** Other names that formulas may use. */
  readonly aliases: readonly string[];
  readonly category: string;
  readonly summary: BothLanguages;
  readonly parameters: readonly ParameterHelp[];
  readonly result: ValueType;
  readonly examples: readonly FunctionExample[];
}

/** A formula with its result. All run as tests. */
export interface FunctionExample {
  readonly source: string;
  readonly data?: Data;
  readonly types?: Readonly<Record<string, ValueType>>;
  readonly value: Data;
}

/**
 * The call as shown: `ROUND(number, num_digits)`, optional parameters in brackets, `...` after repeating
 * ones.
 */
export function signatureText({ name, parameters }: FunctionHelp): string {
  const words = parameters.map((parameter) => (parameter.optional ? `[${parameter.name}]` : parameter.name));
  const more = parameters.some(({ repeats }) => repeats) ? ['...'] : [];
  return `${name}(${[...words, ...more].join(', ')})`;
}
