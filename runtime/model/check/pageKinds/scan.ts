import type { PageKind } from './PageKind.ts';

/** Makes documents of scanned codes, on phones and terminals of the shop floor. */
export const scan: PageKind = {
  name: 'scan',
  view: 'Scan',
  needs: ['scan'],
  options: ({ identifier, textOf, scan: work }) => ({
    table: identifier('待办（scan.tasks）所在的表或视图'),
    hint: textOf('页面上方给用户的一句话'),
    scan: work,
  }),
};
