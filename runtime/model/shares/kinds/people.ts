import type { ShareKind } from '../ShareKind.ts';

/** Users, or the users of roles. */
export const people: ShareKind = {
  name: 'people',
  title: { zh: '分享给同事', en: 'To colleagues' },
  hint: {
    zh: '选中的用户和角色登录后打开，每个人只看到自己有权看的数据',
    en: 'The chosen users and roles open it signed in; each sees what their own rights give',
  },
  action: 'Share',
  hasCode: false,
  isWall: false,
};
