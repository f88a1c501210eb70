import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { plainText } from '../../../numbers/plainText.ts';
import { roundNumber } from '../../../numbers/roundNumber.ts';
import { counted, formal } from './numerals.ts';

/**
 * Writes an amount as on cheques and invoices: 12345.67 is 壹万贰仟叁佰肆拾伍元陆角柒分. Rounds to 分, half away from zero.
 * Ends in 整 unless there are 分; writes 零 for a missing 角 before 分, and 负 for the minus. Undefined beyond 16
 * digits of 元.
 */
export function rmbText(value: Numeric): string | undefined {
  const cents = roundNumber(value, 2);
  const [whole = '0', decimals = ''] = plainText(cents).replace('-', '').split('.');
  const [jiao = '0', fen = '0'] = decimals.padEnd(2, '0');
  const yuan = BigInt(whole);
  const amount = counted(yuan, formal);
  if (amount === undefined) return undefined;
  const sign = compareNumbers(cents, 0) < 0 ? '负' : '';
  return sign + withoutSign(yuan === 0n ? '' : `${amount}元`, jiao, fen);
}

function withoutSign(yuan: string, jiao: string, fen: string): string {
  if (jiao === '0' && fen === '0') return `${yuan === '' ? '零元' : yuan}整`;
  if (fen === '0') return `${yuan}${digit(jiao)}角整`;
  const middle = jiao !== '0' ? `${digit(jiao)}角` : yuan === '' ? '' : '零';
  return `${yuan}${middle}${digit(fen)}分`;
}

function digit(character: string): string {
  return formal.digits.charAt(Number(character));
}
