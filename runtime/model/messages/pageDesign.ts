import type { Catalogue } from './Catalogue.ts';

/** Texts of the page of composed pages and of their designer. */
export const pageDesignMessages = {
  'pageDesign.withdrawn': { zh: '已撤下发布的页面', en: 'The published page is taken out of force' },
  'pageDesign.notPublished': {
    zh: '这个页面没有发布的版本，可能已被他人撤下，请刷新',
    en: 'This page has no published version; somebody may have taken it out of force. Refresh the page',
  },
} as const satisfies Catalogue;

type PageDesignTexts = typeof pageDesignMessages;

declare module './index.ts' {
  interface CapabilityTexts extends PageDesignTexts {}
}
