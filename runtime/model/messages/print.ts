import type { Catalogue } from './Catalogue.ts';

/** Texts about printing. */
export const printMessages = {
  'print.pageSum': { zh: '本页小计', en: 'Page total' },
  'print.carried': { zh: '过次页', en: 'Carried forward' },
  'print.brought': { zh: '承前页', en: 'Brought forward' },
  'print.total': { zh: '合计', en: 'Total' },
  'print.unknownPaper': {
    zh: '没有名为 {name} 的纸张。可以写宽和高（毫米）。',
    en: 'There is no paper named {name}. Width and height in millimetres may be given.',
  },
  'print.noRoom': {
    zh: '页边距和纸张之间没有可打印的区域',
    en: 'The margins leave nothing of the paper to print on',
  },
  'print.flowsHere': {
    zh: '{name} 会跨页，只能放在正文（body）里',
    en: '{name} flows over pages, so it may stand in the body only',
  },
  'print.unknownDetail': {
    zh: '{table} 没有明细表 {name}',
    en: '{table} has no detail {name}',
  },
} as const satisfies Catalogue;
