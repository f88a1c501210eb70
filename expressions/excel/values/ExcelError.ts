/** The error values of the language. */
export type ErrorCode = '#NULL!' | '#DIV/0!' | '#VALUE!' | '#REF!' | '#NAME?' | '#NUM!' | '#N/A' | '#CALC!';

/** An error as a value: it passes through operators and functions, and leaves as data `{"error": "#N/A"}`. */
export class ExcelError {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    this.code = code;
  }
}

/** One object per error, so that they can be compared by identity. */
export const errors = {
  intersection: new ExcelError('#NULL!'),
  division: new ExcelError('#DIV/0!'),
  value: new ExcelError('#VALUE!'),
  reference: new ExcelError('#REF!'),
  name: new ExcelError('#NAME?'),
  number: new ExcelError('#NUM!'),
  missing: new ExcelError('#N/A'),
  /** A list of nothing: FILTER that finds no row. */
  calculation: new ExcelError('#CALC!'),
} as const;

const byCode: ReadonlyMap<unknown, ExcelError> = new Map(
  Object.values(errors).map((error) => [error.code, error]),
);

/** The error value of a code, undefined for anything that is no such code. */
export function errorOf(code: unknown): ExcelError | undefined {
  return byCode.get(code);
}
