import type { NativeFunction } from '../NativeFunction.ts';

/** `$eval` is always refused as `refused-eval`. The table lists it so that its help explains why. */
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
