import type { JsonataFunction } from '../../JsonataFunction.ts';
import type { NativeFunction } from '../NativeFunction.ts';
import { matches } from './matches.ts';

/** `$contains(text, pattern)`: true when a text or regular expression occurs. */
export const contains: NativeFunction = {
  name: 'contains',
  signature: '<s-(sf):b>',
  title: '包含',
  summary: { zh: '文本里是否出现给定文本或正则。', en: 'Whether a text or regular expression occurs.' },
  parameters: ['str', 'pattern'],
  examples: [
    { expr: '$contains("上海客户", "上海")', value: true },
    { expr: '$contains("SO-17", /^SO-\\d+$/)', value: true },
  ],
  run(call, text?: string, pattern?: string | JsonataFunction) {
    if (text === undefined || pattern === undefined) return undefined;
    return matches(call, text, pattern).next().done === false;
  },
};
