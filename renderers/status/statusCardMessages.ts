import type { Catalogue } from '../../runtime/model/messages/Catalogue.ts';

/** Texts of cards with the system's state. */
export const statusCardMessages = {
  'statusCard.good': { zh: '正常', en: 'Good' },
  'statusCard.warning': { zh: '注意', en: 'Warning' },
  'statusCard.bad': { zh: '异常', en: 'Wrong' },
} as const satisfies Catalogue;

type StatusTexts = typeof statusCardMessages;

declare module '../../runtime/model/messages/index.ts' {
  interface CapabilityTexts extends StatusTexts {}
}
