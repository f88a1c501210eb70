/** Small pictures that may stand before a column's title. */
export const columnIcons = [
  'info',
  'warning',
  'star',
  'lock',
  'user',
  'calendar',
  'clock',
  'money',
  'file',
] as const;

/** The name of one. */
export type ColumnIcon = (typeof columnIcons)[number];
