import type { CardKind } from './CardKind.ts';

/** The records that the viewer opened last. */
export const recent: CardKind = {
  name: 'recent',
  title: { zh: '最近打开', en: 'Opened last' },
  size: { w: 3, h: 3, minW: 2, minH: 2 },
  isOwn: true,
};
