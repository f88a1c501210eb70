import type { Catalogue } from './Catalogue.ts';

/** Messages of the menu editor. */
export const menuMessages = {
  'menu.onlySuperAdmin': {
    zh: '只有超级管理员可以修改菜单',
    en: 'Only a super administrator changes the menu',
  },
  'menu.noImport': {
    zh: '菜单不能导入：请逐条新建，或使用 schema import',
    en: 'Lines of the menu cannot be imported: add them one by one, or use schema import',
  },
  'menu.noParent': { zh: '上级菜单不存在', en: 'The menu above does not exist' },
  'menu.belowItself': {
    zh: '菜单不能放在自己或自己的下级之下',
    en: 'A menu cannot stand below itself or below what it holds',
  },
  'menu.hasLines': {
    zh: '请先移走或删除下级菜单【{name}】',
    en: 'Move or delete the menu [{name}] below it first',
  },
  'menu.shipped': {
    zh: '【{name}】是产品自带的菜单，不能删除；不需要时请把状态改为停用',
    en: '[{name}] comes with the product and cannot be deleted; set its state to off if it is not needed',
  },
} satisfies Catalogue;
