import type { NativeFunction } from '../NativeFunction.ts';

/** Maximum encoded characters per UTF-16 unit. */
const LONGEST = 9;

/** `$encodeUrlComponent(text)`: escapes a part of a URL; half a surrogate pair is D3140. */
export const encodeUrlComponent = coder({
  name: 'encodeUrlComponent',
  title: '网址部分编码',
  summary: {
    zh: '把文本编码成网址参数的一部分。',
    en: 'Escapes a text so that it can be a part of a URL.',
  },
  examples: [{ expr: '$encodeUrlComponent("客户=上海")', value: '%E5%AE%A2%E6%88%B7%3D%E4%B8%8A%E6%B5%B7' }],
  code: encodeURIComponent,
});

/** `$encodeUrl(text)`: like {@link encodeUrlComponent}, but keeps characters with a meaning in a URL. */
export const encodeUrl = coder({
  name: 'encodeUrl',
  title: '网址编码',
  summary: { zh: '编码整个网址，保留 : / ? & 等。', en: 'Escapes a whole URL; : / ? & and the like stay.' },
  examples: [{ expr: '$encodeUrl("https://a.cn/?q=单价")', value: 'https://a.cn/?q=%E5%8D%95%E4%BB%B7' }],
  code: encodeURI,
});

/** `$decodeUrlComponent(text)`: a broken escape is D3140. */
export const decodeUrlComponent = coder({
  name: 'decodeUrlComponent',
  title: '网址部分解码',
  summary: { zh: '还原 $encodeUrlComponent 的结果。', en: 'Undoes $encodeUrlComponent.' },
  examples: [{ expr: '$decodeUrlComponent("%E5%8D%95%E4%BB%B7%3D9")', value: '单价=9' }],
  code: decodeURIComponent,
});

/** `$decodeUrl(text)`: a broken escape is D3140. */
export const decodeUrl = coder({
  name: 'decodeUrl',
  title: '网址解码',
  summary: { zh: '还原 $encodeUrl 的结果。', en: 'Undoes $encodeUrl.' },
  examples: [{ expr: '$decodeUrl("https://a.cn/?q=%E5%8D%95")', value: 'https://a.cn/?q=单' }],
  code: decodeURI,
});

function coder(
  given: Pick<NativeFunction, 'name' | 'title' | 'summary' | 'examples'> & { code(text: string): string },
): NativeFunction {
  const { name, title, summary, examples, code } = given;
  return {
    name,
    signature: '<s-:s>',
    title,
    summary,
    parameters: ['str'],
    examples,
    run({ frame }, text?: string) {
      if (text === undefined) return undefined;
      frame.charge(text.length >>> 3);
      frame.allocate(2 * Math.min(LONGEST * text.length, frame.limits.text));
      let result: string;
      try {
        result = code(text);
      } catch {
        throw frame.refuse('D3140', `Malformed URL passed to $${name}().`);
      }
      frame.allocateText(result.length);
      return result;
    },
  };
}
