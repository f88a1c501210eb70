import type { JsonataValue } from '../../JsonataValue.ts';
import type { NativeFunction } from '../NativeFunction.ts';

/** `$count(list)`: 0 for nothing. */
export const count: NativeFunction = {
  name: 'count',
  signature: '<a:n>',
  title: '计数',
  summary: { zh: '列表有几项；没有值为 0。', en: 'How many items a list has; 0 for nothing.' },
  parameters: ['array'],
  examples: [{ expr: '$count(明细)', data: { 明细: [{ 数量: 3 }, { 数量: 2 }] }, value: 2 }],
  run: (_call, list?: readonly JsonataValue[]) => list?.length ?? 0,
};
