import type { Catalogue } from './Catalogue.ts';

/** Texts of the page of table entries. */
export const entryScreenMessages = {
  'entry.nothingYet': {
    zh: '填写表名和字段后，这里显示列表和表单',
    en: 'Once the table has a name and columns, its list and form show here',
  },
  'entry.list': { zh: '列表', en: 'List' },
  'entry.searched': { zh: '高级查询：{names}', en: 'Search panel: {names}' },
  'entry.choicesOf': { zh: '【{name}】的选项（{n}）', en: 'Choices of {name} ({n})' },
  'entry.row': { zh: '第 {n} 行：', en: 'Row {n}: ' },
  'entry.order': { zh: '列的顺序', en: 'Order of columns' },
  'entry.moveLeft': { zh: '左移', en: 'Move left' },
  'entry.moveRight': { zh: '右移', en: 'Move right' },
  'entry.orderHint': {
    zh: '点列名选中后左移、右移，或拖动列名；也可用 Alt+←、Alt+→',
    en: 'Choose a column and move it left or right, or drag its name; Alt+← and Alt+→ do it too',
  },
  'entry.moved': { zh: '{title}：第 {at} 列，共 {n} 列', en: '{title}: column {at} of {n}' },
  'entry.form': { zh: '编辑表单', en: 'Form' },
  'entry.noForm': {
    zh: '还没有可编辑的字段：为字段填写编辑行后，它显示在表单中',
    en: 'No field is in the form yet: a column is shown in it once it has a row of the form',
  },
  'entry.sync': { zh: '同步', en: 'Compare with database' },
  'entry.syncSame': { zh: '与数据库中的表一致', en: 'The same as the table in the database' },
  'entry.syncAdded': { zh: '数据库中新增的列：{names}', en: 'New columns in the database: {names}' },
  'entry.syncTake': { zh: '加入字段', en: 'Add to the columns' },
  'entry.syncTaken': {
    zh: '已加入 {n} 个字段，保存后生效',
    en: '{n} columns added; a save puts them in force',
  },
  'entry.syncMissing': {
    zh: '数据库中没有的列：{names}；保存后会建立',
    en: 'Not in the database: {names}; a save makes them',
  },
  'entry.syncDifferent': {
    zh: '{name}：这里是 {entry}，数据库中是 {database}，{n} 行有值',
    en: '{name}: {entry} here, {database} in the database; {n} rows have a value',
  },
  'entry.syncBusy': { zh: '请先改正正在编辑的行', en: 'Mend the row in edit first' },
  'entry.makes': { zh: '保存后', en: 'A save makes' },
  'entry.kind.table': { zh: '数据表', en: 'Table' },
  'entry.kind.page': { zh: '页面', en: 'Page' },
  'entry.kind.menu': { zh: '菜单', en: 'Menu line' },
  'entry.kind.dictionary': { zh: '字典', en: 'Dictionary' },
  'entry.kind.numberRule': { zh: '编号规则', en: 'Number rule' },
  'entry.how.added': { zh: '新增', en: 'new' },
  'entry.how.changed': { zh: '修改', en: 'changed' },
  'entry.how.same': { zh: '不变', en: 'stays' },
  'entry.how.removed': { zh: '移除', en: 'taken away' },
} as const satisfies Catalogue;
