import type { Catalogue } from './Catalogue.ts';

/** Texts of the inbox and of the approval page for phones; they come with them (issue 6, point 3). */
export const inboxMessages = {
  'inbox.watches': {
    zh: '一次最多关注{n}张单据，请减少 watch 参数',
    en: 'At most {n} documents can be watched at once: leave some watch parameters out',
  },
  'inbox.streams': {
    zh: '您打开的实时连接太多，请关闭其它窗口后再试',
    en: 'You have too many live connections open: close other windows, then try again',
  },
} as const satisfies Catalogue;
