import { trimCharacters } from '../../expressions/trimCharacters.ts';

/** Maximum characters of a table name in a file name: with the suffix it stays below the 255 bytes of file systems. */
const longest = 60;

/** File name of a table's workbook: its Chinese name without invalid characters, then `behind`, then `.xlsx`. */
export function workbookName(cnName: string, behind: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
  const legal = cnName.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_');
  const short = trimCharacters(legal, ' .')
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '');
  return `${short || 'table'}${behind}.xlsx`;
}
