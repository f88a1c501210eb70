/** Names of the function categories, in the order of the reference. */
export const categories: Readonly<Record<string, { readonly zh: string; readonly en: string }>> = {
  math: { zh: '数学', en: 'Math' },
  statistics: { zh: '统计', en: 'Statistics' },
  logic: { zh: '判断', en: 'Logic' },
  text: { zh: '文本', en: 'Text' },
  lookup: { zh: '查找', en: 'Lookup' },
  information: { zh: '信息', en: 'Information' },
  finance: { zh: '财务', en: 'Finance' },
  chinese: { zh: '中文', en: 'Chinese' },
  string: { zh: '文本', en: 'Text' },
  number: { zh: '数字', en: 'Numbers' },
  aggregate: { zh: '汇总', en: 'Totals' },
  boolean: { zh: '是否', en: 'Truth' },
  array: { zh: '列表', en: 'Lists' },
  object: { zh: '对象', en: 'Objects' },
  date: { zh: '日期', en: 'Dates' },
  function: { zh: '逐项处理', en: 'Item by item' },
};
