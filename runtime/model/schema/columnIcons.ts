/** Icons for column titles. */
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

/** Name of a column icon. */
export type ColumnIcon = (typeof columnIcons)[number];
