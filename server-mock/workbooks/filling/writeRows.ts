import { columnName } from '../../../expressions/excel/grammar/cells.ts';
import type { CellWriting } from './cells/CellContent.ts';
import type { FilledValue, PlaceholderUse } from './FilledValues.ts';
import type { MadeSheet, PlacedPicture } from './MadeSheet.ts';
import type { TemplateRow } from './readTemplate.ts';
import { xmlAttribute } from './xml/writeXml.ts';

/** A cell while it is written. One object serves all cells of a sheet. */
class Writing implements CellWriting {
  place = { column: '', block: -1, copy: 0 };
  readonly pictures: PlacedPicture[] = [];
  row = 0;
  templateRow = 0;
  column = 0;
  readonly prefix: string;
  readonly #sheet: MadeSheet;

  constructor(sheet: MadeSheet) {
    this.#sheet = sheet;
    const { name, local } = sheet.template.root;
    this.prefix = name.slice(0, name.length - local.length);
  }

  get sheets() {
    return this.#sheet.sheets;
  }

  valueFor = (use: PlaceholderUse): FilledValue =>
    this.#sheet.valueFor(use, this.place.block, this.place.copy);

  styleOf = (use: PlaceholderUse, style: string | undefined): string | undefined =>
    this.#sheet.styleOf(use, style);

  picture(value: FilledValue): void {
    const { row, templateRow, column } = this;
    this.pictures.push({ value, row, templateRow, column });
  }
}

/** Writes the rows of a sheet as XML, with the pictures that stand over its cells. */
export const writeRows = (
  sheet: MadeSheet,
): { readonly xml: string; readonly pictures: readonly PlacedPicture[] } => {
  const { map, template, withheld } = sheet;
  const writing = new Writing(sheet);
  const { prefix } = writing;
  const pieces: string[] = [];
  const heads = new Map<TemplateRow, string>();
  const write = (row: TemplateRow, made: number, block: number, copy: number): void => {
    let head = heads.get(row);
    if (head === undefined) {
      head = [...row.attributes].map(([name, value]) => ` ${name}="${xmlAttribute(value)}"`).join('');
      heads.set(row, head);
    }
    pieces.push(`<${prefix}row r="${made}"${head}>`);
    writing.row = made;
    writing.templateRow = row.row;
    for (const cell of row.cells) {
      const column = columnName(cell.column);
      writing.column = cell.column;
      writing.place = { column, block, copy };
      const { type, style, inside } = withheld.has(cell)
        ? { type: undefined, style: cell.style, inside: '' }
        : cell.content.write(writing, cell.style);
      const start = `<${prefix}c r="${column}${made}"${style === undefined ? '' : ` s="${style}"`}`;
      pieces.push(
        inside === ''
          ? `${start}/>`
          : `${start}${type === undefined ? '' : ` t="${type}"`}>${inside}</${prefix}c>`,
      );
    }
    pieces.push(`</${prefix}row>`);
  };
  for (let at = 0; at < template.rows.length; ) {
    const row = template.rows[at];
    if (row === undefined) break;
    const block = map.blockOf(row.row);
    const own = map.blocks[block];
    if (own === undefined) {
      write(row, map.first(row.row), -1, 0);
      at += 1;
      continue;
    }
    const rows: TemplateRow[] = [];
    for (let one = template.rows[at]; one !== undefined && map.blockOf(one.row) === block; ) {
      rows.push(one);
      at += 1;
      one = template.rows[at];
    }
    for (let copy = 0; copy < own.copies; copy += 1)
      for (const one of rows) write(one, map.at(one.row, block, copy), block, copy);
  }
  return { xml: pieces.join(''), pictures: writing.pictures };
};
