import type { Catalogue } from './Catalogue.ts';

/** Texts of the button that prints. */
export const printActionMessages = {
  'print.select': { zh: '请先选择要打印的单据', en: 'Select the documents to print first' },
  'print.blocked': {
    zh: '浏览器拦截了新窗口，请允许本站弹出窗口后重试',
    en: 'The browser blocked the window: allow pop-ups of this site and try again',
  },
} as const satisfies Catalogue;
