import type { Catalogue } from '../../runtime/model/messages/Catalogue.ts';

/** Texts of lists on cards, whatever capability the card is of. */
export const cardLineMessages = {
  'card.lines.page': { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  'card.lines.before': { zh: '上一页', en: 'Page before' },
  'card.lines.next': { zh: '下一页', en: 'Next page' },
} as const satisfies Catalogue;

type CardLineTexts = typeof cardLineMessages;

declare module '../../runtime/model/messages/index.ts' {
  interface CapabilityTexts extends CardLineTexts {}
}
