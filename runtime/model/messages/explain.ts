import type { Catalogue } from './Catalogue.ts';

/** Why a formula gave what it gave. */
export const explainMessages = {
  'explain.value': { zh: '{title} 为 {value}', en: '{title} is {value}' },
  'explain.blank': { zh: '{title} 为空', en: '{title} is empty' },
  'explain.blankBecause': { zh: '{title} 为空, 因为 {reason}', en: '{title} is empty because {reason}' },
  'explain.failed': {
    zh: '{title} 无法计算, 因为 {reason}',
    en: '{title} cannot be computed because {reason}',
  },
  'explain.empty': { zh: '{name} 没有填写', en: '{name} is not filled in' },
  'explain.notANumber': { zh: '{name} 不是数字', en: '{name} is not a number' },
  'explain.notADate': { zh: '{name} 不是日期', en: '{name} is not a date' },
  'explain.divisionByZero': { zh: '除数 {name} 为 0', en: 'the divisor {name} is 0' },
  'explain.noValues': { zh: '{name} 没有一行填写', en: 'no row has a value of {name}' },
  'explain.nothing': { zh: '公式规定为空', en: 'the formula says so' },
  'explain.noResult': { zh: '{name} 没有结果', en: '{name} has no result' },
  'explain.numberRange': { zh: '{name} 超出数字范围', en: '{name} needs more digits than a number has' },
  'explain.limit': { zh: '{name} 计算量过大', en: '{name} takes too much work' },
  'explain.error': { zh: '{name} 计算出错（{code}）', en: '{name} fails ({code})' },
  'explain.inRow': { zh: '{list} 第{n}行 的 {name}', en: '{name} in row {n} of {list}' },
  'explain.row': { zh: '第{n}行: ', en: 'row {n}: ' },
  'explain.rows': { zh: '{n} 行', en: '{n} rows' },
  'explain.more': { zh: '……', en: '...' },
} as const satisfies Catalogue;
