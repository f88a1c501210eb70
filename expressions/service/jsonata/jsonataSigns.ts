import type { Sign } from '../LanguageTools.ts';

/** Signs that may follow an operand. */
export const jsonataOperators: readonly Sign[] = [
  { text: '.', means: { zh: '的', en: 'of it' } },
  { text: '+', means: { zh: '加', en: 'plus' } },
  { text: '-', means: { zh: '减', en: 'minus' } },
  { text: '*', means: { zh: '乘', en: 'times' } },
  { text: '/', means: { zh: '除以', en: 'divided by' } },
  { text: '%', means: { zh: '除后余数', en: 'modulo' } },
  { text: '&', means: { zh: '连接文本', en: 'joined with' } },
  { text: '=', means: { zh: '等于', en: 'equals' } },
  { text: '!=', means: { zh: '不等于', en: 'does not equal' } },
  { text: '<', means: { zh: '小于', en: 'less than' } },
  { text: '<=', means: { zh: '小于等于', en: 'at most' } },
  { text: '>', means: { zh: '大于', en: 'greater than' } },
  { text: '>=', means: { zh: '大于等于', en: 'at least' } },
  { text: 'and', means: { zh: '且', en: 'and' } },
  { text: 'or', means: { zh: '或', en: 'or' } },
  { text: 'in', means: { zh: '属于', en: 'is one of' } },
  { text: '?', means: { zh: '如果成立', en: 'if so' } },
  { text: '??', means: { zh: '没有时取', en: 'or when missing' } },
  { text: '?:', means: { zh: '不成立时取', en: 'or when not true' } },
  { text: '~>', means: { zh: '交给函数', en: 'passed to' } },
];

export const jsonataConstants: readonly Sign[] = [
  { text: 'true', means: { zh: '真', en: 'true' } },
  { text: 'false', means: { zh: '假', en: 'false' } },
  { text: 'null', means: { zh: '空', en: 'null' } },
];
