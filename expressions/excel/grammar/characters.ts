/** Operators and brackets by character code; full-width forms mean their ASCII form. */
const signs: ReadonlyMap<number, string> = new Map(
  [
    ...Array.from('+-*/^&=<>%(),;:{}', (sign) => [sign, sign] as const),
    ...Array.from(
      '＋－＊／＾＆＝＜＞％（），；：｛｝',
      (wide) => [wide, String.fromCharCode(wide.charCodeAt(0) - 0xfee0)] as const,
    ),
    ['×', '*'] as const,
    ['÷', '/'] as const,
    ['−', '-'] as const,
    ['≤', '<='] as const,
    ['≥', '>='] as const,
    ['≠', '<>'] as const,
  ].map(([character, meaning]) => [character.charCodeAt(0), meaning]),
);

/** ASCII operators by code: the common case, without hashing. */
const ascii: readonly (string | undefined)[] = Array.from({ length: 128 }, (_, code) => signs.get(code));

/** The operator or bracket of a character; undefined for all others. */
export function signOf(code: number): string | undefined {
  return code < 128 ? ascii[code] : signs.get(code);
}

export function isBlank(code: number): boolean {
  return code <= 32 || code === 0x3000 || code === 0xa0 || code === 0xfeff;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** True for characters that may start a name: letters of all scripts, `_`, `$` and `\`. */
export function startsName(code: number): boolean {
  if (code < 128)
    return (
      (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 36 || code === 92
    );
  return !isPunctuation(code);
}

/** True for characters that may continue a name: also digits, `.` and `?`. */
export function continuesName(code: number): boolean {
  return startsName(code) || isDigit(code) || code === 46 || code === 63;
}

/** True for punctuation and symbols beyond ASCII, which names cannot contain. */
function isPunctuation(code: number): boolean {
  if (code < 0xc0) return code !== 0xaa && code !== 0xb5 && code !== 0xba;
  if (code === 0xd7 || code === 0xf7) return true;
  if (code < 0x2000) return false;
  if (code <= 0x206f || (code >= 0x2190 && code <= 0x23ff)) return true;
  if (code >= 0x3000 && code <= 0x303f) return code !== 0x3005 && code !== 0x3007;
  if (code < 0xff00) return code >= 0xfe10 && code <= 0xfe6f;
  const plain = code - 0xfee0;
  return !(isDigit(plain) || (plain >= 65 && plain <= 90) || (plain >= 97 && plain <= 122) || code > 0xff5e);
}
