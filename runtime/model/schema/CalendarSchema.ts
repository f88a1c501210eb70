/** Views of a calendar: the weeks of a month, one week, one day as a list. */
export const calendarViews = ['month', 'week', 'day'] as const;

export type CalendarView = (typeof calendarViews)[number];

/** Rows of another table that mark days, such as public holidays. */
export interface CalendarMarks {
  /** Users without its Search right see no marks. */
  readonly table: string;
  readonly start: string;
  /** Last marked day; default the first. */
  readonly end?: string;
  /** Fields whose texts a mark shows. */
  readonly title: readonly string[];
  /** Field whose colours marks have; default grey. */
  readonly color?: string;
}

/** Which rows of its table a calendar page shows on which days. */
export interface CalendarSchema {
  /** Field of type date or time at which a row begins. Rows without it are not shown. */
  readonly start: string;
  /** Field of its end, that day included; rows without it take one day. */
  readonly end?: string;
  /** Fields whose texts an entry shows; default the table's nameField. */
  readonly title?: readonly string[];
  /** Field whose colours entries have; default blue. */
  readonly color?: string;
  /**
   * Entries can be moved to other days by users who may edit the dates. Dates of details that follow them move too. Default:
   * false.
   */
  readonly moves?: boolean;
  /** View at first; default the month. */
  readonly view?: CalendarView;
  readonly marks?: CalendarMarks;
}
