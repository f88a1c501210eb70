import type { CardKind } from './CardKind.ts';
import { pageSecondsOption } from './cardOptions.ts';

/** Rows whose date is past, with the days since. */
export const late: CardKind = {
  name: 'late',
  isPublic: true,
  title: { zh: '逾期', en: 'Overdue' },
  view: 'Rows',
  size: { w: 6, h: 4, minW: 3, minH: 3 },
  asks: 'rows',
  period: 'past',
  without: ['period'],
  needs: ['date'],
  options: [pageSecondsOption],
};
