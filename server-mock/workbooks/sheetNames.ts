import { trimCharacters } from '../../expressions/trimCharacters.ts';

/** Characters of a sheet's name in Excel. */
const longest = 31;

const legal = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Excel refuses a workbook whose sheet is named with one
  trimCharacters(name.replace(/[\\/?*[\]:\u0000-\u001f]/g, ' '), " '");

/** A name cut to a length, without half a character and without an apostrophe at its end. */
const cut = (name: string, length: number): string =>
  trimCharacters(name.slice(0, length).replace(/[\ud800-\udbff]$/, ''), " '");

/**
 * Names Excel takes for the sheets of one workbook: without `\ / ? * [ ] :`, no apostrophe around, at most 31 characters,
 * not `History`, none twice in any case.
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
