import type { Catalogue } from './Catalogue.ts';

/** Texts of the edit box, its detail tables and field controls. */
export const boxMessages = {
  'box.continueAdd': { zh: '继续新建', en: 'Continue adding' },
  'box.addRow': { zh: '新增行', en: 'Add row' },
  'box.deleteRow': { zh: '删除行', en: 'Delete row' },
  'box.loading': { zh: '正在加载', en: 'Loading' },
  'box.saving': { zh: '正在保存', en: 'Saving' },
  'box.why': { zh: '为什么（光标所在的字段或列）', en: 'Why? (the field or column in focus)' },
  'box.saved': { zh: '操作成功', en: 'Done' },
  'box.notFound': { zh: '保存的数据不存在!', en: 'The record does not exist!' },
  'box.refused': { zh: '数据验证未通过：{message}', en: 'The data did not pass validation: {message}' },
  'box.detailRow': { zh: '{table}第{row}行：{message}', en: '{table}, row {row}: {message}' },
  'box.unsavedTitle': { zh: '提示', en: 'Please note' },
  'box.unsaved': {
    zh: '数据已修改但未保存，关闭前是否保存?',
    en: 'There are unsaved changes. Save them first?',
  },
  'box.discard': { zh: '不保存', en: 'Discard' },
  'box.stay': { zh: '继续编辑', en: 'Keep editing' },
  'box.saveFirst': {
    zh: '当前有未保存的修改，请先保存或放弃修改',
    en: 'There are unsaved changes: save or discard them first',
  },
  'box.readonly': {
    zh: '没有新建或编辑权限，当前为只读',
    en: 'Read-only: the right to add or edit is missing',
  },
  'box.conflictTitle': { zh: '数据已被他人修改', en: 'Someone else changed this record' },
  'box.conflictBy': {
    zh: '{name}于{time}修改了此记录，您的修改尚未保存。',
    en: '{name} changed this record at {time}. Your changes are not saved.',
  },
  'box.reload': { zh: '重新载入', en: 'Reload' },
  'box.retry': { zh: '重试', en: 'Retry' },
  'box.unknownRenderer': { zh: '没有注册“{type}”类型的渲染器', en: 'No renderer is registered for “{type}”' },
  'box.chooseFirst': { zh: '请先选择{title}', en: 'Choose {title} first' },
  'box.unknownExtra': { zh: '没有注册“{action}”操作', en: 'Nobody answers the action “{action}”' },
  'box.brokenField': {
    zh: '字段{title}（{field}）无法显示：{message}',
    en: 'Field {title} ({field}) cannot be shown: {message}',
  },
  'box.openPanel': { zh: '打开面板', en: 'Open the panel' },
  'box.pairFrom': { zh: '{title}（开始）', en: '{title} (from)' },
  'box.pairFromHint': { zh: '开始', en: 'From' },
  'box.pairTo': { zh: '{title}（结束）', en: '{title} (to)' },
  'box.pairToHint': { zh: '结束', en: 'To' },
  'box.sum': { zh: '合计', en: 'Total' },
} as const satisfies Catalogue;
