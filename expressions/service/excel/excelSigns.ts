import type { Sign } from '../LanguageTools.ts';

/** Signs that may follow an operand. */
export const excelOperators: readonly Sign[] = [
  { text: '+', means: { zh: '加', en: 'plus' } },
  { text: '-', means: { zh: '减', en: 'minus' } },
  { text: '*', means: { zh: '乘', en: 'times' } },
  { text: '/', means: { zh: '除以', en: 'divided by' } },
  { text: '^', means: { zh: '乘方', en: 'to the power of' } },
  { text: '&', means: { zh: '连接文本', en: 'joined with' } },
  { text: '%', means: { zh: '百分之', en: 'percent' } },
  { text: '=', means: { zh: '等于', en: 'equals' } },
  { text: '<>', means: { zh: '不等于', en: 'does not equal' } },
  { text: '<', means: { zh: '小于', en: 'less than' } },
  { text: '<=', means: { zh: '小于等于', en: 'at most' } },
  { text: '>', means: { zh: '大于', en: 'greater than' } },
  { text: '>=', means: { zh: '大于等于', en: 'at least' } },
];

export const excelConstants: readonly Sign[] = [
  { text: 'TRUE', means: { zh: '真', en: 'true' } },
  { text: 'FALSE', means: { zh: '假', en: 'false' } },
];
