import { defaultLimits, sourceLimits } from '../../expressions/Limits.ts';

const count = (value: number): string => value.toLocaleString('en-US');
const mebi = (bytes: number): string => `${bytes / 1024 / 1024} Mi`;

/** The limits of formulas as a Markdown table. */
export function limitTable(): string {
  const rows: readonly (readonly [what: string, most: string, code: string])[] = [
    ['公式文本的长度', `${count(sourceLimits.text)} 个字符`, 'limit-source'],
    ['JSON Logic 的内容', `${count(sourceLimits.nodes)} 项`, 'limit-nodes'],
    ['嵌套', `${count(sourceLimits.depth)} 层`, 'limit-depth'],
    ['一次计算', `${count(defaultLimits.steps)} 步`, 'limit-steps'],
    ['一次计算的内存', `${mebi(defaultLimits.bytes)}B`, 'limit-memory'],
    ['一个文本', `${mebi(defaultLimits.text)} 个字符`, 'limit-text'],
    ['函数互相调用', `${count(defaultLimits.calls)} 层`, 'limit-calls'],
  ];
  return [
    '| 什么 | 最多 | 代码 |',
    '| --- | --- | --- |',
    ...rows.map(([what, most, code]) => `| ${what} | ${most} | \`${code}\` |`),
  ].join('\n');
}
