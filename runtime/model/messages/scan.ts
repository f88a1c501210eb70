import type { Catalogue } from './Catalogue.ts';

/** What a scanned code did; the texts come with the first one. */
export const scanMessages = {
  'scan.unknown': {
    zh: '{table}中没有{title}为“{code}”的数据',
    en: 'There is no {table} with the {title} “{code}”',
  },
  'scan.added': { zh: '扫码成功，已添加1行', en: 'Scanned: one row added' },
  'scan.counted': { zh: '扫码成功，{title}：{n}', en: 'Scanned: {title} {n}' },
  'scan.rowFirst': {
    zh: '请先完成正在编辑的行，再继续扫码',
    en: 'Please finish the row in edit, then scan again',
  },
} as const satisfies Catalogue;
