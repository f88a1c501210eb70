import type { ShareKind } from '../ShareKind.ts';

/** A screen in a hall. */
export const wall: ShareKind = {
  name: 'wall',
  title: { zh: '大屏', en: 'Screen on a wall' },
  hint: {
    zh: '挂在现场的屏幕用链接打开，不占用任何人的登录，数据变化自动更新',
    en: 'A screen in the hall opens the link without anybody signed in, and follows changes by itself',
  },
  action: 'SharePublic',
  hasCode: true,
  isWall: true,
};
