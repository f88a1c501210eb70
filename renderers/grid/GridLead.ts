import type { Row } from '../../runtime/model/schema/Row.ts';

/** Selection column with more than a checkbox. */
export interface CheckLead {
  /** Pixels. */
  readonly width: number;
  /** Text beside the checkbox of the header; '' for none. */
  readonly title: string;
  /** Text beside the checkbox of a row; '' for none. */
  note(row: Row): string;
  /** Rows the header's checkbox selects; default every row. */
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

/** Leading columns other than the plain checkbox and the row number. */
export interface GridLead {
  readonly check?: CheckLead;
  readonly sort?: SortLead;
  /** Replaces row selection. */
  readonly turn?: SwitchLead;
}
