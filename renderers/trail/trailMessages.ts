import type { Catalogue } from '../../runtime/model/messages/Catalogue.ts';

/** Texts about where a document comes from and what became of it. */
export const trailMessages = {
  'trail.title': { zh: '上下查', en: 'Trail' },
  'trail.openNamed': { zh: '上下查 {name}', en: 'Trail of {name}' },
  'trail.select': {
    zh: '请先选择一张单据，再查看它的上下游',
    en: 'Select a document first to see its trail',
  },
  'trail.selectOne': {
    zh: '一次只能查看一张单据的上下游，请只选择一张',
    en: 'A trail is of one document: select only one',
  },
  'trail.loading': { zh: '正在查询上下游单据…', en: 'Finding the documents of the trail…' },
  'trail.none': {
    zh: '这张单据没有上游单据，也没有下游单据',
    en: 'This document was made from no other, and nothing was made from it',
  },
  'trail.up': { zh: '上游单据', en: 'Made from' },
  'trail.down': { zh: '下游单据', en: 'What became of it' },
  'trail.hidden': { zh: '另有 {n} 张单据您无权查看', en: '{n} more documents that you may not see' },
  'trail.cut': { zh: '单据太多，只显示一部分', en: 'Too many documents: only a part is shown' },
} as const satisfies Catalogue;

type TrailTexts = typeof trailMessages;

declare module '../../runtime/model/messages/index.ts' {
  interface CapabilityTexts extends TrailTexts {}
}
