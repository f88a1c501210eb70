import type { Row } from '../../runtime/model/schema/Row.ts';

/** A switch in every row, which replaces row selection. */
export interface RowSwitch {
  /** True when the switch may be toggled; it is shown either way. */
  may(row: Row): boolean;
  turn(row: Row, on: boolean): void;
}

/** True when a stored value of a switch means on. */
export const isOn = (value: Row[string] | undefined): boolean => value === true || Number(value ?? 0) === 1;
