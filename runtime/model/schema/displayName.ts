import { blankCharacters, trimCharacters } from '../../../expressions/trimCharacters.ts';

/** Maximum characters of a file name. */
export const longestFileName = 200;
/**
 * Maximum characters read of a longer name: enough to refuse it, and few enough for normalization, which is
 * quadratic.
 */
const longestRead = 4 * longestFileName;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters no name may hold
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The display name of a file: the last segment of the sent name, without control and direction marks. A comma
 * becomes full-width, because paths are joined by commas. Empty: no name.
 */
export function displayName(sent: string): string {
  const last = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1);
  const bare = trimCharacters(last.replace(invisible, ''), `${blankCharacters}.`);
  return bare.slice(0, longestRead).normalize('NFC').replaceAll(',', '，');
}
