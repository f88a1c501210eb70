import type { Catalogue } from './Catalogue.ts';

/** Texts of the list a choice opens. */
export const choiceMessages = {
  'choice.options': { zh: '选项', en: 'Options' },
  'choice.none': { zh: '没有匹配的选项', en: 'No option matches' },
  'choice.loading': { zh: '正在加载', en: 'Loading' },
} as const satisfies Catalogue;
