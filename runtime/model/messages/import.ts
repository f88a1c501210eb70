import type { Catalogue } from './Catalogue.ts';

/** Texts of the import dialog, and of the notice on the page after it. */
export const importMessages = {
  'import.title': { zh: '导入{title}', en: 'Import {title}' },
  'import.steps': {
    zh: '请先下载模板，按模板填写后选择文件；有一行不正确则全部不导入。',
    en: 'Download the template, fill it in and choose the file. One bad row and nothing is imported.',
  },
  'import.choose': { zh: '选择文件', en: 'Choose a file' },
  'import.noFile': { zh: '请选择文件', en: 'Please choose a file' },
  'import.drop': {
    zh: '或将文件拖到此处（xlsx、xls、csv，不超过50M）',
    en: 'or drop it here (xlsx, xls, csv, up to 50 MB)',
  },
  'import.check': { zh: '检查', en: 'Check' },
  'import.undo': { zh: '撤销导入', en: 'Undo the import' },
  'import.undoAsk': {
    zh: '确认要撤销这次导入吗？导入的数据将被删除，导入后修改过的数据不能撤销。',
    en: 'Undo this import? Its records are deleted; records changed since cannot be undone.',
  },
  'import.undone': { zh: '这次导入已撤销', en: 'This import was undone' },
  'import.report': { zh: '下载错误文件', en: 'Download the marked file' },
  'import.again': { zh: '重新导入', en: 'Import again' },
  'import.result': { zh: '导入结果', en: 'Result of the import' },
  'import.errorCount': {
    zh: '共{total}行，其中{rows}行有错误（{n}处），未导入任何数据',
    en: '{rows} of {total} rows have errors ({n} in all); nothing was imported',
  },
  'import.errorsShown': { zh: '以下只列出前{n}处', en: 'Only the first {n} are listed' },
  'import.place': { zh: '第{row}行 {column}', en: 'Row {row} {column}' },
  'import.row': { zh: '行', en: 'Row' },
  'import.column': { zh: '列', en: 'Column' },
  'import.value': { zh: '单元格内容', en: 'Cell' },
  'import.reason': { zh: '错误说明', en: 'What is wrong' },
  'import.errors': { zh: '错误列表', en: 'Errors' },
  'import.progress': { zh: '导入进度', en: 'Progress of the import' },
  'import.waiting': { zh: '正在上传…', en: 'Uploading…' },
  'import.reading': { zh: '正在读取，已读{done}行', en: 'Reading, {done} rows so far' },
  'import.checking': { zh: '正在检查 {done} / {total}', en: 'Checking {done} of {total}' },
  'import.staging': { zh: '正在准备 {done} / {total}', en: 'Preparing {done} of {total}' },
  'import.storing': { zh: '正在写入…', en: 'Storing…' },
  'import.marking': { zh: '正在标记错误…', en: 'Marking the errors…' },
  'import.undoing': { zh: '正在撤销…', en: 'Undoing…' },
  'import.onlyExcel': { zh: '只能是excel文件', en: 'It must be an Excel file' },
  'import.tooLarge': { zh: '文件大小不能超过{n}M', en: 'The file must not be larger than {n} MB' },
  'import.emptyFile': {
    zh: '文件是空的，请重新选择文件',
    en: 'The file is empty; please choose another one',
  },
  'import.size': { zh: '{name}（{kb} KB）', en: '{name} ({kb} KB)' },
} as const satisfies Catalogue;
