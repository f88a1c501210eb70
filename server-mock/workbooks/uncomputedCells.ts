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

/** Bytes of an unfinished cell that are kept until its end comes; a formula has 8,192 characters at most. */
const longestCell = 64 * 1024;
const cellEnd = '</c>';

/**
 * Columns of cells with a formula and no stored value, by row number. Programs that write files leave the value to
 * Excel, which stores it with the file. Reads the XML of a sheet piece by piece, in linear time.
 */
export const uncomputedCells = async (
  sheet: AsyncIterable<Uint8Array>,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const found = new Map<number, number[]>();
  let rest = '';
  for await (const piece of sheet) {
    // Tags and references are ASCII, so each byte may stand for a sign of its own.
    const text = rest + Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
    const end = text.lastIndexOf(cellEnd);
    const whole = end === -1 ? 0 : end + cellEnd.length;
    addFrom(text.slice(0, whole), found);
    rest = text.slice(Math.max(whole, text.length - longestCell));
  }
  return found;
};

/** Adds the cells of a text that ends behind a cell. */
const addFrom = (text: string, found: Map<number, number[]>): void => {
  for (let at = text.indexOf('<f'); at !== -1; at = text.indexOf('<f', at + 2)) {
    const next = text[at + 2];
    if (next !== '>' && next !== ' ' && next !== '/') continue;
    const end = text.indexOf(cellEnd, at);
    const value = text.indexOf('<v>', at);
    if (end === -1 || (value !== -1 && value < end)) continue;
    const begin = text.lastIndexOf('<c ', at);
    const place = begin === -1 ? null : reference.exec(text.slice(begin, Math.min(at, begin + longestTag)));
    if (place === null) continue;
    const row = Number(place[2]);
    const columns = found.get(row) ?? [];
    found.set(row, columns);
    columns.push(columnOf(place[1] ?? ''));
  }
};
