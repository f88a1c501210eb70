import type { Catalogue } from './Catalogue.ts';

/** Texts of dialogs that lists open: import, column settings, audit and close. Loaded with those dialogs. */
export const listDialogMessages = {
  'list.downloadFailed': { zh: '下载文件出错了.', en: 'Downloading the file failed.' },
  'list.noAudit': { zh: '暂无审批内容', en: 'Nothing to approve' },
  'list.reAuditDone': { zh: '提交审批成功', en: 'Submitted for approval' },
  'list.reAuditFailed': { zh: '提交审批失败', en: 'Submitting for approval failed' },
  'list.auditPassed': { zh: '通过', en: 'Approve' },
  'list.auditRefused': { zh: '拒绝', en: 'Reject' },
  'list.oneColumn': { zh: '至少选择一列显示', en: 'Show at least one column' },
  'list.oneDetailColumn': { zh: '副档至少选择一列显示', en: 'Show at least one detail column' },
  'list.frozenHidden': {
    zh: '列 "{title}" 未显示，无法冻结',
    en: 'Column "{title}" is not shown and cannot be frozen',
  },
  'list.show': { zh: '显示', en: 'Show' },
  'list.freeze': { zh: '冻结', en: 'Freeze' },
  'list.mainTable': { zh: '主表', en: 'Main table' },
  'list.importHeaderUnknown': {
    zh: '导入文件列[{column}]不是模板中的列',
    en: 'Column [{column}] of the file is not in the template',
  },
  'list.importHeaderTwice': {
    zh: '导入文件列[{column}]不能重复',
    en: 'Column [{column}] of the file appears twice',
  },
  'list.importHeaderMissing': {
    zh: '导入文件列必须与导入模板相同',
    en: 'The columns of the file must be those of the template',
  },
  'list.importColumns': {
    zh: '导入文件列必须与导入模板相同：{text}',
    en: 'The columns of the file must be those of the template: {text}',
  },
  'list.importColumnsJoin': { zh: '；', en: '; ' },
  'list.importColumnsMissing': { zh: '缺少[{columns}]', en: '[{columns}] missing' },
  'list.importColumnsUnknown': { zh: '[{columns}]不是模板中的列', en: '[{columns}] not in the template' },
  'list.importColumnsTwice': { zh: '[{columns}]重复', en: '[{columns}] twice' },
  'list.importEmpty': { zh: '未导入数据', en: 'No data imported' },
  'list.importOption': {
    zh: '第{row}行[{column}]验证未通过,必须是字典数据中[{options}]的值。',
    en: 'Row {row} [{column}] did not pass: it must be one of [{options}].',
  },
  'list.importOptionMany': {
    zh: '第{row}行[{column}]验证未通过,必须是字典数据中的值。',
    en: 'Row {row} [{column}] did not pass: it must be one of the dictionary.',
  },
  'list.importRequired': {
    zh: '第{row}行[{column}]验证未通过,不能为空。',
    en: 'Row {row} [{column}] did not pass: it must not be empty.',
  },
} as const satisfies Catalogue;
