import { blankCharacters } from '../../../../expressions/trimCharacters.ts';

/** Signs without width: zero-width space, non-joiner, joiner, word joiner and byte order mark. */
const zeroWidth = '\u200b\u200c\u200d\u2060\ufeff';
const blanks: ReadonlySet<string> = new Set(`${blankCharacters}\u0085\u180e${zeroWidth}`);

/** Whether the sign at `at` is a blank of any kind or has no width. The fast path covers ASCII. */
function isBlankAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit > 32 && unit < 127 ? false : blanks.has(text.charAt(at));
}

/** Whether the text has only blanks and signs without width. */
export function isBlankText(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (!isBlankAt(text, at)) return false;
  return true;
}

/**
 * The text without blanks of any kind (also U+3000, U+00A0, tabs and line ends) and signs without width at its
 * ends. Inner ones stay: joiners inside an emoji are part of it. Linear.
 */
export function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlankAt(text, start)) start += 1;
  while (end > start && isBlankAt(text, end - 1)) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** Full-width ASCII, the minus sign of typography and the blank of Chinese input. */
const wide = /[\uff01-\uff5e\u2212\u3000]/g;

/**
 * A typed number, date, time or word as the readers of columns take it: full-width digits and signs
 * (`１２．５`, `－`, `：`) become ASCII, outer blanks go. Linear. Not for texts that are stored as typed.
 */
export function plainTyped(text: string): string {
  return trimBlanks(text.replace(wide, narrow));
}

function narrow(sign: string): string {
  if (sign === '\u2212') return '-';
  return sign === '\u3000' ? ' ' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
}
