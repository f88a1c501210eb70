import type { Catalogue } from './Catalogue.ts';

/** Texts of the bar that names everything to correct before a document can be saved. */
export const problemMessages = {
  'problem.at': { zh: '{at} / {n}', en: '{at} / {n}' },
  'problem.list': { zh: '列表', en: 'List' },
  'problem.row': { zh: '{table} 第 {row} 行', en: '{table} row {row}' },
  'problem.cell': { zh: '{table} 第 {row} 行 · {title}', en: '{table} row {row} · {title}' },
  'problem.text': { zh: '{place}：{message}', en: '{place}: {message}' },
  'problem.more': { zh: '还有 {n} 处，修改后会继续列出', en: '{n} more follow when these are corrected' },
} as const satisfies Catalogue;
