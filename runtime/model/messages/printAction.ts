import type { Catalogue } from './Catalogue.ts';

/** Texts of the button that prints. */
export const printActionMessages = {
  'print.select': { zh: '请先选择要打印的单据', en: 'Select the documents to print first' },
  'print.blocked': {
    zh: '浏览器拦截了新窗口，请允许本站弹出窗口后重试',
    en: 'The browser blocked the window: allow pop-ups of this site and try again',
  },
  'print.work': { zh: '打印{title}（{n}张）', en: 'Print {title} ({n})' },
  'print.template': { zh: '打印模板', en: 'Template' },
  'print.suiting': { zh: '自动选择适合单据的模板', en: 'The one that suits the documents' },
  'print.copies': { zh: '份数', en: 'Copies' },
  'print.count': { zh: '{n}张单据', en: 'Documents: {n}' },
  'print.keys': { zh: '打印 (Ctrl+P)', en: 'Print (Ctrl+P)' },
  'print.saveFirst': {
    zh: '有未保存的修改，请先保存再打印',
    en: 'There are unsaved changes: save them before printing',
  },
  'print.printed': { zh: '已打印{n}次（{by} {at}）', en: 'Printed before: {n} ({at} {by})' },
  'print.printedSome': { zh: '{of}张中{n}张已打印过', en: '{n} of {of} were printed before' },
} as const satisfies Catalogue;
