/** The error values of Excel. */
export type ErrorCode = '#NULL!' | '#DIV/0!' | '#VALUE!' | '#REF!' | '#NAME?' | '#NUM!' | '#N/A' | '#CALC!';

/** An error value. It passes through operators and functions, and becomes the data `{"error": "#N/A"}`. */
export class ExcelError {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    this.code = code;
  }
}

/** One object per error, so that identity compares them. */
export const errors = {
  intersection: new ExcelError('#NULL!'),
  division: new ExcelError('#DIV/0!'),
  value: new ExcelError('#VALUE!'),
  reference: new ExcelError('#REF!'),
  name: new ExcelError('#NAME?'),
  number: new ExcelError('#NUM!'),
  missing: new ExcelError('#N/A'),
  /** An empty list: FILTER without matching rows. */
  calculation: new ExcelError('#CALC!'),
} as const;

const byCode: ReadonlyMap<unknown, ExcelError> = new Map(
  Object.values(errors).map((error) => [error.code, error]),
);

/** The error value of a code; undefined for anything else. */
export function errorOf(code: unknown): ExcelError | undefined {
  return byCode.get(code);
}
