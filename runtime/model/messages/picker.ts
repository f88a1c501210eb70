import type { Catalogue } from './Catalogue.ts';

/** Texts of 高级选择, dependent options, and renderers that a field names. */
export const pickerMessages = {
  'picker.title': { zh: '{text} - {title}', en: '{text} - {title}' },
  'picker.chooseOne': { zh: '请选择一行数据!', en: 'Please select one row!' },
  'picker.chooseSome': { zh: '请选择要添加的数据!', en: 'Please select the rows to add!' },
  'picker.added': { zh: '已添加{n}行', en: '{n} rows added' },
  'picker.replaceRows': {
    zh: '{table}已有{n}行，是否用所选记录的明细替换?',
    en: '{table} has {n} rows. Replace them with those of the chosen record?',
  },
  'picker.nothingLeft': {
    zh: '所选记录已没有剩余的{table}',
    en: 'Nothing is left of the chosen record for {table}',
  },
  'picker.empty': { zh: '没有可选择的数据', en: 'There is nothing to choose' },
  'picker.gone': {
    zh: '{title}原来的选项“{label}”已不可用，已清空',
    en: 'The option “{label}” of {title} is no longer available and was cleared',
  },
  'picker.goneRows': {
    zh: '{n}行的{title}已不可用，已清空',
    en: '{title} is no longer available in {n} rows and was cleared there',
  },
  'picker.capitalAmount': { zh: '人民币大写：{amount}', en: 'In words: {amount}' },

  // Texts about a scanned code. Loaded with the first scan.
  'scan.unknown': {
    zh: '{table}中没有{title}为“{code}”的数据',
    en: 'There is no {table} with the {title} “{code}”',
  },
  'scan.unknownAnywhere': {
    zh: '扫码内容“{code}”在{tables}中都找不到，请核对后重新扫码',
    en: '“{code}” was scanned, but none of these has it: {tables}. Check the code and scan again',
  },
  'scan.added': { zh: '扫码成功，已添加1行', en: 'Scanned: one row added' },
  'scan.counted': { zh: '扫码成功，{title}：{n}', en: 'Scanned: {title} {n}' },
  'scan.rowFirst': {
    zh: '请先完成正在编辑的行，再继续扫码',
    en: 'Please finish the row in edit, then scan again',
  },
} as const satisfies Catalogue;
