import type { Catalogue } from './Catalogue.ts';

/** Texts about further pages over a table. */
export const furtherPageMessages = {
  'page.wholeTable': {
    zh: '此操作针对整张表【{table}】，不能通过页面【{page}】进行；请在有该表本身权限时按表名调用',
    en: 'This acts on the whole table [{table}], so it cannot be called through the page [{page}]; call it by the table name, with rights on the table itself',
  },
  'page.offPage': {
    zh: '页面【{page}】只显示满足此条件的记录：{condition}。请先填写，或在其他页面保存',
    en: 'The page [{page}] shows only records where {condition}. Fill this in, or save the record on another page',
  },
  'page.offPageUnsaid': {
    zh: '页面【{page}】不会显示此记录，因为它不满足页面的条件。请在其他页面保存，或联系管理员',
    en: 'The page [{page}] would not show this record, because it does not meet its condition. Save it on another page, or ask an administrator',
  },
} as const satisfies Catalogue;
