import type { CardKind } from './CardKind.ts';

/** Tiles that lead to pages: those of the administrator, else the first of the menu. */
export const shortcuts: CardKind = {
  name: 'shortcuts',
  title: { zh: '快捷入口', en: 'Shortcuts' },
  view: 'Shortcuts',
  size: { w: 6, h: 2, minW: 2, minH: 2 },
  isOwn: true,
  hasTiles: true,
};
