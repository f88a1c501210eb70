import type { CellReader } from '../../model/record/clipboard/cellReader.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { CellBlock } from './CellRange.ts';
import { SheetDraft, type SheetEdit, type SheetRules } from './SheetEdit.ts';

/** What a paste asks besides: how texts are read, and new rows for a block longer than the table. */
export interface PasteRules extends SheetRules {
  /** Columns on screen, in order. */
  readonly fields: readonly string[];
  readerOf(field: string): CellReader;
  /** A new row with its defaults; undefined: rows cannot be added here. */
  newRow?(): Row;
}

/** A paste and what became of its cells. */
export interface Pasted extends SheetEdit {
  readonly rows: number;
  readonly columns: number;
  /** Texts beyond the last column, or beyond the last row where none can be added. */
  readonly left: number;
}

/**
 * Texts onto the cells from the corner of `at`, column by column as they stand on screen: a read-only one takes its texts
 * and keeps its value. A chosen range that is a multiple of the texts is filled with them again and again, as spreadsheets do.
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

/** How far a block of `size` reaches where `chosen` cells are: as often as it fits when it fits evenly, else once. */
function tiled(size: number, chosen: number): number {
  return size > 0 && chosen > size && chosen % size === 0 ? chosen : size;
}
