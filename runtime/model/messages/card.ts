import type { Catalogue } from './Catalogue.ts';

/** Texts of lists drawn as cards. */
export const cardMessages = {
  'card.choose': { zh: '选择 {name}', en: 'Select {name}' },
  'card.below': { zh: '{name} 的下级', en: 'Below {name}' },
  'card.node': { zh: '{title}：{name}', en: '{title}: {name}' },
} as const satisfies Catalogue;
