import type { Catalogue } from './Catalogue.ts';

/** Texts about SQL parameters for user 1, who writes them. Other users only see `form.sqlInvalid`. */
export const sqlParameterMessages = {
  'sqlParameter.off': {
    zh: '自定义SQL参数未启用，请超级管理员先启用',
    en: 'SQL parameters are switched off; the administrator must switch them on first',
  },
  'sqlParameter.onlyAdmin': {
    zh: '只有超级管理员（用户1）可以编写SQL参数',
    en: 'Only the administrator (user 1) may write SQL parameters',
  },
  'sqlParameter.shape': {
    zh: '第{row}个SQL参数不完整：需要名称、字段、类型（text、number、date）和内容',
    en: 'SQL parameter {row} is incomplete: it needs a name, a field, a type (text, number, date) and a content',
  },
  'sqlParameter.list': {
    zh: 'SQL参数必须是JSON数组，最多{most}个',
    en: 'SQL parameters must be a JSON list of at most {most}',
  },
  'sqlParameter.fieldTwice': {
    zh: '字段【{name}】只能有一个SQL参数',
    en: 'The field [{name}] can have only one SQL parameter',
  },
  'sqlParameter.tooLong': { zh: 'SQL最多{most}个字符', en: 'The SQL is longer than {most} characters' },
  'sqlParameter.tooMany': { zh: '最多使用{most}个参数', en: 'At most {most} parameters may be used' },
  'sqlParameter.tooManyTables': { zh: '最多读取{most}个表', en: 'At most {most} tables may be read' },
  'sqlParameter.tooComplex': { zh: 'SQL过于复杂', en: 'The SQL is too complex' },
  'sqlParameter.parse': { zh: 'SQL无法解析：{reason}', en: 'The SQL cannot be read: {reason}' },
  'sqlParameter.oneSelect': {
    zh: '只能是一条SELECT语句',
    en: 'It must be exactly one SELECT statement',
  },
  'sqlParameter.syntax': { zh: '不允许的语法：{name}', en: 'This is not allowed: {name}' },
  'sqlParameter.numbered': {
    zh: '参数请写成{字段}，不能写$1',
    en: 'Write parameters as a field in braces, not as $1',
  },
  'sqlParameter.function': { zh: '不允许的函数：{name}', en: 'This function is not allowed: {name}' },
  'sqlParameter.arguments': {
    zh: '函数{name}的参数或用法不允许',
    en: 'The function {name} may not be used with these arguments or in this way',
  },
  'sqlParameter.operator': { zh: '不允许的运算符：{name}', en: 'This operator is not allowed: {name}' },
  'sqlParameter.type': { zh: '不允许的类型：{name}', en: 'This type is not allowed: {name}' },
  'sqlParameter.table': { zh: '没有此表：{name}', en: 'There is no such table: {name}' },
  'sqlParameter.column': {
    zh: '没有此列：{name}（计算列请用as命名）',
    en: 'There is no such column: {name} (give a computed column a name with AS)',
  },
  'sqlParameter.qualified': {
    zh: '只能写 表.列，不能带模式或数据库名：{name}',
    en: 'Only table.column may be written, without a schema or database: {name}',
  },
  'sqlParameter.star': { zh: '*只能作为输出列', en: '* may only be an output column' },
  'sqlParameter.noColumns': { zh: 'SELECT至少需要一列', en: 'SELECT needs at least one column' },
  'sqlParameter.unknownField': {
    zh: '没有参数字段【{name}】，请先在参数中选择',
    en: 'There is no parameter field [{name}]; choose it among the parameters first',
  },
  'sqlParameter.ambiguousField': {
    zh: '参数字段【{name}】不唯一，请写main.字段或detail.字段',
    en: 'The parameter field [{name}] is ambiguous; write main.field or detail.field',
  },
  'sqlParameter.untypedField': {
    zh: '参数字段【{name}】的类型未知，请指定text、number或date',
    en: 'The type of the parameter field [{name}] is unknown; give text, number or date',
  },
  'sqlParameter.database': {
    zh: '数据库不接受此SQL：{reason}',
    en: 'The database does not accept this SQL: {reason}',
  },
} as const satisfies Catalogue;
