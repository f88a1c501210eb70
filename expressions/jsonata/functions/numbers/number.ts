import type { Numeric } from '../../../numbers/Decimal.ts';
import { settle } from '../../../numbers/settle.ts';
import type { NativeCall } from '../NativeCall.ts';
import type { NativeFunction } from '../NativeFunction.ts';

const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/;
const PREFIXED = /^0(?:[xX][\da-fA-F]+|[oO][0-7]+|[bB][01]+)$/;
/** Maximum length of number text. Enough for 34 digits between 1e-300 and 1e309. */
const LONGEST = 700;

/**
 * `$number(value)`: parses JSON numbers exactly, `0x` `0o` `0b`; true is 1. D3030 for other text,
 * `number-range` beyond 34 digits.
 */
export const number: NativeFunction = {
  name: 'number',
  signature: '<(nsb)-:n>',
  title: '转数字',
  summary: {
    zh: '把文本或是否转成数字，保留全部小数位。',
    en: 'The number a text or boolean means, with all its digits.',
  },
  parameters: ['arg'],
  examples: [
    { expr: '$number("29.985")', value: 29.985 },
    { expr: '$number(true)', value: 1 },
  ],
  run(call, value?: Numeric | string | boolean) {
    if (typeof value === 'boolean') return Number(value);
    return typeof value === 'string' ? parsed(call, value) : value;
  },
};

function parsed(call: NativeCall, text: string): Numeric {
  const [, whole, fraction = '', exponent = '0'] = text.length > LONGEST ? [] : (DECIMAL.exec(text) ?? []);
  if (whole !== undefined && Number.isFinite(Number(text))) {
    const shift = Math.max(-2 * LONGEST, Math.min(2 * LONGEST, Number(exponent)));
    return settle(BigInt(whole + fraction), fraction.length - shift, false);
  }
  if (text.length <= LONGEST && PREFIXED.test(text)) return settle(BigInt(text), 0, false);
  throw call.frame.refuse('D3030', 'Unable to cast the text to a number.');
}
