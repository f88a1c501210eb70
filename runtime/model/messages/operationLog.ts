import type { Catalogue } from './Catalogue.ts';

/** Words of the changes that the operation log keeps. */
export const operationLogMessages = {
  'log.field': { zh: '{field}：{value}', en: '{field}: {value}' },
  'log.changed': { zh: '{field}：{before} → {after}', en: '{field}: {before} → {after}' },
  'log.and': { zh: '，', en: ', ' },
  'log.empty': { zh: '空', en: 'empty' },
  'log.row.added': { zh: '{table} 新增行 {key}', en: '{table}, row {key} added' },
  'log.row.edited': { zh: '{table} 修改行 {key}', en: '{table}, row {key} changed' },
  'log.row.deleted': { zh: '{table} 删除行 {key}', en: '{table}, row {key} deleted' },
  'log.member.action': { zh: '动作', en: 'Action' },
  'log.member.address': { zh: '登录地址', en: 'Address' },
  'log.member.auditRefuse': { zh: '拒绝后', en: 'After a refusal' },
  'log.member.auditStatus': { zh: '审核结果', en: 'Decision' },
  'log.member.currentStepId': { zh: '审批节点', en: 'Step' },
  'log.member.flow': { zh: '审批流程', en: 'Flow' },
  'log.member.import': { zh: '导入', en: 'Import' },
  'log.member.importUndone': { zh: '撤销导入', en: 'Import undone' },
  'log.member.moved': { zh: '改用流程版本', en: 'Moved to version of the flow' },
  'log.member.reason': { zh: '说明', en: 'Note' },
  'log.member.refused': { zh: '被拒绝', en: 'Refused' },
  'log.member.started': { zh: '发起审批', en: 'Approval started' },
  'log.member.to': { zh: '退回到', en: 'Sent back to' },
  'log.member.unversioned': { zh: '未带版本号', en: 'Sent without a version' },
  'log.member.users': { zh: '人员', en: 'Users' },
  'log.member.version': { zh: '版本', en: 'Version' },
} satisfies Catalogue;
