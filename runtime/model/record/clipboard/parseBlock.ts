import Papa from 'papaparse';

/** Maximum characters and cells of one paste; use the import for more. */
export const blockLimits = { characters: 8_000_000, cells: 200_000 } as const;

/** Rows of texts from the clipboard, or the refusal of a paste that is too large. */
export type Block =
  | { readonly ok: true; readonly cells: readonly (readonly string[])[] }
  | { readonly ok: false; readonly rule: 'spreadsheet.tooMuch'; readonly params: { readonly n: number } };

/**
 * Reads tab-separated text of Excel, WPS and LibreOffice. Rows end in CRLF or LF; cells with tabs, quotes or
 * line breaks are quoted. A line break after the last row adds no row.
 */
export function parseBlock(text: string): Block {
  if (text.length > blockLimits.characters) return tooMuch;
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\u0000', '');
  const body = clean.replace(/(?:\r\n|\n|\r)$/, '');
  const quoted = Papa.parse<string[]>(body, { delimiter: '\t' });
  // Excel quotes a cell only for tabs and line breaks. A single quote (5" pipe) is therefore a plain
  // character.
  const stray = quoted.errors.some((error) => error.type === 'Quotes');
  const { data } = stray ? Papa.parse<string[]>(body, { delimiter: '\t', quoteChar: '\u0000' }) : quoted;
  const count = data.reduce((sum, row) => sum + row.length, 0);
  if (count > blockLimits.cells) return tooMuch;
  return { ok: true, cells: data.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n'))) };
}

const tooMuch: Block = { ok: false, rule: 'spreadsheet.tooMuch', params: { n: blockLimits.cells } };
