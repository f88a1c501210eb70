import type { Catalogue } from './Catalogue.ts';

/** Texts about what refers to a record. */
export const usesMessages = {
  'uses.used': { zh: '{table}【{name}】被 {uses}引用', en: '{table} [{name}] is used by {uses}' },
  'uses.documents': { zh: '{n} 张{title}', en: '{n} of {title}' },
  'uses.records': { zh: '{n} 个{title}', en: '{n} of {title}' },
  'uses.field': { zh: '{title}（{field}）', en: '{title} ({field})' },
  'uses.such': { zh: '（如 {names}）', en: ' (such as {names})' },
  'uses.and': { zh: '、', en: ', ' },
  'uses.next': { zh: '；', en: '; ' },
  'uses.more': { zh: '；还有 {n} 条也被引用', en: '; {n} more are used too' },
  'uses.disable': { zh: '停用这 {n} 条', en: 'Disable {n}' },
  'uses.disabled': { zh: '已停用 {n} 条', en: '{n} disabled' },
  'uses.notDeleted': { zh: '{used}，不能删除', en: '{used} and cannot be deleted' },
  'uses.notDeletedDisable': {
    zh: '{used}，不能删除；可以停用，停用后不再供选择',
    en: '{used} and cannot be deleted; disable it instead, so that it is no longer offered',
  },
  'uses.tooManyToClear': {
    zh: '【{title}】中引用它的记录超过 {n} 条（字段【{field}】），请先分批修改后再删除',
    en: 'More than {n} records of [{title}] refer to it by [{field}]; change them in parts before you delete it',
  },
  'uses.notChanged': {
    zh: '{used}，不能修改【{field}】',
    en: '{used}, so [{field}] cannot be changed',
  },
} as const satisfies Catalogue;
