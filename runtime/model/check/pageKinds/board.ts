import type { PageKind } from './PageKind.ts';

/** A board: the one that the page names, else the one that the address names. */
export const board: PageKind = {
  name: 'board',
  options: ({ identifier }) => ({ board: identifier('看板编号；默认由地址指定') }),
};
