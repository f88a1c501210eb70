import { placeOn, type Scale } from './Scale.ts';

/** More keys than anybody writes down. */
const endless = 1n << 40n;

/**
 * Texts that are compared for being the same: keys, codes, names. Each gets a number when it is first met; numbers not given
 * yet stand for texts nobody mentioned. Order is not theirs: `<` between texts is not decided.
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

/** Conditions that know no type compare texts of these shapes as days, so that one can equal several. */
const isDated = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

function unmentioned(codes: ReadonlyMap<string, bigint>): string {
  for (let n = 1; ; n += 1) {
    const text = n === 1 ? '其他' : `其他${n}`;
    if (!codes.has(text)) return text;
  }
}

/** No and yes. */
export const truthScale: Scale = {
  least: 0n,
  greatest: 1n,
  isOrdered: false,
  place: (constant) => (typeof constant === 'boolean' ? placeOn(constant ? 1n : 0n) : undefined),
  value: (code) => code === 1n,
};
