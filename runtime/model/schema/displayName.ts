import { blankCharacters, trimCharacters } from '../../../expressions/trimCharacters.ts';

/** Longest file name people may give, in characters. */
export const longestFileName = 200;
/** Characters read of a longer name: enough to refuse it, few enough to normalize, which is quadratic. */
const longestRead = 4 * longestFileName;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters no name may hold
const invisible = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The name a file is shown by: the last segment of what was sent, without control and direction marks. A comma becomes a
 * full-width one, because paths are joined by commas. Empty: there is no name.
 */
export function displayName(sent: string): string {
  const last = sent.slice(Math.max(sent.lastIndexOf('/'), sent.lastIndexOf('\\')) + 1);
  const bare = trimCharacters(last.replace(invisible, ''), `${blankCharacters}.`);
  return bare.slice(0, longestRead).normalize('NFC').replaceAll(',', '，');
}
