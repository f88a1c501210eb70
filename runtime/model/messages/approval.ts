import type { Catalogue } from './Catalogue.ts';

/** Texts of approval, closing of documents and results per row. Loaded with their dialogs. */
export const approvalMessages = {
  'approval.submit': { zh: '保存后提交给 {names}', en: 'Saving submits it to {names}' },
  'approval.submitMany': {
    zh: '保存后提交给 {names}等{n}人',
    en: 'Saving submits it to {names} and others, {n} in all',
  },
  'approval.submitNobody': { zh: '保存后无需审批', en: 'Saving submits it; no approval needed' },
  'approval.forecast': { zh: '谁来审批', en: 'Who will approve' },
  'approval.decided': { zh: '当前单据已审核，不能重复审核', en: 'This document has been decided already' },
  'approval.closedAlready': { zh: '当前单据已结案，不能重复结案', en: 'This document is closed already' },
  'approval.notClosed': { zh: '当前单据未结案，不能反结案', en: 'This document is not closed' },
  'approval.notApproved': {
    zh: '当前单据未审核通过，不能结案',
    en: 'This document is not approved and cannot be closed',
  },
  'approval.isClosed': {
    zh: '当前单据已结案，不能审核',
    en: 'This document is closed and cannot be approved',
  },
  'approval.closedReverse': {
    zh: '当前单据已结案，不能反审，请先反结案',
    en: 'This document is closed: reopen it before reversing its approval',
  },
  'approval.notAudited': { zh: '【{table}】不需要审核', en: '[{table}] needs no approval' },
  'approval.notClosable': { zh: '【{table}】不能结案', en: '[{table}] cannot be closed' },
  'approval.caseType': {
    zh: '结案类型只能是1（结案）或0（反结案）',
    en: 'The case type must be 1 (close) or 0 (reopen)',
  },
  'approval.codePending': {
    zh: '单据尚未生成编号，不能结案或反结案',
    en: 'The document has no code yet and cannot be closed or reopened',
  },
  'approval.codeUnknown': { zh: '编号【{code}】不存在', en: 'There is no code [{code}]' },
  'approval.reasonLong': { zh: '最多500个字符', en: 'At most 500 characters' },
  'approval.notReturned': {
    zh: '只有审核未通过的单据才能重新提交',
    en: 'Only a returned document can be submitted again',
  },
  'approval.notCreator': {
    zh: '只有创建人才能重新提交',
    en: 'Only the creator can submit it again',
  },
  'approval.goDecide': { zh: '去审批', en: 'Go to approval' },
  'approval.result': { zh: '审核结果', en: 'Result' },
  'approval.reason': { zh: '审核意见', en: 'Comment' },
  'approval.reasonHint': { zh: '请输入审核意见（最多500个字符）', en: 'At most 500 characters' },
  'approval.caseReason': { zh: '原因', en: 'Reason' },
  'approval.caseHint': { zh: '请输入原因（最多500个字符）', en: 'At most 500 characters' },
  'approval.askClose': { zh: '确认要结案选择的{n}条数据吗?', en: 'Close the {n} selected records?' },
  'approval.askReopen': { zh: '确认要反结案选择的{n}条数据吗?', en: 'Reopen the {n} selected records?' },
  'approval.chosen': { zh: '已选单据', en: 'Selected documents' },
  'approval.chosenCount': { zh: '已选单据（{n}）', en: 'Selected documents ({n})' },
  'approval.outcome': { zh: '处理结果', en: 'Outcome' },
  'approval.rowDone': { zh: '成功', en: 'Done' },
  'approval.rowFailedBecause': { zh: '失败：{text}', en: 'Failed: {text}' },
  'approval.retryFailed': { zh: '重试失败的{n}行', en: 'Retry the {n} failed rows' },
  'approval.auditor': { zh: '审核人', en: 'Approver' },
  'approval.auditDate': { zh: '审核时间', en: 'Approved on' },
  'approval.submitted': { zh: '重新提交', en: 'Submitted again' },
  'approval.someFailed': { zh: '成功{done}行，失败{failed}行', en: '{done} done, {failed} failed' },
  'approval.closed': { zh: '结案成功', en: 'Closed' },
  'approval.reopened': { zh: '反结案成功', en: 'Reopened' },
} as const satisfies Catalogue;
