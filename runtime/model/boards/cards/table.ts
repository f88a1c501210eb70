import type { CardKind } from './CardKind.ts';
import { pageSecondsOption } from './cardOptions.ts';

/** Rows with some of their columns. On a wall its pages follow each other by themselves. */
export const table: CardKind = {
  name: 'table',
  isPublic: true,
  title: { zh: '表格', en: 'Table' },
  view: 'Rows',
  size: { w: 6, h: 4, minW: 3, minH: 3 },
  asks: 'rows',
  options: [pageSecondsOption],
};
