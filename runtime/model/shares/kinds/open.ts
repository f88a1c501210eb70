import type { ShareKind } from '../ShareKind.ts';

/** Everybody who has the link. */
export const open: ShareKind = {
  name: 'public',
  title: { zh: '公开链接', en: 'Public link' },
  hint: {
    zh: '任何拿到链接的人不用登录就能看到您选的内容，最多一年',
    en: 'Whoever has the link sees what you choose, without an account, for a year at most',
  },
  action: 'SharePublic',
  hasCode: true,
  isWall: false,
  mostDays: 366,
};
