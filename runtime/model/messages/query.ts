import type { Catalogue } from './Catalogue.ts';

/** Reasons why a part of a query was not used. */
export const queryMessages = {
  'query.figure': {
    zh: '【{name}】是从视图读取的数，不能排序或筛选',
    en: '[{name}] is read from a view and can neither sort nor filter',
  },
  'query.unknownField': { zh: '没有字段【{name}】', en: 'There is no field [{name}]' },
  'query.forbiddenField': {
    zh: '没有查看字段【{name}】的权限',
    en: 'You have no right to see the field [{name}]',
  },
  'query.invalidValue': {
    zh: '字段【{name}】的值【{value}】与字段类型不符',
    en: 'The value [{value}] does not fit the field [{name}]',
  },
  'query.unknownOperator': {
    zh: '字段【{name}】的比较方式【{value}】不存在',
    en: 'The field [{name}] is compared with an unknown operator [{value}]',
  },
  'query.unknownGroup': {
    zh: '条件组的连接词【{value}】不存在（{name}），请使用 and 或 or',
    en: 'A group is joined by an unknown word [{value}] ({name}); please use and or or',
  },
  'query.unknownRows': {
    zh: '字段【{name}】的明细行满足方式【{value}】不存在',
    en: 'The rows for the field [{name}] are taken by an unknown word [{value}]',
  },
  'query.unreadable': {
    zh: '无法识别【{name}】的值【{value}】',
    en: 'The value [{value}] of [{name}] cannot be read',
  },
  'query.notAList': { zh: '查询条件不是列表', en: 'The conditions are not a list' },
  'query.notAClause': { zh: '查询条件格式不正确：{value}', en: 'This is not a condition: {value}' },
  'query.tooMany': {
    zh: '查询条件过多（{value}），多余的未使用',
    en: 'Too many conditions ({value}); the rest were not used',
  },
  'query.tooLong': { zh: '字段【{name}】的查询值过长', en: 'The value for the field [{name}] is too long' },
  'query.keptLong': {
    zh: '筛选条件超过 {n} 个字符，请减少条件中的值',
    en: 'The filters have more than {n} characters; please use fewer values',
  },
  'query.keptUnread': {
    zh: '无法识别筛选条件，未保存',
    en: 'The filters cannot be read and were not kept',
  },
  'query.keptTaken': {
    zh: '筛选条件的编号已被使用，请重新筛选',
    en: 'The number of these filters is in use; please filter again',
  },
  'query.keptGone': {
    zh: '没有这些筛选条件：已过期，或您没有查看其中字段的权限',
    en: 'These filters are not there: they are too old, or you may not see one of their fields',
  },
} as const satisfies Catalogue;
