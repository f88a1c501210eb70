import type { Catalogue } from './Catalogue.ts';

/** Reasons why an import or export fails, and remedies. */
export const sheetMessages = {
  'sheet.notExcel': {
    zh: '只能是excel文件（xlsx、xls、csv）',
    en: 'It must be an Excel file (xlsx, xls, csv)',
  },
  'sheet.empty': { zh: '文件是空的，请重新选择文件', en: 'The file is empty; please choose another one' },
  'sheet.tooLarge': { zh: '文件大小不能超过{n}M', en: 'The file must not be larger than {n} MB' },
  'sheet.notFormat': {
    zh: '文件内容不是{type}格式，请用Excel打开后另存为xlsx再导入',
    en: 'The content is not {type}; open the file in Excel, save it as xlsx and import that',
  },
  'sheet.encrypted': {
    zh: '文件有密码保护，请取消密码后再导入',
    en: 'The file is protected by a password; remove it and import again',
  },
  'sheet.unreadable': {
    zh: '文件已损坏，无法读取，请用Excel打开后另存为xlsx再导入',
    en: 'The file is damaged and cannot be read; open it in Excel, save it as xlsx and import that',
  },
  'sheet.noWorkbook': {
    zh: '文件不是Excel工作簿，请用Excel打开后另存为xlsx再导入',
    en: 'The file is no Excel workbook; open it in Excel, save it as xlsx and import that',
  },
  'sheet.allHidden': {
    zh: '文件里没有可见的工作表，请取消隐藏后再导入',
    en: 'The file has no visible sheet; show one and import again',
  },
  'sheet.encoding': {
    zh: '文件编码无法识别，请另存为UTF-8或GBK编码的csv',
    en: 'The encoding is unknown; save the file as csv in UTF-8 or GBK',
  },
  'sheet.bomb': {
    zh: '文件解压后过大（约{n}M），已拒绝读取',
    en: 'The file unpacks to too much (about {n} MB) and is refused',
  },
  'sheet.tooManyParts': {
    zh: '文件内部有{n}个部分，过多，已拒绝读取',
    en: 'The file has {n} parts inside, too many, and is refused',
  },
  'sheet.tooLong': {
    zh: '一次最多导入{n}行，请拆分文件',
    en: 'At most {n} rows can be imported at once; please split the file',
  },
  'sheet.tooWide': {
    zh: '一行最多{n}列，请删除多余的列',
    en: 'A row may have {n} columns at most; please delete the others',
  },
  'sheet.longText': {
    zh: '第{row}行有单元格超过{n}个字符',
    en: 'Row {row} has a cell of more than {n} characters',
  },
  'sheet.busy': {
    zh: '正在处理的文件较多，请稍后再试',
    en: 'Many files are being worked on; please try again in a moment',
  },
  'sheet.slow': {
    zh: '文件读取超时，已停止，请拆分或另存后重试',
    en: 'Reading the file took too long and was stopped; split it or save it anew',
  },
  'sheet.memory': {
    zh: '文件需要的内存过多，已停止读取，请拆分文件',
    en: 'The file needs too much memory and reading was stopped; please split it',
  },
  'sheet.exportIgnored': {
    zh: '以下条件无法使用，未导出：{reasons}',
    en: 'Nothing was exported, for these terms cannot be used: {reasons}',
  },
  'sheet.exportColumn': {
    zh: '没有这些列，或没有权限查看：{names}',
    en: 'There are no such columns, or you may not see them: {names}',
  },
  'sheet.exportNoColumn': { zh: '没有可导出的列', en: 'There is no column to export' },
  'sheet.exportTooLong': {
    zh: '一次最多导出{n}行，请缩小查询范围',
    en: 'At most {n} rows can be exported at once; please narrow the search',
  },
  'sheet.noFile': { zh: '请选择文件', en: 'Please select a file' },
  'sheet.cell': { zh: '第{row}行[{column}]{text}', en: 'Row {row} [{column}] {text}' },
  'sheet.row': { zh: '第{row}行{text}', en: 'Row {row} {text}' },
  'sheet.ambiguous': {
    zh: '有多个选项名为【{value}】，无法确定是哪一个',
    en: 'Several options are called [{value}]',
  },
  'sheet.errorValue': {
    zh: '单元格公式出错（{value}），请改为数值',
    en: 'The formula of the cell fails ({value}); enter its value',
  },
  'sheet.noDay': {
    zh: '【{value}】在 Excel 中不是日期，请填写如 2026-03-05 的日期',
    en: '[{value}] is no day in Excel: enter a date such as 2026-03-05',
  },
  'sheet.longNumber': {
    zh: '数字超过15位，Excel 已把多出的位改成0，请把单元格格式设为“文本”后重新输入',
    en: 'has more than 15 digits, the rest of which Excel has made 0: format the cell as text and type it again',
  },
  'sheet.twice': {
    zh: '{title}与第{first}行重复',
    en: '{title} is the same as in row {first}',
  },
  'sheet.importDetail': {
    zh: '【{table}】随【{main}】一起导入，请在【{main}】中导入',
    en: '[{table}] is imported with [{main}]: use the import of [{main}]',
  },
  'sheet.checked': { zh: '检查通过，共{n}行可以导入', en: 'All {n} rows can be imported' },
  'sheet.imported': { zh: '导入成功，共{n}行', en: '{n} rows imported' },
  'sheet.reportHeading': { zh: '错误说明', en: 'What is wrong' },
  'sheet.noReport': {
    zh: '错误文件不存在或已过期，请重新导入',
    en: 'There is no such report, or it has expired; import again',
  },
  'sheet.noBatch': { zh: '没有这次导入，或不是您导入的', en: 'There is no such import of yours' },
  'sheet.undone': { zh: '这次导入已经撤销', en: 'This import was undone already' },
  'sheet.undoDone': { zh: '已撤销导入，删除{n}条数据', en: 'The import was undone, {n} records removed' },
  'sheet.undoChanged': {
    zh: '有{n}条数据导入后被修改过，不能撤销：{names}',
    en: '{n} records were changed since the import, which cannot be undone: {names}',
  },
  'sheet.hintRequired': { zh: '必填', en: 'Required' },
  'sheet.uncomputed': {
    zh: '公式没有计算结果，请用 Excel 打开并保存该文件后再导入，或直接填写值',
    en: 'is a formula without a stored result: open and save the file in Excel first, or enter the value',
  },
  'sheet.hintNumber': { zh: '不填则自动生成', en: 'Left empty it is generated' },
  'sheet.hintSeveral': { zh: '多个值用逗号分隔', en: 'Several values, separated by commas' },
  'sheet.hintLabel': { zh: '请填写系统中已有的{title}', en: 'Enter a {title} that exists' },
  'sheet.choices': { zh: '可选值', en: 'Choices' },
  'sheet.template': { zh: '导入模板', en: ' template' },
} as const satisfies Catalogue;
