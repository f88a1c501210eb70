import type { Catalogue } from './Catalogue.ts';

/** Texts of lists drawn as cards. */
export const cardMessages = {
  'card.choose': { zh: '选择 {name}', en: 'Select {name}' },
  'card.below': { zh: '{name} 的下级', en: 'Below {name}' },
  'card.sort': { zh: '排序', en: 'Sort by' },
  'card.sortOwn': { zh: '默认顺序', en: 'Usual order' },
  'card.sortAsc': { zh: '升序', en: 'Ascending' },
  'card.sortDesc': { zh: '降序', en: 'Descending' },
  'card.sortThen': { zh: '其次：{names}', en: 'Then: {names}' },
  'card.node': { zh: '{title}：{name}', en: '{title}: {name}' },
} as const satisfies Catalogue;
