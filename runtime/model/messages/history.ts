import type { Catalogue } from './Catalogue.ts';

/** Texts of the history of a record. Loaded with its panel. */
export const historyMessages = {
  'history.none': { zh: '还没有修改记录', en: 'No changes yet' },
  'history.more': { zh: '更早的修改', en: 'Older changes' },
  'history.list': { zh: '修改记录，最近的在前', en: 'Changes, newest first' },
  'history.add': { zh: '新建了这条记录', en: 'created this record' },
  'history.edit': { zh: '修改了 {n} 处', en: 'made {n} changes' },
  'history.audit': { zh: '办理了审批', en: 'acted on the approval' },
  'history.case': { zh: '更改了结案状态', en: 'changed whether it is closed' },
  'history.del': { zh: '删除了这条记录', en: 'deleted this record' },
  'history.changed': {
    zh: '把{field}从 {before} 改为 {after}',
    en: 'changed {field} from {before} to {after}',
  },
  'history.filled': { zh: '把{field}填为 {after}', en: 'set {field} to {after}' },
  'history.cleared': { zh: '清空了{field}（原为 {before}）', en: 'cleared {field} (was {before})' },
  'history.initial': { zh: '{field}：{after}', en: '{field}: {after}' },
  'history.initialValues': { zh: '初始内容（{n} 项）', en: 'Initial values ({n})' },
  'history.rowAdded': { zh: '{table}：新增了 {row}', en: '{table}: added {row}' },
  'history.rowEdited': { zh: '{table}：修改了 {row}', en: '{table}: changed {row}' },
  'history.rowDeleted': { zh: '{table}：删除了 {row}', en: '{table}: deleted {row}' },
  'history.oneRow': { zh: '一行', en: 'a row' },
  'history.and': { zh: '，', en: ', ' },
  'history.moreRows': { zh: '还有 {n} 行明细有变动', en: '{n} more rows changed' },
  'history.cut': {
    zh: '这次修改内容太多，日志没有完整保存',
    en: 'This change was too large to be kept in full',
  },
  'history.reason': { zh: '说明：{reason}', en: 'Note: {reason}' },
  'history.restore': { zh: '恢复为 {before}', en: 'Restore {before}' },
  'history.restoreEmpty': { zh: '恢复为空', en: 'Make empty again' },
  'history.restoreName': {
    zh: '{restore}：{field}',
    en: '{restore}: {field}',
  },
  'history.restored': {
    zh: '已填入{field}，保存后生效',
    en: '{field} is filled in; save to keep it',
  },
} as const satisfies Catalogue;
