import type { Row } from '../../runtime/model/schema/Row.ts';

/** The selection column where it is more than a checkbox. */
export interface CheckLead {
  /** Pixels. */
  readonly width: number;
  /** Stands beside the checkbox of the header; '': nothing. */
  readonly title: string;
  /** Stands beside the checkbox of a row; '': nothing. */
  note(row: Row): string;
  /** Rows the checkbox of the header is about; none: every row. */
  readonly eligible?: (row: Row) => boolean;
}

/** The column of sort numbers. */
export interface SortLead {
  readonly field: string;
  readonly title: string;
}

/** The column of switches. */
export interface SwitchLead {
  readonly field: string;
  readonly title: string;
}

/** Leading columns beyond the plain checkbox and the row number. */
export interface GridLead {
  readonly check?: CheckLead;
  readonly sort?: SortLead;
  /** In place of row selection. */
  readonly turn?: SwitchLead;
}
