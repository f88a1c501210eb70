import type { Catalogue } from './Catalogue.ts';

/** Texts about quantities that changed while their document was open. */
export const totalsMessages = {
  'totals.behind': {
    zh: '其他单据已改变此单据的数量或状态。',
    en: 'Other documents have changed quantities or the state of this one.',
  },
  'totals.behindUnsaved': {
    zh: '其他单据已改变此单据的数量或状态，保存后显示新值。',
    en: 'Other documents have changed quantities or the state of this one. A save shows the new values.',
  },
  'totals.read': { zh: '读取新值', en: 'Read the new values' },
} as const satisfies Catalogue;
