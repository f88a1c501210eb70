import type { NativeFunction } from '../NativeFunction.ts';

const BLANKS = /[ \t\r\n]+/g;

/** `$trim(text)`: collapses runs of blanks, tabs and line ends to one blank; removes them at both ends. */
export const trim: NativeFunction = {
  name: 'trim',
  signature: '<s-:s>',
  title: '去空白',
  summary: {
    zh: '连续的空格、制表符和换行合成一个空格，两端的去掉。',
    en: 'Runs of blanks, tabs and line ends become one blank; those at both ends go.',
  },
  parameters: ['str'],
  examples: [{ expr: '$trim("  上海   客户 ")', value: '上海 客户' }],
  run(call, text?: string) {
    if (text === undefined) return undefined;
    call.frame.charge(text.length >>> 4);
    call.frame.allocateText(text.length);
    const single = text.replace(BLANKS, ' ');
    return single.slice(
      single.startsWith(' ') ? 1 : 0,
      single.length > 1 && single.endsWith(' ') ? -1 : undefined,
    );
  },
};
