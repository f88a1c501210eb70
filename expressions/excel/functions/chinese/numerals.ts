/** One way to write numbers in Chinese. */
export interface Numerals {
  /** Zero to nine. */
  readonly digits: string;
  /** Nothing, ten, hundred and thousand. */
  readonly units: readonly string[];
}

/** 一二三: everyday numerals. */
export const plain: Numerals = { digits: '〇一二三四五六七八九', units: ['', '十', '百', '千'] };

/** 壹贰叁: the numerals of cheques and invoices, which no stroke can change into another. */
export const formal: Numerals = { digits: '零壹贰叁肆伍陆柒捌玖', units: ['', '拾', '佰', '仟'] };

const WAN = 10_000n;
const YI = 100_000_000n;
/** More than 16 digits are not written. */
const LIMIT = 10n ** 16n;
/** Inside a number the gap is always 零. */
const GAP = '零';

/** Each digit for itself: 2024 is 二〇二四. Other characters stay. */
export function spelled(text: string, numerals: Numerals): string {
  return text.replace(/\d/g, (digit) => numerals.digits.charAt(Number(digit)));
}

/** A whole number from 0 as it is read: 10305 is 一万零三百零五. Undefined beyond 16 digits. */
export function counted(value: bigint, numerals: Numerals): string | undefined {
  if (value >= LIMIT) return undefined;
  return value === 0n ? GAP : positive(value, numerals);
}

/** A day or a month: 12 is 十二 in everyday numerals, not 一十二. */
export function countedShort(value: number, numerals: Numerals): string {
  const text = counted(BigInt(value), numerals) ?? '';
  return numerals === plain ? text.replace(/^一十/, '十') : text;
}

function positive(value: bigint, numerals: Numerals): string {
  if (value >= YI) return joined(value, YI, '亿', numerals);
  if (value >= WAN) return joined(value, WAN, '万', numerals);
  return belowWan(Number(value), numerals);
}

function joined(value: bigint, unit: bigint, name: string, numerals: Numerals): string {
  const rest = value % unit;
  const head = positive(value / unit, numerals) + name;
  if (rest === 0n) return head;
  return head + (rest * 10n < unit ? GAP : '') + positive(rest, numerals);
}

function belowWan(value: number, numerals: Numerals): string {
  let text = '';
  let gap = false;
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) {
      gap = text !== '';
      continue;
    }
    text += (gap ? GAP : '') + numerals.digits.charAt(digit) + (numerals.units[place] ?? '');
    gap = false;
  }
  return text;
}
