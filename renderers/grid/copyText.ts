/**
 * Tab-separated text of cells, as spreadsheets read it. Quotes a cell with a tab, a quote or a line break;
 * rows end in CRLF.
 */
export function copyText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n');
}

function quoted(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
