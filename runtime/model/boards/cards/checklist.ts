import type { CardKind } from './CardKind.ts';

/** What has to be there before work begins: a point is done once its list has rows. */
export const checklist: CardKind = {
  name: 'checklist',
  isPublic: true,
  title: { zh: '准备清单', en: 'Check list' },
  view: 'Checklist',
  size: { w: 6, h: 5, minW: 3, minH: 3 },
  asks: 'counts',
};
