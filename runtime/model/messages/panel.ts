import type { Catalogue } from './Catalogue.ts';

/** Texts of the panels of a record's box. Loaded with the edit box. */
export const panelMessages = {
  'panel.history': { zh: '历史', en: 'History' },
  'panel.related': { zh: '相关单据', en: 'Related' },
  'panel.comments': { zh: '评论', en: 'Comments' },
  'panel.relations': { zh: '单据关系', en: 'Relations' },
  'panel.preview': { zh: '预览', en: 'Preview' },
  'panel.loading': { zh: '正在读取…', en: 'Loading…' },
  'panel.retry': { zh: '重试', en: 'Try again' },
  'panel.close': { zh: '关闭{title}', en: 'Close {title}' },
} as const satisfies Catalogue;
