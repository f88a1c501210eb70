import type { NativeFunction } from '../NativeFunction.ts';

/** `$join(texts, separator?)`: joins texts. */
export const join: NativeFunction = {
  name: 'join',
  signature: '<a<s>s?:s>',
  title: '连接',
  summary: {
    zh: '把一组文本连成一个，可用分隔符隔开。',
    en: 'One text of many, with a separator in between.',
  },
  parameters: ['array', 'separator'],
  examples: [{ expr: '$join(客户, "、")', data: { 客户: ['华东', '华南'] }, value: '华东、华南' }],
  run({ frame }, texts: readonly string[] | undefined, separator: string = '') {
    if (texts === undefined) return undefined;
    frame.charge(texts.length);
    const between = separator.length * Math.max(0, texts.length - 1);
    frame.allocateText(texts.reduce((length, text) => length + text.length, between));
    return texts.join(separator);
  },
};
