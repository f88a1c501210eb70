import type { Catalogue } from './Catalogue.ts';

/** Texts of a lost connection. Loaded once the page is complete. */
export const connectionMessages = {
  'connection.lost': {
    zh: '网络已断开，正在重连。当前显示{time}的数据',
    en: 'The connection is lost; reconnecting. The data shown are of {time}',
  },
  'connection.lostEarly': {
    zh: '网络已断开，正在重连',
    en: 'The connection is lost; reconnecting',
  },
  'connection.back': { zh: '网络已恢复', en: 'The connection is back' },
} as const satisfies Catalogue;
