/** Code point of the zero in a character's digit family; undefined when it is no decimal digit. */
export function zeroOf(character: string): number | undefined {
  if (!isDigit(character)) return undefined;
  const point = character.codePointAt(0) ?? 0;
  // The mathematical digits are five adjacent families.
  if (point >= 0x1d7ce && point <= 0x1d7ff) return point - ((point - 0x1d7ce) % 10);
  let zero = point;
  while (isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
  return zero;
}

/** Replaces ASCII digits by those of another family. */
export function inFamily(text: string, zero: number): string {
  if (zero === 0x30) return text;
  return text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

function isDigit(character: string): boolean {
  return /^\p{Nd}$/u.test(character);
}
