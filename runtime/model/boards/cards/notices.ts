import type { CardKind } from './CardKind.ts';

/** The newest notices; who has read which is known. */
export const notices: CardKind = {
  name: 'notices',
  title: { zh: '通知', en: 'Notices' },
  view: 'Rows',
  size: { w: 4, h: 4, minW: 3, minH: 3 },
  asks: 'rows',
};
