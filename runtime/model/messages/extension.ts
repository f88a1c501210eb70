import type { Catalogue } from './Catalogue.ts';

/** Texts of the server about extension fields. */
export const extensionMessages = {
  'extension.valuesUnfit': {
    zh: '【{title}】修改后，已有 {n} 行的值不再符合：{values}（括号内为行数）。这些值原样保留并照常显示，没有改动时不影响保存，但不能再这样填写。确定修改吗？',
    en: '[{title}]: after the change {n} rows hold values that do not fit: {values} (in brackets: how many). They stay and show as they are, and refuse no save while nobody changes them; they cannot be entered any more. Change it?',
  },
  'extension.noName': { zh: '请填写字段名称', en: 'Enter the field’s name' },
  'extension.noSource': { zh: '请填写字段数据源', en: 'Choose the field’s data source' },
  'extension.nameTooLong': {
    zh: '字段名称不能超过{n}个字符',
    en: 'The name of a field has at most {n} characters',
  },
  'extension.nameTaken': {
    zh: '字段名称已存在，请重新输入！',
    en: 'The table has a field of this name; enter another one!',
  },
  'extension.codeTaken': {
    zh: '字段编码【{code}】已存在',
    en: 'The table has a field with the code [{code}]',
  },
  'extension.reservedCode': {
    zh: '字段编码【{code}】由系统使用（审批、关闭、标记、版本或数据库的列），请换一个编码',
    en: 'The code [{code}] is used by the product (approval, closing, flags, version or a column of the database); take another one',
  },
  'extension.badCode': {
    zh: '字段编码【{code}】只能由字母、数字和下划线组成，以字母开头，最多60个字符',
    en: 'The code [{code}] may have letters, digits and underscores, begins with a letter and is at most 60 long',
  },
  'extension.codeFixed': {
    zh: '已保存的字段不能改换所属表或编码，数据保存在该列中',
    en: 'A saved field keeps its table and its code: its data stands in that column',
  },
  'extension.unknownType': { zh: '扩展字段没有类型【{type}】', en: 'Extension fields have no type [{type}]' },
  'extension.badScale': {
    zh: '小数位数应为0到{n}的整数',
    en: 'The number of decimals must be a whole number from 0 to {n}',
  },
  'extension.scale': { zh: '小数位数', en: 'Decimals' },
  'extension.badDefault': {
    zh: '默认值【{value}】不是有效的{type}',
    en: 'The default [{value}] does not fit the type {type}',
  },
  'extension.notExtensible': {
    zh: '表【{table}】不能添加扩展字段',
    en: 'The table [{table}] takes no extension fields',
  },
  'extension.unknownDictionary': { zh: '没有数据字典【{name}】', en: 'There is no dictionary [{name}]' },
  'extension.noImport': {
    zh: '扩展字段请逐个新建，不能导入',
    en: 'Extension fields are added one by one, not imported',
  },
} as const satisfies Catalogue;
