import type { Catalogue } from './Catalogue.ts';

/** Texts about code that could not be loaded. Loaded once the page is complete. */
export const pieceMessages = {
  'piece.failed': {
    zh: '页面的一部分没有加载成功，请检查网络后重试，或刷新页面',
    en: 'A part of the page could not be loaded; check the network and retry, or reload the page',
  },
  'piece.failedUnsaved': {
    zh: '页面的一部分没有加载成功，您填写的内容还在。请重试，或保存后再刷新',
    en: 'A part of the page could not be loaded; what you entered is still here. Retry, or save before you reload',
  },
  'piece.new': {
    zh: '系统已更新到新版本，请重新加载页面',
    en: 'There is a new version; please reload the page',
  },
  'piece.newUnsaved': {
    zh: '系统已更新到新版本，您填写的内容还在。请保存后再刷新',
    en: 'There is a new version; what you entered is still here. Save before you reload',
  },
  'piece.reload': { zh: '重新加载', en: 'Reload the page' },
  'piece.saveAndReload': { zh: '保存后刷新', en: 'Save and reload' },
  'piece.copy': { zh: '复制填写的内容', en: 'Copy what was entered' },
  'piece.copied': { zh: '已复制', en: 'Copied' },
  'piece.copyFailed': { zh: '复制失败', en: 'Copying failed' },
  'piece.stillUnsaved': {
    zh: '还有内容没有保存，页面没有刷新',
    en: 'Something is still unsaved; the page was not reloaded',
  },
} as const satisfies Catalogue;
