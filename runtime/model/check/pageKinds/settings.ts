import type { PageKind } from './PageKind.ts';

/** The one record of a table, as a form on the page. */
export const settings: PageKind = {
  name: 'settings',
  view: 'Settings',
  options: ({ identifier }) => ({ table: identifier('数据表；只有一条数据') }),
};
