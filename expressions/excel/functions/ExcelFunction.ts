import type { Data, DataObject } from '../../Data.ts';
import type { Frame } from '../../evaluate/Frame.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import type { ValueType } from '../../ValueType.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';

/** The upper left corner of a reference, from 1, and its extent. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What a function's body is handed for each way an argument may arrive. */
export interface Taken {
  /** A number: blank is 0, TRUE 1, numeric or date text its number, a date its serial; else the call is #VALUE!. */
  readonly number: Numeric;
  /** The same cut to a whole number, as a double. */
  readonly integer: number;
  /** Text: numbers as General shows them, TRUE and FALSE, blank ''. */
  readonly text: string;
  /** Truth: numbers by being zero or not, the texts TRUE and FALSE, blank false; else #VALUE!. */
  readonly boolean: boolean;
  /** A serial with its fraction, as a double: from a date, a number or date text; below 0 or after 9999-12-31 #NUM!. */
  readonly date: number;
  /** Any one value but an error. */
  readonly scalar: ExcelScalar;
  /** Any one value, errors too. */
  readonly any: ExcelScalar;
  /** As it is. A field, cell, range or array is a Matrix, a computed or literal value is not. Errors too. */
  readonly range: ExcelValue;
  /** As it is, a matrix too, but no aggregate: a detail column may not stand here for itself. Errors too. */
  readonly array: ExcelValue;
  /** Where a reference is and its size; other values are #VALUE!. A detail column begins at 1, 1. */
  readonly place: Place;
  /** Not evaluated until it is called; then once. */
  readonly lazy: () => ExcelValue;
}

/**
 * A parameter. For all but `range`, `array` and `lazy` the call compiler coerces once, an error argument is the call's result, and a
 * matrix makes the call run for each of its cells and answer a matrix.
 */
export interface ExcelParameter {
  readonly name: string;
  readonly takes: keyof Taken;
  /** May be left out: the body gets undefined. (An argument given empty, `F(1,)`, is blank and not left out.) */
  readonly optional?: boolean;
  /** It and all that follow may come again and again, in groups: `criteria_range, criteria`. */
  readonly repeats?: boolean;
  /** TRUE and FALSE are #VALUE! here and not 1 and 0, as in functions that were once an add-in of Excel. */
  readonly noBoolean?: boolean;
  /**
   * Cells and ranges given here are taken from their upper left corner on in the size of those given for the parameter at
   * this place (from 0).
   */
  readonly sizedAs?: number;
}

export type ExcelCategory =
  | 'math'
  | 'statistics'
  | 'logic'
  | 'text'
  | 'date'
  | 'lookup'
  | 'information'
  | 'finance'
  | 'chinese';

/** A worked example of the reference; all of them are tests. */
export interface ExcelExample {
  readonly formula: string;
  readonly data?: DataObject;
  readonly types?: Readonly<Record<string, ValueType>>;
  /** As data: dates as text, an error as `{error: '#N/A'}`. */
  readonly value: Data;
}

/** Everything any part of the product needs to know of a function. Made by {@link excelFunction}. */
export interface ExcelFunction {
  /** In capitals: `ROUND`. */
  readonly name: string;
  readonly category: ExcelCategory;
  readonly summary: { readonly zh: string; readonly en: string };
  readonly parameters: readonly ExcelParameter[];
  readonly result: ValueType;
  readonly examples: readonly ExcelExample[];
  /** Charges the frame (`charge`, `allocate`, `allocateText`) for what grows with its arguments before doing it. */
  run(frame: Frame, ...taken: unknown[]): ExcelValue;
}

type ArgumentOf<P extends ExcelParameter> = P['optional'] extends true
  ? Taken[P['takes']] | undefined
  : Taken[P['takes']];

/** What the body is called with; the groups from the first repeating parameter on come as one flat rest. */
export type ArgumentsOf<P extends readonly ExcelParameter[]> = P extends readonly [
  infer First extends ExcelParameter,
  ...infer Rest extends readonly ExcelParameter[],
]
  ? First['repeats'] extends true
    ? ArgumentOf<P[number]>[]
    : [ArgumentOf<First>, ...ArgumentsOf<Rest>]
  : [];

/** A function as it is written: the body's parameters follow from `parameters`. */
export interface ExcelDefinition<P extends readonly ExcelParameter[]>
  extends Omit<ExcelFunction, 'run' | 'parameters'> {
  readonly parameters: P;
  run(frame: Frame, ...taken: ArgumentsOf<P>): ExcelValue;
}

/** Makes an entry of the function table. */
export function excelFunction<const P extends readonly ExcelParameter[]>(
  definition: ExcelDefinition<P>,
): ExcelFunction {
  // The call compiler hands over exactly what `parameters` asks for; the table cannot say so per entry.
  return definition as unknown as ExcelFunction;
}
