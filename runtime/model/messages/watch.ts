import type { Catalogue } from './Catalogue.ts';

/** Texts of a document's approval progress, and of actions besides deciding. */
export const watchMessages = {
  'watch.title': { zh: '审批流程', en: 'Course of approval' },
  'watch.canvas': { zh: '查看流程图', en: 'Show the drawing' },
  'watch.course': { zh: '流程节点', en: 'Nodes of the flow' },
  'watch.damaged': {
    zh: '流程定义有{n}处无法读取，流程图只显示可读的部分',
    en: '{n} places of the flow cannot be read; the drawing shows the rest',
  },
  'watch.byUsers': { zh: '指定人员', en: 'Named people' },
  'watch.byRole': { zh: '角色审批', en: 'A role' },
  'watch.bySuperior': { zh: '创建人上级', en: "The creator's superior" },
  'watch.decision': { zh: '审批处理', en: 'Decision' },
  'watch.legend': { zh: '节点状态', en: 'States of nodes' },
  'watch.more': { zh: '更多', en: 'More' },
  'watch.withdraw': { zh: '撤回', en: 'Take back' },
  'watch.transfer': { zh: '转交', en: 'Hand on' },
  'watch.addSigner': { zh: '加签', en: 'Ask others too' },
  'watch.urge': { zh: '催办', en: 'Remind' },
  'watch.copyTo': { zh: '抄送', en: 'Copy to' },
  'watch.comment': { zh: '评论', en: 'Comment' },
  'watch.withdrawHint': {
    zh: '撤回后单据退回给您修改，审批人不再需要处理',
    en: 'The document becomes yours to change again; nobody is asked about it any more',
  },
  'watch.transferHint': {
    zh: '由选择的人员代替您审批当前节点',
    en: 'The person you choose decides in this node instead of you',
  },
  'watch.addSignerHint': {
    zh: '当前节点还需要选择的人员审批后才能通过',
    en: 'This node is passed only after the people you choose decided too',
  },
  'watch.urgeHint': {
    zh: '提醒 {names} 尽快审批，每30分钟可催办一次',
    en: 'Reminds {names}; at most every 30 minutes',
  },
  'watch.copyToHint': {
    zh: '选择的人员可以查看单据的审批过程',
    en: 'The people you choose may follow the approval',
  },
  'watch.commentHint': {
    zh: '评论会写入审批记录，不影响审批',
    en: 'It stands in the approval record and decides nothing',
  },
  'watch.onePerson': { zh: '转交给', en: 'To' },
  'watch.somePeople': { zh: '选择人员', en: 'People' },
  'watch.reason': { zh: '说明', en: 'Reason' },
  'watch.words': { zh: '评论内容', en: 'Comment' },
  'watch.wordsHint': { zh: '请输入', en: 'Type here' },
  'watch.peopleHint': { zh: '请输入姓名查找', en: 'Type a name' },
  'watch.noPeople': { zh: '请选择人员', en: 'Choose somebody' },
  'watch.noWords': { zh: '请输入评论内容', en: 'Type your comment' },
  'watch.discard': {
    zh: '您填写的内容尚未提交，确定放弃吗?',
    en: 'What you typed has not been sent. Give it up?',
  },
  'watch.dueBy': { zh: '请在{due}前审批', en: 'Due by {due}' },
  'watch.overdue': { zh: '已超时，应在{due}前审批', en: 'Overdue, was due by {due}' },
  'watch.limit': {
    zh: '审批时限{hours}个工作小时',
    en: 'To be decided within {hours} working hours',
  },
  'watch.inBrackets': { zh: '（{limit}）', en: ' ({limit})' },
  'watch.limitRemind': { zh: '{limit}，超时后再次提醒审批人', en: '{limit}; when late, they are reminded' },
  'watch.limitSuperior': {
    zh: '{limit}，超时后审批人的上级也可审批',
    en: '{limit}; when late, their superiors may decide, too',
  },
  'watch.limitAdministrator': {
    zh: '{limit}，超时后管理员也可审批',
    en: '{limit}; when late, the administrator may decide, too',
  },
  'watch.standsIn': {
    zh: '可由{name}代{holder}审批，至{until}（含当日）',
    en: '{name} may decide for {holder} up to and including {until}',
  },
  'watch.standsInUnknown': { zh: '可由{name}代{holder}审批', en: '{name} may decide for {holder}' },
  'watch.barred': {
    zh: '{name}是提交人，不能代理，仍由{holder}审批',
    en: '{name} submitted the document and may not stand in; {holder} still decides',
  },
  'watch.stoodIn': { zh: '代{holder}审批', en: 'Decided for {holder}' },
  'watch.handed': { zh: '由{name}转交', en: 'Handed on by {name}' },
  'watch.added': { zh: '由{name}加签', en: 'Asked by {name}' },
  'watch.escalated': { zh: '因超时加入审批', en: 'Asked since others are late' },
  'watch.changed': {
    zh: '审批进度已有更新，您填写的内容还在',
    en: 'The approval has gone on meanwhile; what you typed is still here',
  },
  'watch.newest': { zh: '查看最新', en: 'Show the newest' },
} as const satisfies Catalogue;
