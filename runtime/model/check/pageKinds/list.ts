import type { PageKind } from './PageKind.ts';

/** The records of a table: the usual page. */
export const list: PageKind = {
  name: 'list',
  view: 'List',
  lists: true,
  options: ({ ofLists }) => ofLists,
};
