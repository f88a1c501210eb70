import type { Catalogue } from './Catalogue.ts';

/** Texts of the workflow designer's property panels. */
export const flowPanelMessages = {
  'flowPanel.name': { zh: '节点名称', en: 'Node name' },
  'flowPanel.problems': { zh: '{n} 个问题', en: '{n} problems' },
  'flowPanel.startConditions': { zh: '流程适用条件', en: 'Documents the flow is for' },
  'flowPanel.nodeConditions': { zh: '进入条件', en: 'Conditions to enter' },
  'flowPanel.lineConditions': { zh: '连线条件', en: 'Conditions of the line' },
  'flowPanel.conditionsOf': { zh: '【{name}】的条件', en: 'Conditions of [{name}]' },
  'flowPanel.noStartConditions': {
    zh: '没有条件：该业务单据都适用此流程',
    en: 'No conditions: the flow is for every document',
  },
  'flowPanel.noNodeConditions': {
    zh: '没有条件：走到这里的单据都要审批',
    en: 'No conditions: every document that gets here is decided about',
  },
  'flowPanel.noLineConditions': {
    zh: '没有条件：其他有条件的连线都不满足时走这条连线',
    en: 'No conditions: taken when no line with conditions is',
  },
  'flowPanel.noDocument': {
    zh: '请先在左侧表单选择业务单据',
    en: 'Choose the work item in the left form first',
  },

  'flowPanel.approvers': { zh: '审批人', en: 'Approvers' },
  'flowPanel.kind': { zh: '审批类型', en: 'Approver type' },
  'flowPanel.byUsers': { zh: '按用户', en: 'Users' },
  'flowPanel.byRole': { zh: '按角色', en: 'Role' },
  'flowPanel.bySuperior': { zh: '提交人上级', en: "Creator's superior" },
  'flowPanel.superiorTip': {
    zh: '单据创建人的直属上级，进入节点时确定',
    en: "The direct superior of the document's creator, as of when the node is entered",
  },
  'flowPanel.users': { zh: '审批用户', en: 'Approving users' },
  'flowPanel.role': { zh: '审批角色', en: 'Approving role' },
  'flowPanel.method': { zh: '审批方式', en: 'Approval method' },
  'flowPanel.methodNone': { zh: '不设置', en: 'None' },
  'flowPanel.methodTip': { zh: '任意一人审批即可', en: 'Any one of them decides' },
  'flowPanel.countersign': { zh: '会签（所有人都要同意）', en: 'All must approve' },
  'flowPanel.either': { zh: '或签（任意一人同意即可）', en: 'Any one may approve' },
  'flowPanel.disabledKey': { zh: '{name}（已停用）', en: '{name} (disabled)' },
  'flowPanel.unknownKey': { zh: '{key}（不存在）', en: '{key} (unknown)' },
  'flowPanel.unreadableKey': { zh: '{key}（无法识别）', en: '{key} (unreadable)' },
  'flowPanel.unknownCode': { zh: '{code}（无法识别）', en: '{code} (unknown)' },

  'flowPanel.outcome': { zh: '拒绝与反审', en: 'Rejection and reverse approval' },
  'flowPanel.refuse': { zh: '拒绝后', en: 'After a rejection' },
  'flowPanel.refuseTip': {
    zh: '审批人拒绝时的默认去向，审批时可以改选',
    en: 'What is proposed to who rejects; he may choose otherwise',
  },
  'flowPanel.back': { zh: '反审后', en: 'After a reverse approval' },
  'flowPanel.toEnd': { zh: '流程结束', en: 'The flow ends' },
  'flowPanel.toPrevious': { zh: '返回上一节点', en: 'Back to the previous node' },
  'flowPanel.toStart': { zh: '返回开始节点', en: 'Back to the start node' },
  'flowPanel.reject': { zh: '多人审批时的拒绝', en: 'Rejection by several' },
  'flowPanel.rejectOne': { zh: '一人拒绝即拒绝', en: 'One rejection rejects' },
  'flowPanel.rejectAll': { zh: '所有人拒绝才算拒绝', en: 'Only when all rejected' },

  'flowPanel.fieldRights': { zh: '字段权限', en: 'Fields' },
  'flowPanel.editable': { zh: '可修改的字段', en: 'Fields to change' },
  'flowPanel.editableTip': {
    zh: '审批人在审批时可以一并修改的字段',
    en: 'Whoever decides here may change them with the decision',
  },
  'flowPanel.hidden': { zh: '隐藏的字段', en: 'Hidden fields' },
  'flowPanel.hiddenTip': { zh: '审批人在此节点看不到的字段', en: 'Whoever decides here does not see them' },
  'flowPanel.isHidden': { zh: '（已设为隐藏）', en: ' (hidden)' },
  'flowPanel.isEditable': { zh: '（已设为可修改）', en: ' (may be changed)' },
  'flowPanel.unknownField': { zh: '{name}（不存在）', en: '{name} (unknown)' },

  'flowPanel.limit': { zh: '审批时限', en: 'Time limit' },
  'flowPanel.limitHours': { zh: '限时', en: 'Decided within' },
  'flowPanel.hours': { zh: '小时', en: 'h' },
  'flowPanel.limitTip': {
    zh: '按工作时间计算，最多 {n} 小时；不填表示不限时',
    en: 'Working hours, at most {n}; blank: no limit',
  },
  'flowPanel.limitRemind': { zh: '提前提醒', en: 'Reminder before' },
  'flowPanel.remindTip': {
    zh: '到期前多少小时提醒一次，可不填',
    en: 'Hours before it is late, once; may be blank',
  },
  'flowPanel.limitThen': { zh: '超时后', en: 'When it is late' },
  'flowPanel.thenRemind': { zh: '再次提醒审批人', en: 'Remind the approvers' },
  'flowPanel.thenSuperior': { zh: '审批人的上级也可审批', en: 'Their superiors decide, too' },
  'flowPanel.thenAdministrator': { zh: '管理员也可审批', en: 'The administrator decides, too' },

  'flowPanel.others': { zh: '通知与其他', en: 'Notices and others' },
  'flowPanel.mail': { zh: '发送邮件', en: 'Send mail' },
  'flowPanel.noMail': {
    zh: '服务器没有设置发信，只发站内消息',
    en: 'The server sends no mail; people get messages in the product',
  },
  'flowPanel.nobody': { zh: '无人可审批时', en: 'When nobody may decide' },
  'flowPanel.nobodyTip': {
    zh: '例如审批人已停用、角色没有用户、提交人没有上级',
    en: 'Disabled approvers, a role without users, a creator without superior',
  },
  'flowPanel.nobodyAdministrator': { zh: '由管理员审批', en: 'The administrator decides' },
  'flowPanel.nobodyPerson': { zh: '由指定的人审批', en: 'A certain person decides' },
  'flowPanel.nobodyPass': { zh: '自动通过该节点', en: 'The node is passed' },
  'flowPanel.nobodyUser': { zh: '指定的人', en: 'Who decides instead' },
  'flowPanel.copyUsers': { zh: '抄送用户', en: 'Copy to users' },
  'flowPanel.copyRoles': { zh: '抄送角色', en: 'Copy to roles' },
  'flowPanel.copyTip': {
    zh: '节点通过后抄送；抄送的人可以查看审批过程，不参与审批',
    en: 'When the node is passed; recipients may view the approval flow but not decide',
  },
  'flowPanel.damagedSettings': {
    zh: '节点的扩展设置无法识别',
    en: 'The settings of the node cannot be read',
  },
  'flowPanel.clearSettings': {
    zh: '节点的扩展设置无法识别，确认要清空吗?',
    en: 'The settings of the node cannot be read. Clear them?',
  },

  'flowPanel.label': { zh: '连线名称', en: 'Label' },
  'flowPanel.from': { zh: '起点', en: 'From' },
  'flowPanel.to': { zh: '终点', en: 'To' },
} as const satisfies Catalogue;
