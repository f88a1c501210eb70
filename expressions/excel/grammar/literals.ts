import type { Token } from '../../grammar/Token.ts';
import type { Decimal } from '../../numbers/Decimal.ts';
import { plainText } from '../../numbers/plainText.ts';
import { settle } from '../../numbers/settle.ts';
import { Refusal } from '../../Refusal.ts';
import type { ExcelNode } from '../ExcelNode.ts';
import { errorOf } from '../values/ExcelError.ts';

/** The constant of a token; undefined when it is no literal. */
export function literal(token: Token, negative = false): ExcelNode | undefined {
  return literals[token.type]?.(token, negative);
}

const literals: Readonly<Record<string, (token: Token, negative: boolean) => ExcelNode | undefined>> = {
  number: (token, negative) => numberNode(token, negative),
  text: ({ value, from, to }) => ({ kind: 'constant', value, from, to }),
  error: ({ value, from, to }) => {
    const code = errorOf(value)?.code;
    return code === undefined ? undefined : { kind: 'error', code, from, to };
  },
  name: ({ value, from, to }) => {
    const word = String(value);
    const truth = word.length === 4 || word.length === 5 ? truths.get(word.toUpperCase()) : undefined;
    return truth === undefined ? undefined : { kind: 'constant', value: truth, from, to };
  },
};

const truths: ReadonlyMap<string, boolean> = new Map([
  ['TRUE', true],
  ['FALSE', false],
]);

function numberNode({ value, from, to }: Token, negative: boolean): ExcelNode {
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? { kind: 'constant', value: negative ? 0 - value : value, from, to }
      : { kind: 'error', code: '#NUM!', from, to };
  const exact = exactNumber(value, negative, from, to);
  if (typeof exact === 'number') return { kind: 'constant', value: exact, from, to };
  return { kind: 'decimal', text: plainText(exact), from, to };
}

/** Keeps digits beyond a double, up to 34; more is refused as `number-range`. */
function exactNumber(written: string, negative: boolean, from: number, to: number): number | Decimal {
  const [mantissa = '', exponent = '0'] = written.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  try {
    const coefficient = BigInt(whole + fraction);
    return settle(negative ? -coefficient : coefficient, scale, false);
  } catch (thrown) {
    if (thrown instanceof Refusal) throw new Refusal({ ...thrown.error, from, to });
    throw thrown;
  }
}
