import { blankCharacters } from '../../../../expressions/trimCharacters.ts';

/** Signs without width: zero-width space, non-joiner, joiner, word joiner and byte order mark. */
const zeroWidth = '\u200b\u200c\u200d\u2060\ufeff';
/** Every sign that {@link trimBlanks} removes. */
export const outerBlanks = `${blankCharacters}\u0085\u180e${zeroWidth}`;
/** One for each code unit that is a blank: a set of texts takes ten times as long over a megabyte of blanks. */
const blankUnits = new Uint8Array(0x10000);
for (const sign of outerBlanks) blankUnits[sign.charCodeAt(0)] = 1;

/** Whether the sign at `at` is a blank of any kind or has no width. */
function isBlankAt(text: string, at: number): boolean {
  return blankUnits[text.charCodeAt(at)] === 1;
}

/** Whether the text has only blanks and signs without width. Linear. */
export function isBlankText(text: string): boolean {
  return firstFilled(text) === text.length;
}

/**
 * The text without blanks of any kind (also U+3000, U+00A0, tabs and line ends) and signs without width at its
 * ends. Inner ones stay: joiners inside an emoji are part of it. Linear.
 */
export function trimBlanks(text: string): string {
  if (isSurelyTrimmed(text)) return text;
  const start = firstFilled(text);
  let end = text.trimEnd().length;
  while (end > start && isBlankAt(text, end - 1)) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/**
 * Like {@link trimBlanks}, for a text of several lines: blank lines go, but the indentation of the first line
 * stays. Linear.
 */
export function trimLines(text: string): string {
  const inner = trimBlanks(text);
  if (inner === text || !inner.includes('\n')) return inner;
  const before = text.slice(0, firstFilled(text));
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1) + inner;
}

/** Position of the first sign that is no blank; the length when there is none. The engine skips most blanks by itself. */
function firstFilled(text: string): number {
  if (isFilled(text.charCodeAt(0))) return 0;
  let at = text.length - text.trimStart().length;
  while (at < text.length && isBlankAt(text, at)) at += 1;
  return at;
}

/** Whether the text surely begins and ends with a sign that is no blank: a fast answer for most texts. */
export function isSurelyTrimmed(text: string): boolean {
  return isFilled(text.charCodeAt(0)) && isFilled(text.charCodeAt(text.length - 1));
}

/** ASCII without blanks, and everything from the Chinese signs on except U+FEFF; NaN of an empty text is not. */
function isFilled(unit: number): boolean {
  return (unit > 32 && unit < 127) || (unit > 0x3000 && unit < 0xfeff) || unit > 0xfeff;
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
