import type { Cell } from '../schema/Row.ts';

const numerals = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Writes four digits: `1020` -> 壹仟零贰拾. Zeros between digits give one 零, zeros at the end none. */
function groupText(group: string): string {
  let text = '';
  let zero = false;
  for (const [at, character] of [...group].entries()) {
    const digit = Number(character);
    if (digit === 0) zero = text !== '';
    else {
      text += `${zero ? '零' : ''}${numerals[digit]}${places[group.length - 1 - at]}`;
      zero = false;
    }
  }
  return text;
}

function wholeText(digits: string): string {
  let text = '';
  for (let end = digits.length, group = 0; end > 0; end -= 4, group += 1) {
    const part = digits.slice(Math.max(0, end - 4), end);
    const said = groupText(part);
    if (said === '') {
      if (text !== '' && !text.startsWith('零')) text = `零${text}`;
      continue;
    }
    // 零 joins a group that begins with zeros to the one before.
    const tied = part.startsWith('0') && end > 4 ? '零' : '';
    text = tied + said + groups[group] + text;
  }
  return text;
}

/**
 * An amount in the capital characters of cheques (`1020.50` -> 壹仟零贰拾元伍角整), rounded to cents as decimal text;
 * undefined without an amount, or from 10^16 on.
 */
export function capitalAmount(value: Cell): string | undefined {
  const match = /^(-?)0*(\d{1,16})(?:\.(\d*))?$/.exec(String(value ?? ''));
  if (!match) return undefined;
  const [, sign = '', whole = '0', decimals = ''] = match;
  const up = Number(decimals[2] ?? 0) >= 5 ? 1n : 0n;
  const all = (BigInt(whole) * 100n + BigInt(decimals.slice(0, 2).padEnd(2, '0')) + up).toString();
  const padded = all.padStart(3, '0');
  const yuan = wholeText(padded.slice(0, -2).replace(/^0+/, ''));
  const [jiao = 0, fen = 0] = [...padded.slice(-2)].map(Number);
  const small =
    (jiao > 0 ? `${numerals[jiao]}角` : fen > 0 && yuan !== '' ? '零' : '') +
    (fen > 0 ? `${numerals[fen]}分` : '整');
  if (yuan === '' && jiao === 0 && fen === 0) return '零元整';
  return `${sign === '-' ? '负' : ''}${yuan === '' ? '' : `${yuan}元`}${small}`;
}
