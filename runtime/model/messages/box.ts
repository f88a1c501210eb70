import type { Catalogue } from './Catalogue.ts';

/** Texts of the edit box, its detail tables and field controls. They load with the first form. */
export const boxMessages = {
  'box.continueAdd': { zh: '继续新建', en: 'Continue adding' },
  'box.problems': { zh: '{n} 处需要修改', en: '{n} to correct' },
  'box.nextProblem': { zh: '下一处需要修改的地方', en: 'Next thing to correct' },
  'box.previousProblem': { zh: '上一处需要修改的地方', en: 'Previous thing to correct' },
  'box.addRow': { zh: '新增行', en: 'Add row' },
  'box.gridRoom': { zh: '展开明细表格', en: 'Give the rows the room' },
  'box.deleteRow': { zh: '删除行', en: 'Delete row' },
  'box.why': { zh: '为什么（光标所在的字段或列）', en: 'Why? (the field or column in focus)' },
  'box.notFound': { zh: '保存的数据不存在!', en: 'The record does not exist!' },
  'box.refused': { zh: '数据验证未通过：{message}', en: 'The data did not pass validation: {message}' },
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
    zh: '只读：没有新建或编辑权限',
    en: 'Read-only: the right to add or edit is missing',
  },
  'box.readonlyApproved': { zh: '只读：流程审批已通过', en: 'Read-only: approved' },
  'box.readonlyInApproval': { zh: '只读：正在流程审批中', en: 'Read-only: in approval' },
  'box.readonlyClosed': { zh: '只读：已结案', en: 'Read-only: closed' },
  'box.readonlyRight': {
    zh: '只读：缺少【{cnName}】的【{action}】权限',
    en: 'Read-only: the right [{action}] on [{cnName}] is missing',
  },
  'box.readonlyLooking': { zh: '只读：当前只是查看', en: 'Read-only: opened to look at' },
  'box.readonlyBecause': { zh: '只读：{reason}', en: 'Read-only: {reason}' },
  'box.conflictTitle': { zh: '数据已被他人修改', en: 'Someone else changed this record' },
  'box.reload': { zh: '重新载入', en: 'Reload' },
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
} as const satisfies Catalogue;
