import { trimCharacters } from '../../expressions/trimCharacters.ts';

/** Maximum characters of a sheet name in Excel. */
const longest = 31;

const legal = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Excel refuses a workbook whose sheet is named with one
  trimCharacters(name.replace(/[\\/?*[\]:\u0000-\u001f]/g, ' '), " '");

/** Shortens a name without splitting a surrogate pair or leaving an apostrophe at the end. */
const cut = (name: string, length: number): string =>
  trimCharacters(name.slice(0, length).replace(/[\ud800-\udbff]$/, ''), " '");

/**
 * Makes valid and unique Excel sheet names: without `\ / ? * [ ] :`, no surrounding apostrophes, at most 31
 * characters, not `History`, unique regardless of case.
 */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set(['history']);
  return wanted.map((name, index) => {
    const base = cut(legal(name), longest) || `Sheet${index + 1}`;
    let given = base;
    for (let number = 2; taken.has(given.toLowerCase()); number += 1) {
      const behind = ` (${number})`;
      given = cut(base, longest - behind.length) + behind;
    }
    taken.add(given.toLowerCase());
    return given;
  });
}
