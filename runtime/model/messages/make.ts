import type { Catalogue } from './Catalogue.ts';

/** Texts of the dialog that makes further documents (下推). */
export const makeMessages = {
  'make.which': { zh: '由所选 {n} 张单据生成：', en: 'Make of the {n} chosen documents:' },
  'make.making': { zh: '正在生成…', en: 'Making…' },
  'make.offer': { zh: '{title}（{document}）', en: '{title} ({document})' },
} as const satisfies Catalogue;
