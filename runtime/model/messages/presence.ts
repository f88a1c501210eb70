import type { Catalogue } from './Catalogue.ts';

/** Texts about other users who have the record open. Loaded with the edit box. */
export const presenceMessages = {
  'presence.open': { zh: '{name} 也打开了此记录', en: '{name} has this record open too' },
  'presence.field': { zh: '{name} 正在填写“{field}”', en: '{name} is filling in “{field}”' },
} as const satisfies Catalogue;
