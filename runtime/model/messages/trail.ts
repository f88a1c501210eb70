import type { Catalogue } from './Catalogue.ts';

/** Texts about where a document comes from and what became of it. */
export const trailMessages = {
  'trail.up': { zh: '上游单据', en: 'Made from' },
  'trail.down': { zh: '下游单据', en: 'What became of it' },
  'trail.hidden': { zh: '另有 {n} 张单据您无权查看', en: '{n} more documents that you may not see' },
  'trail.cut': { zh: '单据太多，只显示一部分', en: 'Too many documents: only a part is shown' },
} as const satisfies Catalogue;
