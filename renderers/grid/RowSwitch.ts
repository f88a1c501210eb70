import type { Row } from '../../runtime/model/schema/Row.ts';

/** A switch in every row, in place of row selection. */
export interface RowSwitch {
  /** Whether it may be turned; it is shown either way. */
  may(row: Row): boolean;
  turn(row: Row, on: boolean): void;
}

/** Whether a stored value of a switch means on. */
export const isOn = (value: Row[string] | undefined): boolean => value === true || Number(value ?? 0) === 1;
