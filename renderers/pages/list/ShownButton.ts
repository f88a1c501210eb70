import type { Row } from '../../../runtime/model/schema/Row.ts';

/** A button that rows of a list have for this user. */
export interface ShownButton {
  /** Name of its column in the grid; no field of a table has it. */
  readonly field: string;
  readonly text: string;
  /** Whether the row has the button. */
  isFor(row: Row): boolean;
  press(row: Row): void;
}
