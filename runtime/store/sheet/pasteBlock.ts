import type { CellReader } from '../../model/record/clipboard/cellReader.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { CellBlock } from './CellRange.ts';
import { SheetDraft, type SheetEdit, type SheetRules } from './SheetEdit.ts';

/** Rules of a paste: how texts are read, and new rows for a block longer than the table. */
export interface PasteRules extends SheetRules {
  /** Columns in screen order. */
  readonly fields: readonly string[];
  readerOf(field: string): CellReader;
  /** A new row with its defaults; undefined: rows cannot be added. */
  newRow?(): Row;
}

/** A paste and the result of its cells. */
export interface Pasted extends SheetEdit {
  readonly rows: number;
  readonly columns: number;
  /** Texts beyond the last column, or beyond the last row when none can be added. */
  readonly left: number;
}

/**
 * Pastes texts from the top left corner of `at`, by screen columns. Read-only cells consume their text and
 * keep their value. A selection that is a multiple of the texts is filled repeatedly, as in spreadsheets.
 */
export function pasteBlock(cells: readonly (readonly string[])[], at: CellBlock, rules: PasteRules): Pasted {
  const draft = new SheetDraft(rules);
  const start = Math.max(0, rules.fields.indexOf(at.fields[0] ?? ''));
  const width = Math.max(...cells.map((row) => row.length), 0);
  const rows = tiled(cells.length, at.to - at.from + 1);
  const columns = tiled(width, at.fields.length);
  let left = 0;
  for (let y = 0; y < rows; y += 1) {
    const texts = cells[y % cells.length] ?? [];
    const row = at.from + y;
    const isNew = row >= rules.rows.length;
    const blank = isNew && texts.every((text) => text.trim() === '');
    if (blank || (isNew && !rules.newRow)) {
      left += blank ? 0 : texts.length;
      continue;
    }
    if (isNew && rules.newRow) draft.append(rules.newRow());
    const place = isNew ? rules.rows.length + draft.added.length - 1 : row;
    for (let x = 0; x < columns; x += 1) {
      const text = texts[x % width];
      const field = rules.fields[start + x];
      if (text === undefined) continue;
      if (field === undefined) {
        left += 1;
        continue;
      }
      const { value, issue } = rules.readerOf(field)(text);
      draft.write(place, field, value, issue);
    }
  }
  return { changed: draft.changed, added: draft.added, skipped: draft.skipped, rows, columns, left };
}

/**
 * Cells covered by a block of `size` in a selection of `chosen` cells: all when it fits evenly, else once.
 */
function tiled(size: number, chosen: number): number {
  return size > 0 && chosen > size && chosen % size === 0 ? chosen : size;
}
