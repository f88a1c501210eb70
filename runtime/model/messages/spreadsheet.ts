import type { Catalogue } from './Catalogue.ts';

/** Texts of the detail grid as a spreadsheet: paste, undo, row hooks. */
export const spreadsheetMessages = {
  'spreadsheet.noOption': { zh: '{title}没有“{text}”这个选项', en: '{title} has no option “{text}”' },
  'spreadsheet.sameOption': {
    zh: '{title}有多个“{text}”，请在单元格中选择',
    en: '{title} has several options “{text}”: choose one in the cell',
  },
  'spreadsheet.tooMuch': {
    zh: '一次最多粘贴{n}个单元格，更多数据请使用导入',
    en: 'At most {n} cells can be pasted at once; use the import for more',
  },
  'spreadsheet.pasted': { zh: '已粘贴{rows}行{columns}列', en: 'Pasted {rows} rows, {columns} columns' },
  'spreadsheet.added': { zh: '新增{n}行', en: '{n} rows added' },
  'spreadsheet.skipped': { zh: '跳过{n}个只读单元格', en: '{n} read-only cells skipped' },
  'spreadsheet.left': { zh: '{n}个单元格超出表格未粘贴', en: '{n} cells beyond the grid were left out' },
  'spreadsheet.bad': { zh: '{n}个单元格有误，已标出', en: '{n} cells are wrong and marked' },
  'spreadsheet.filled': { zh: '已向下填充{n}个单元格', en: '{n} cells filled down' },
  'spreadsheet.copyDown': {
    zh: '将所在行的{title}复制到其后各行',
    en: 'Copy the {title} of the row you are in to all rows below',
  },
  'spreadsheet.cleared': { zh: '已清空{n}个单元格', en: '{n} cells cleared' },
  'spreadsheet.copied': { zh: '已复制{rows}行{columns}列', en: 'Copied {rows} rows, {columns} columns' },
  'spreadsheet.undone': { zh: '已撤销', en: 'Undone' },
  'spreadsheet.redone': { zh: '已恢复', en: 'Redone' },
  'spreadsheet.nothingToUndo': { zh: '没有可撤销的操作', en: 'Nothing to undo' },
  'spreadsheet.nothingToRedo': { zh: '没有可恢复的操作', en: 'Nothing to redo' },
  'spreadsheet.restored': {
    zh: '已还原本行，可用Ctrl+Z恢复输入',
    en: 'The row is as it was; Ctrl+Z brings the input back',
  },
  'spreadsheet.readonlyCell': { zh: '此单元格为只读', en: 'This cell is read-only' },
  'spreadsheet.noHook': {
    zh: '没有注册名为“{name}”的行编辑钩子',
    en: 'No row hook named “{name}” is registered',
  },
  'spreadsheet.place': { zh: '第{row}行[{column}]{message}', en: 'Row {row} [{column}]: {message}' },
  'spreadsheet.range': { zh: '已选{rows}行{columns}列', en: '{rows} rows, {columns} columns selected' },
  'spreadsheet.sum': { zh: '求和 {sum}', en: 'Sum {sum}' },
  'spreadsheet.average': { zh: '平均 {average}', en: 'Average {average}' },
  'spreadsheet.count': { zh: '计数 {n}', en: 'Count {n}' },
  'spreadsheet.help': {
    zh: 'Enter/Tab 下一格，Ctrl+Enter 新增行，F2 编辑，Ctrl+D 向下填充，Ctrl+Z 撤销，Esc 还原本行',
    en: 'Enter/Tab next cell, Ctrl+Enter new row, F2 edit, Ctrl+D fill down, Ctrl+Z undo, Esc restores the row',
  },
} as const satisfies Catalogue;
