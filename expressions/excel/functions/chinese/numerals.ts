/** A set of Chinese numerals. */
export interface Numerals {
  /** Zero to nine. */
  readonly digits: string;
  /** Ones (empty), ten, hundred and thousand. */
  readonly units: readonly string[];
}

/** 一二三: everyday numerals. */
export const plain: Numerals = { digits: '〇一二三四五六七八九', units: ['', '十', '百', '千'] };

/** 壹贰叁: the numerals of cheques and invoices, which added strokes cannot change into others. */
export const formal: Numerals = { digits: '零壹贰叁肆伍陆柒捌玖', units: ['', '拾', '佰', '仟'] };

const WAN = 10_000n;
const YI = 100_000_000n;
/** Numbers of more than 16 digits are not supported. */
const LIMIT = 10n ** 16n;
/** Zeros inside a number are always 零. */
const GAP = '零';

/** Spells digit by digit: 2024 is 二〇二四. Other characters stay. */
export function spelled(text: string, numerals: Numerals): string {
  return text.replace(/\d/g, (digit) => numerals.digits.charAt(Number(digit)));
}

/** Spells a whole number from 0: 10305 is 一万零三百零五. Undefined beyond 16 digits. */
export function counted(value: bigint, numerals: Numerals): string | undefined {
  if (value >= LIMIT) return undefined;
  return value === 0n ? GAP : positive(value, numerals);
}

/** Spells a day or a month: 12 is 十二 in everyday numerals, not 一十二. */
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
