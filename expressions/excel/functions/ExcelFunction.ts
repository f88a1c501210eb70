import type { Data, DataObject } from '../../Data.ts';
import type { Frame } from '../../evaluate/Frame.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import type { ValueType } from '../../ValueType.ts';
import type { ExcelScalar, ExcelValue } from '../values/ExcelValue.ts';

/** Upper left corner of a reference (1-based) and its size. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What a function body receives for each kind of parameter. */
export interface Taken {
  /**
   * A number: blank is 0, TRUE is 1, numeric or date text its number, a date its serial. Other values make
   * the call #VALUE!.
   */
  readonly number: Numeric;
  /** A number truncated to an integer, as a double. */
  readonly integer: number;
  /** Text: numbers in General format, TRUE and FALSE, blank as ''. */
  readonly text: string;
  /** A boolean: numbers are true unless 0, the texts TRUE and FALSE count, blank is false; else #VALUE!. */
  readonly boolean: boolean;
  /**
   * A serial number with its fraction, as a double, from a date, number or date text. Below 0 or after
   * 9999-12-31 is #NUM!.
   */
  readonly date: number;
  /** One value, not an error. */
  readonly scalar: ExcelScalar;
  /** One value, errors included. */
  readonly any: ExcelScalar;
  /**
   * The value unchanged, errors included. A field, cell, range or array is a Matrix; a computed or literal
   * value is not.
   */
  readonly range: ExcelValue;
  /**
   * The value unchanged, matrices and errors included. Not an aggregate: a bare detail column is refused
   * here.
   */
  readonly array: ExcelValue;
  /** Position and size of a reference; other values are #VALUE!. A detail column starts at 1, 1. */
  readonly place: Place;
  /** Evaluated when first called, at most once. */
  readonly lazy: () => ExcelValue;
}

/**
 * A parameter. For all but `range`, `array` and `lazy`, the call compiler coerces the argument once. An error
 * argument becomes the result of the call; a matrix makes the call run for each cell and return a matrix.
 */
export interface ExcelParameter {
  readonly name: string;
  readonly takes: keyof Taken;
  /** May be omitted: the body receives undefined. (An empty argument, `F(1,)`, is blank and not omitted.) */
  readonly optional?: boolean;
  /** This and all following parameters may repeat, in groups: `criteria_range, criteria`. */
  readonly repeats?: boolean;
  /** Makes TRUE and FALSE #VALUE! instead of 1 and 0, as in Excel functions that began as an add-in. */
  readonly noBoolean?: boolean;
  /**
   * Index (from 0) of the parameter that sets the size of this range. Only the upper left corner of the range
   * given here counts.
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

/** A worked example for the reference. All examples run as tests. */
export interface ExcelExample {
  readonly formula: string;
  readonly data?: DataObject;
  readonly types?: Readonly<Record<string, ValueType>>;
  /** The result as data: dates as text, an error as `{error: '#N/A'}`. */
  readonly value: Data;
}

/** What parsing, checking and running a call need to know about a function. */
export interface ExcelCallable {
  /** Upper case: `ROUND`. */
  readonly name: string;
  readonly parameters: readonly ExcelParameter[];
  readonly result: ValueType;
  /** Charges the frame (`charge`, `allocate`, `allocateText`) before work that grows with the arguments. */
  run(frame: Frame, ...taken: unknown[]): ExcelValue;
}

/** A built-in function with its help. Made by {@link excelFunction}. */
export interface ExcelFunction extends ExcelCallable {
  readonly category: ExcelCategory;
  readonly summary: { readonly zh: string; readonly en: string };
  readonly examples: readonly ExcelExample[];
}

type ArgumentOf<P extends ExcelParameter> = P['optional'] extends true
  ? Taken[P['takes']] | undefined
  : Taken[P['takes']];

/** Argument types of the body. Groups from the first repeating parameter on arrive as one flat rest. */
export type ArgumentsOf<P extends readonly ExcelParameter[]> = P extends readonly [
  infer First extends ExcelParameter,
  ...infer Rest extends readonly ExcelParameter[],
]
  ? First['repeats'] extends true
    ? ArgumentOf<P[number]>[]
    : [ArgumentOf<First>, ...ArgumentsOf<Rest>]
  : [];

/** A function definition: the types of the body follow from `parameters`. */
export interface ExcelDefinition<P extends readonly ExcelParameter[]>
  extends Omit<ExcelFunction, 'run' | 'parameters'> {
  readonly parameters: P;
  run(frame: Frame, ...taken: ArgumentsOf<P>): ExcelValue;
}

/** Creates an entry of the function table. */
export function excelFunction<const P extends readonly ExcelParameter[]>(
  definition: ExcelDefinition<P>,
): ExcelFunction {
  // The call compiler passes exactly what `parameters` declares; the table type cannot say so per entry.
  return definition as unknown as ExcelFunction;
}
