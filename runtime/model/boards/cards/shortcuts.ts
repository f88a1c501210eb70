import type { CardKind } from './CardKind.ts';

/** Tiles that lead to pages: those that it names, else those of the administrator, else the first of the menu. */
export const shortcuts: CardKind = {
  name: 'shortcuts',
  title: { zh: '快捷入口', en: 'Shortcuts' },
  view: 'Shortcuts',
  size: { w: 6, h: 2, minW: 2, minH: 2 },
  isOwn: true,
  hasTiles: true,
  options: [
    {
      name: 'pages',
      title: { zh: '页面；没有时用桌面菜单', en: 'Pages; default: the desktop menu' },
      schema: {
        type: 'array',
        items: { type: 'string', pattern: '^/', maxLength: 200 },
        minItems: 1,
        maxItems: 40,
      },
    },
  ],
  routes: ['pages'],
};
