import type { NativeFunction } from '../NativeFunction.ts';

/** `$eval` is in the table so that whoever writes it reads why not: always refused as `refused-eval`. */
export const evalRefused: NativeFunction = {
  name: 'eval',
  signature: '<sx?:x>',
  title: '求值（不可用）',
  summary: {
    zh: '不提供：公式不能执行文本里的公式。',
    en: 'Not available: a formula cannot run a formula from text.',
  },
  parameters: ['expr', 'context'],
  examples: [],
  run({ frame }) {
    throw frame.refuse('refused-eval', '$eval is not available.');
  },
};
