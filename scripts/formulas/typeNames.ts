import type { ParameterHelp } from '../../expressions/service/index.ts';

/** Names of value types in the reference. */
export const typeNames: Readonly<Record<ParameterHelp['type'], string>> = {
  number: '数字',
  text: '文本',
  date: '日期',
  datetime: '日期时间',
  boolean: '是否',
  list: '列表',
  any: '任意',
  range: '多个值',
  function: '函数',
  object: '对象',
  pattern: '文本或正则表达式',
};
