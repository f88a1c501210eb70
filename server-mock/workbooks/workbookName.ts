import { trimCharacters } from '../../expressions/trimCharacters.ts';

/** Characters of a table's name in a file name: with what follows below the 255 bytes of file systems. */
const longest = 60;

/** The name of a workbook about a table: its Chinese name without what file systems refuse, then `behind`, then `.xlsx`. */
export function workbookName(cnName: string, behind: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
  const legal = cnName.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_');
  const short = trimCharacters(legal, ' .')
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '');
  return `${short || 'table'}${behind}.xlsx`;
}
