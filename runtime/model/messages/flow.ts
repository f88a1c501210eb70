import type { Catalogue } from './Catalogue.ts';

/** Why the approval engine refuses an event; the server and the approver's screens speak them. */
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
  'flow.disabled': { zh: '您的帐号已停用，不能审核', en: 'Your account is disabled' },
  'flow.votedAlready': {
    zh: '您已审核过当前节点，不能重复审核',
    en: 'You have decided in this node already',
  },
  'flow.notYourTurn': {
    zh: '当前节点【{node}】由{names}审批，您不在审批人中',
    en: 'Node [{node}] is decided by {names}; you are not asked',
  },
  'flow.notApproved': {
    zh: '只能反审已审核通过的单据',
    en: 'Only an approved document can be reversed',
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
} as const satisfies Catalogue;
