import type { Catalogue } from './Catalogue.ts';

/** Notes in the approval record about the results of an event, and messages to users. */
export const flowLogMessages = {
  'flow.note.submitted': { zh: '【{name}】提交了数据', en: '[{name}] submitted the document' },
  'flow.note.resaved': { zh: '修改后重新提交', en: 'Submitted again after a change' },
  'flow.note.resubmitted': { zh: '重新提交审批', en: 'Submitted for approval again' },
  'flow.note.others': { zh: '等待其他审批人', en: 'Waits for the other approvers' },
  'flow.note.next': { zh: '进入节点【{node}】', en: 'Goes on to node [{node}]' },
  'flow.note.approved': { zh: '审批通过，流程结束', en: 'Approved; the flow has ended' },
  'flow.note.ended': { zh: '流程结束', en: 'The flow has ended' },
  'flow.note.returned': { zh: '审批未通过，退回创建人', en: 'Not approved; given back to the creator' },
  'flow.note.toPrevious': {
    zh: '审批未通过,返回上一节点【{node}】',
    en: 'Not approved; back to the previous node [{node}]',
  },
  'flow.note.toStart': {
    zh: '审批未通过,返回开始节点【{node}】',
    en: 'Not approved; back to the first node [{node}]',
  },
  'flow.note.reversed': { zh: '反审，退回创建人', en: 'Reversed; given back to the creator' },
  'flow.note.reversedTo': { zh: '反审，返回节点【{node}】', en: 'Reversed; back to node [{node}]' },
  'flow.note.recheck': {
    zh: '审批人有变动，重新确定审批人',
    en: 'People changed; the approvers were found anew',
  },
  'flow.note.moved': { zh: '流程更新到版本{n}', en: 'Goes on in version {n} of the flow' },
  'flow.told.ask': { zh: '【{table}】{label} 等待您审批', en: '[{table}] {label} waits for your approval' },
  'flow.told.askWhy': {
    zh: '{creator}提交的【{table}】{label}已到节点【{node}】，请审批。',
    en: '[{table}] {label} of {creator} is in node [{node}]: please decide.',
  },
  'flow.told.approved': { zh: '【{table}】{label} 审批通过', en: '[{table}] {label} is approved' },
  'flow.told.returned': { zh: '【{table}】{label} 审批未通过', en: '[{table}] {label} is not approved' },
  'flow.told.reversed': { zh: '【{table}】{label} 已反审', en: '[{table}] {label} is reversed' },
  'flow.told.by': { zh: '{title}（{by}{reason}）', en: '{title} ({by}{reason})' },
  'flow.changedMeanwhile': {
    zh: '单据刚被他人处理，请刷新后重试',
    en: 'Somebody has just decided about this document: reload and try again',
  },
  'flow.noFlow': {
    zh: '【{table}】没有已启用的审批流程',
    en: 'No approval flow is in force for {table}',
  },
  'flow.oneOnly': { zh: '只能选择一条数据进行审核', en: 'Only one record can be looked at' },
  'flow.changesOnlyVote': {
    zh: '只有审批中的单据可以在审核时修改允许的字段',
    en: 'Permitted fields change only with a vote about a document in approval',
  },
  'flow.rowsFixed': {
    zh: '审核时不能增加或删除明细行',
    en: 'Rows are neither added nor deleted with a vote',
  },
  'flow.keepsVersion': {
    zh: '此流程的审批中单据沿用原流程（审批中修改流程：沿用原流程）',
    en: 'Running documents of this flow keep their version',
  },
  'flow.started': {
    zh: '已启动{n}张单据的审批流程，{left}张未启动',
    en: 'Started the flow of {n} documents; {left} were not started',
  },
  'flow.versionGone': {
    zh: '流程【{name}】的版本{n}不存在，请与系统管理员联系',
    en: 'Version {n} of flow [{name}] is not there; ask the administrator',
  },
} as const satisfies Catalogue;
