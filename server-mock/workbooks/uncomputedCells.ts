/** Column index, from 0, of a cell reference such as `AB12`. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return column - 1;
};

/** Characters of a start tag that are looked at; a cell has few and short attributes. */
const longestTag = 500;

const reference = /\sr="([A-Z]{1,3})(\d{1,7})"/;

/**
 * Columns of cells with a formula and no stored value, by row number. Programs that write files leave the value to
 * Excel, which stores it with the file. Reads the XML of a sheet, in linear time.
 */
export const uncomputedCells = (sheet: string): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (let at = sheet.indexOf('<f'); at !== -1; at = sheet.indexOf('<f', at + 2)) {
    const next = sheet[at + 2];
    if (next !== '>' && next !== ' ' && next !== '/') continue;
    const end = sheet.indexOf('</c>', at);
    const value = sheet.indexOf('<v>', at);
    if (end === -1 || (value !== -1 && value < end)) continue;
    const begin = sheet.lastIndexOf('<c ', at);
    const place = begin === -1 ? null : reference.exec(sheet.slice(begin, Math.min(at, begin + longestTag)));
    if (place === null) continue;
    const row = Number(place[2]);
    const columns = found.get(row) ?? [];
    found.set(row, columns);
    columns.push(columnOf(place[1] ?? ''));
  }
  return found;
};
