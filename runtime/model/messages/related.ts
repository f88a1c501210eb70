import type { Catalogue } from './Catalogue.ts';

/** Texts of the related records of a record. Loaded with their panel. */
export const relatedMessages = {
  'related.none': { zh: '没有单据引用这条记录', en: 'No record points at this one' },
  'related.count': { zh: '共 {n} 条', en: '{n} in all' },
  'related.more': { zh: '超过 {n} 条', en: 'More than {n}' },
  'related.all': { zh: '查看全部', en: 'Show all' },
  'related.allOf': { zh: '查看全部{title}（{field}）', en: 'Show all {title} ({field})' },
  'related.left': {
    zh: '还有 {n} 个列表来不及查询，请稍后重试',
    en: '{n} more lists took too long; try again later',
  },
  'related.fact': { zh: '{title} {text}', en: '{title} {text}' },
} as const satisfies Catalogue;
