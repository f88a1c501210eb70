import type { CardKind } from './CardKind.ts';

/** Pages, views and records that the viewer marked. */
export const favourites: CardKind = {
  name: 'favourites',
  title: { zh: '我的收藏', en: 'My favourites' },
  size: { w: 3, h: 3, minW: 2, minH: 2 },
  isOwn: true,
};
