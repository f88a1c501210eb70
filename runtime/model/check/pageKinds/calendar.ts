import { list } from './list.ts';
import type { PageKind } from './PageKind.ts';

/** Options of lists that are for a grid. */
const ofGrids: ReadonlySet<string> = new Set(['tree', 'flat', 'actions', 'caseDialog']);

/** The rows of a table on the days of a month or a week. */
export const calendar: PageKind = {
  name: 'calendar',
  needs: ['table', 'calendar'],
  options: (parts) => ({
    ...Object.fromEntries(Object.entries(list.options(parts)).filter(([name]) => !ofGrids.has(name))),
    calendar: parts.calendar,
  }),
};
