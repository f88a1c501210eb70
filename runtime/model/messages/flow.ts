import type { Catalogue } from './Catalogue.ts';

/** Reasons why the approval engine refuses an event. The server and the approval screens use them. */
export const flowMessages = {
  'flow.underWay': {
    zh: '单据已有审批意见，不能重新开始流程',
    en: 'Somebody has decided already: the flow cannot begin anew',
  },
  'flow.notRunning': { zh: '当前单据不在审批中', en: 'This document is not in approval' },
  'flow.stepPassed': {
    zh: '单据已不在您查看的节点，当前节点是【{node}】，请刷新后再审核',
    en: 'The document has left the node you looked at and is in [{node}] now: reload and decide again',
  },
  'flow.badContinuation': {
    zh: '拒绝后只能选择：流程结束(0)、返回上一节点(1)、返回开始节点(2)',
    en: 'After a rejection: end the flow (0), back to the previous node (1) or to the start (2)',
  },
  'flow.badReverse': {
    zh: '反审后只能选择：返回上一节点(1)、返回开始节点(2)',
    en: 'After a reverse approval: back to the previous node (1) or to the start (2)',
  },
  'flow.disabled': { zh: '您的账号已停用，不能审核', en: 'Your account is disabled' },
  'flow.votedAlready': {
    zh: '您已审核过当前节点，不能重复审核',
    en: 'You have decided in this node already',
  },
  'flow.notYourTurn': {
    zh: '当前节点【{node}】由{names}审批，您不在审批人中',
    en: 'Node [{node}] is decided by {names}; you are not asked',
  },
  'flow.ownSubstitute': {
    zh: '当前节点【{node}】由{names}审批；您是提交人，不能代理审批自己的单据',
    en: 'Node [{node}] is decided by {names}; you submitted the document and cannot decide about it as a substitute',
  },
  'flow.notReverser': {
    zh: '只有最后节点的审批人或有反审权限的用户才能反审',
    en: 'Only an approver of the last node, or who holds the right to reverse, may reverse it',
  },
  'flow.notReturned': {
    zh: '只有审核未通过或已反审的单据才能重新提交',
    en: 'Only a returned or reversed document can be submitted again',
  },
  'flow.notCreator': { zh: '只有创建人才能重新提交', en: 'Only the creator can submit it again' },
  'flow.otherFlow': {
    zh: '不能转到另一个流程的版本',
    en: 'A document moves to another version of its own flow only',
  },
  'flow.nodeGone': {
    zh: '新版本没有单据已经过的节点【{node}】，单据保持原版本',
    en: 'The new version has no node [{node}], which the document has passed: it keeps its version',
  },

  // Descriptions of a flow: approvers, conditions, and differences between versions.
  'flowWords.unreadable': { zh: '条件无法识别', en: 'conditions that cannot be read' },
  'flowWords.superior': { zh: '创建人的上级', en: "the creator's superior" },
  'flowWords.role': { zh: '角色：{names}', en: 'role {names}' },
  'flowWords.all': { zh: '会签：{names}', en: 'all of {names}' },
  'flowWords.any': { zh: '或签：{names}', en: 'any of {names}' },
  'flowWords.nobody': { zh: '未选择', en: 'nobody chosen' },
  'flowWords.always': { zh: '无条件', en: 'no condition' },
  'flowWords.otherwise': { zh: '其他情况', en: 'otherwise' },
  'flowWords.header': { zh: '流程', en: 'Flow' },
  'flowWords.node': { zh: '节点【{name}】', en: 'Node [{name}]' },
  'flowWords.line': { zh: '连线【{name}】', en: 'Line [{name}]' },
  'flowWords.name': { zh: '名称', en: 'name' },
  'flowWords.kind': { zh: '类型', en: 'kind' },
  'flowWords.who': { zh: '审批人', en: 'approvers' },
  'flowWords.refuse': { zh: '拒绝后', en: 'after a rejection' },
  'flowWords.back': { zh: '反审后', en: 'after a reverse approval' },
  'flowWords.mail': { zh: '发送邮件', en: 'mail' },
  'flowWords.conditions': { zh: '条件', en: 'conditions' },
  'flowWords.settings': { zh: '其他设置', en: 'other settings' },
  'flowWords.label': { zh: '标签', en: 'label' },
  'flowWords.order': { zh: '判断顺序', en: 'order of trying' },
  'flowWords.place': { zh: '位置', en: 'place' },
  'flowWords.moved': { zh: '{n} 个节点移动了位置', en: '{n} nodes were moved' },
  'flowWords.otherNamed': { zh: '其他属性：{names}', en: 'other keys: {names}' },
  'flowWords.yes': { zh: '是', en: 'yes' },
  'flowWords.no': { zh: '否', en: 'no' },
  'flowWords.toEnd': { zh: '流程结束', en: 'the flow ends' },
  'flowWords.toPrevious': { zh: '返回上一节点', en: 'back to the node before' },
  'flowWords.toStart': { zh: '返回开始节点', en: 'back to the start' },
  'flowWords.start': { zh: '开始', en: 'start' },
  'flowWords.end': { zh: '结束', en: 'end' },
  'flowWords.step': { zh: '审批节点', en: 'approval' },

  // Texts of automatic approval, substitutes and time limits.
  'flowTime.badAutoPass': {
    zh: '自动通过的方式只能是0、1或2，不能是{value}',
    en: 'AutoPass is 0, 1 or 2, not {value}',
  },
  'flowTime.badHours': {
    zh: '节点【{name}】的审批时限必须大于0且不超过{n}个工作小时，不能是{hours}',
    en: 'Node [{name}]: a time limit is above 0 and at most {n} working hours, not {hours}',
  },
  'flowTime.badRemind': {
    zh: '节点【{name}】的提醒必须提前0小时以上，不能是{remind}',
    en: 'Node [{name}]: a reminder comes more than 0 hours before, not {remind}',
  },
  'flowTime.lateRemind': {
    zh: '节点【{name}】的提醒（提前{remind}小时）必须晚于开始，时限只有{hours}小时',
    en: 'Node [{name}]: a reminder {remind} hours before is no later than the beginning of {hours} hours',
  },
  'flowTime.approvedBefore': {
    zh: '同一审批人在本轮已审批通过',
    en: 'Approved by the same person in this round before',
  },
  'flowTime.passedItself': { zh: '系统自动通过', en: 'Passed automatically' },
  'flowTime.actedFor': { zh: '{by} 代 {names}', en: '{by} for {names}' },
  'flowTime.actedAlso': { zh: '{by}（并代 {names}）', en: '{by} (and for {names})' },
  'flowTime.askedAsSubstitute': {
    zh: '{content}（您是{names}的代理人）',
    en: '{content} (you are the substitute of {names})',
  },
  'flowTime.ownOnly': {
    zh: '只能为自己设置代理人，不能替【{name}】设置；其他人的代理由管理员设置',
    en: 'You set your own substitutes only, not those of [{name}]; an administrator may set others’',
  },
  'flowTime.endBeforeBegin': {
    zh: '结束日期{end}不能早于开始日期{begin}',
    en: 'The end {end} is before the beginning {begin}',
  },
  'flowTime.ofOneself': { zh: '代理人不能是本人', en: 'Nobody is his own substitute' },
  'flowTime.personDisabled': {
    zh: '【{name}】的账号已停用，不能设置代理',
    en: 'The account of [{name}] is disabled',
  },
  'flowTime.circle': {
    zh: '代理关系形成循环：{chain}，请调整代理人或日期',
    en: 'The substitutes lead back to where they began: {chain}. Choose somebody else or other days',
  },
  'flowTime.allDocuments': { zh: '全部单据', en: 'all documents' },
  'flowTime.told.named': { zh: '【{name}】请您代理审批', en: '[{name}] names you as substitute' },
  'flowTime.told.namedFor': {
    zh: '{begin}至{end}，【{name}】的审批由您代理：{documents}',
    en: 'From {begin} to {end} you decide in the place of [{name}]: {documents}',
  },
  'flowTime.told.soon': {
    zh: '【{table}】{label} 即将超过审批时限',
    en: '[{table}] {label} will be late soon',
  },
  'flowTime.told.soonBy': {
    zh: '{creator}提交的【{table}】{label} 在节点【{node}】等待您审批，请在{due}前处理',
    en: '[{table}] {label} of {creator} waits in node [{node}] for your approval until {due}',
  },
  'flowTime.told.late': { zh: '【{table}】{label} 已超过审批时限', en: '[{table}] {label} is late' },
  'flowTime.told.lateBy': {
    zh: '{creator}提交的【{table}】{label} 在节点【{node}】等待您审批，已超过时限{due}，请尽快处理',
    en: '[{table}] {label} of {creator} waits in node [{node}] for your approval; it was due {due}',
  },
  'flowTime.told.lateWhy': {
    zh: '{creator}提交的【{table}】{label} 在节点【{node}】超过审批时限，请您审批；原审批人仍可审批，先审批者有效',
    en: '[{table}] {label} of {creator} is late in node [{node}]: please decide. Whoever was asked may still; the first decides',
  },
  'flowTime.note.reminded': {
    zh: '节点【{node}】即将超时，系统已提醒',
    en: 'Node [{node}] will be late soon: reminded',
  },
  'flowTime.note.late': {
    zh: '节点【{node}】已超时，系统已再次提醒',
    en: 'Node [{node}] is late: reminded again',
  },
  'flowTime.note.escalated': {
    zh: '节点【{node}】已超时，同时请{names}审批',
    en: 'Node [{node}] is late: {names} asked as well',
  },
  'flowTime.noBatch': {
    zh: '流程【{name}】不允许批量审核，请打开单据逐个审核',
    en: 'The flow [{name}] does not allow deciding several documents at once: open them one by one',
  },
} as const satisfies Catalogue;
