/** Characters of the codes 128 to 159 in Windows-1252; a blank for undefined codes. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The character of a Windows code from 1 to 255; undefined outside. */
export function windowsCharacter(code: number): string | undefined {
  if (!(code >= 1 && code <= 255)) return undefined;
  const special = code >= 128 && code < 160 ? UPPER[code - 128] : undefined;
  return special === undefined || special === ' ' ? String.fromCharCode(code) : special;
}

/** The Windows code of the first character of a text, else its Unicode code point. */
export function codeOf(text: string): number {
  const special = UPPER.indexOf(text[0] ?? '');
  if (special >= 0 && text[0] !== ' ') return 128 + special;
  return text.codePointAt(0) ?? 0;
}
