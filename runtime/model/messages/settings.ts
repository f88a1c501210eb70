import type { Catalogue } from './Catalogue.ts';

/** Texts of a page of settings. */
export const settingsMessages = {
  'settings.loading': { zh: '正在加载…', en: 'Loading…' },
  'settings.save': { zh: '保存', en: 'Save' },
  'settings.saved': { zh: '已保存，立即生效', en: 'Saved; it applies at once' },
  'settings.changed': { zh: '最近修改：{user}，{time}', en: 'Last changed by {user} at {time}' },
  'settings.untouched': { zh: '尚未修改，全部为默认值', en: 'Never changed: everything has its default' },
} as const satisfies Catalogue;
