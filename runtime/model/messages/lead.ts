import type { Catalogue } from './Catalogue.ts';

/** Texts of the leading columns of grids (specification 1 section 2, "Data grid widget"). */
export const leadMessages = {
  'lead.closed': { zh: '已结案', en: 'Closed' },
  'lead.all': { zh: '全选', en: 'All' },
  'lead.sort': { zh: '顺序', en: 'Order' },
} as const satisfies Catalogue;
