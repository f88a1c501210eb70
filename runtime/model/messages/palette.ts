import type { Catalogue } from './Catalogue.ts';

/** Texts of the command palette and the list of shortcuts. Loaded with them. */
export const paletteMessages = {
  'palette.hint': { zh: '输入页面、单据编号、名称或操作', en: 'Type a page, number, name or action' },
  'palette.pages': { zh: '页面', en: 'Pages' },
  'palette.actions': { zh: '操作', en: 'Actions' },
  'palette.records': { zh: '记录', en: 'Records' },
  'palette.nothing': { zh: '没有找到', en: 'Nothing found' },
  'palette.searching': { zh: '正在查找…', en: 'Searching…' },
  'palette.left': {
    zh: '还有 {n} 个列表未查找，请输入更多内容',
    en: '{n} lists were not searched: type more',
  },
  'palette.singleKeys': { zh: '启用单键快捷键（如 N、/）', en: 'Keys without Ctrl (such as N and /)' },
  'palette.mod': { zh: 'Ctrl', en: 'Ctrl' },
} as const satisfies Catalogue;
