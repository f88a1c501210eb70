import Papa from 'papaparse';

/** Most characters and cells of one paste: beyond that it is an import, not a paste. */
export const blockLimits = { characters: 8_000_000, cells: 200_000 } as const;

/** What stood on the clipboard: rows of texts, or that it is more than a paste takes. */
export type Block =
  | { readonly ok: true; readonly cells: readonly (readonly string[])[] }
  | { readonly ok: false; readonly rule: 'spreadsheet.tooMuch'; readonly params: { readonly n: number } };

/**
 * Reads tab-separated text as Excel, WPS and LibreOffice put it on the clipboard: rows end in CRLF or LF, cells with tabs,
 * quotes or line breaks stand in quotes. The line break after the last row is no row of its own.
 */
export function parseBlock(text: string): Block {
  if (text.length > blockLimits.characters) return tooMuch;
  const clean = text.replace(/^\uFEFF/, '').replaceAll('\u0000', '');
  const body = clean.replace(/(?:\r\n|\n|\r)$/, '');
  const quoted = Papa.parse<string[]>(body, { delimiter: '\t' });
  // Excel quotes a cell only for its tabs and line breaks: a lone quote (5" pipe) is a character like any other.
  const stray = quoted.errors.some((error) => error.type === 'Quotes');
  const { data } = stray ? Papa.parse<string[]>(body, { delimiter: '\t', quoteChar: '\u0000' }) : quoted;
  const count = data.reduce((sum, row) => sum + row.length, 0);
  if (count > blockLimits.cells) return tooMuch;
  return { ok: true, cells: data.map((row) => row.map((cell) => cell.replace(/\r\n?/g, '\n'))) };
}

const tooMuch: Block = { ok: false, rule: 'spreadsheet.tooMuch', params: { n: blockLimits.cells } };
