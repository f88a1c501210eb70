import type { CardKind } from './CardKind.ts';

/** What the viewer has not saved yet in this browser. */
export const drafts: CardKind = {
  name: 'drafts',
  title: { zh: '我的草稿', en: 'My drafts' },
  view: 'Drafts',
  size: { w: 3, h: 3, minW: 2, minH: 2 },
  isOwn: true,
};
