import { placeOn, type Scale } from './Scale.ts';

/** Upper bound of key numbers; more keys than any flow contains. */
const endless = 1n << 40n;

/**
 * Scale for texts that are compared for equality only: keys, codes, names.
 * A text gets its number when first met; numbers not yet assigned stand for all other texts.
 * Texts have no order here: `<` between texts is undecided.
 */
export function keyScale(): Scale {
  const codes = new Map<string, bigint>();
  const texts: string[] = [];
  const codeOf = (text: string): bigint => {
    const known = codes.get(text);
    if (known !== undefined) return known;
    const code = BigInt(texts.length);
    codes.set(text, code);
    texts.push(text);
    return code;
  };
  return {
    least: 0n,
    greatest: endless,
    isOrdered: false,
    place: (constant) =>
      typeof constant !== 'string' || isDated.test(constant) ? undefined : placeOn(codeOf(constant)),
    value: (code) => texts[Number(code)] ?? unmentioned(codes),
  };
}

/** Texts that untyped conditions compare as days, so that one constant can equal several texts. */
const isDated = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

function unmentioned(codes: ReadonlyMap<string, bigint>): string {
  for (let n = 1; ; n += 1) {
    const text = n === 1 ? '其他' : `其他${n}`;
    if (!codes.has(text)) return text;
  }
}

/** Scale of booleans. */
export const truthScale: Scale = {
  least: 0n,
  greatest: 1n,
  isOrdered: false,
  place: (constant) => (typeof constant === 'boolean' ? placeOn(constant ? 1n : 0n) : undefined),
  value: (code) => code === 1n,
};
