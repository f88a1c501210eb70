import { type Cell, type CellStyle, colToLetter, type DataValidation, writeXlsx } from 'hucre/xlsx';
import { escapedCell } from './escapedCell.ts';
import type { SheetCell } from './SheetCell.ts';
import type { TemplateColumn, TemplateSpec } from './SheetSpec.ts';
import { sheetNames } from './sheetNames.ts';

/** Number of template rows with a choice list. */
const listRows = 5_000;

/** Number of template rows whose cells have the format of their column. */
const formattedRows = 500;

const header = (required: boolean): CellStyle => ({
  font: { bold: true, color: { rgb: required ? 'C00000' : '262626' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E7E9ED' } },
});

/** Choice list of a column on the second sheet: an inline list allows at most 255 characters. */
const validationOf = (column: TemplateColumn, index: number, choicesSheet: string): DataValidation => {
  const letter = colToLetter(index);
  const range = `${letter}2:${letter}${listRows + 1}`;
  const prompt = {
    showInputMessage: true,
    inputTitle: column.title.slice(0, 32),
    inputMessage: column.hint.slice(0, 255),
  };
  if (column.choices.length === 0)
    return { type: 'custom', formula1: 'TRUE', allowBlank: true, range, ...prompt };
  const from = `'${choicesSheet.replaceAll("'", "''")}'!$${letter}$2:$${letter}$${column.choices.length + 1}`;
  return { type: 'list', formula1: from, allowBlank: true, range, ...prompt };
};

/** Writes an import template: headers with required ones marked, hints at cells, and lists of labels to choose from. */
export const writeTemplate = ({ name, columns, choicesName }: TemplateSpec): Promise<Uint8Array> => {
  const sized = columns.map(({ title, width, format }) => ({
    header: escapedCell(title),
    width,
    ...(format === undefined ? {} : { numFmt: format }),
  }));
  const cells = new Map<string, Partial<Cell>>(
    columns.map(({ required }, index) => [`0,${index}`, { style: header(required) }] as const),
  );
  // The library writes no formats of columns, so the first rows get their own.
  for (const [index, { format }] of columns.entries())
    for (let row = 1; format !== undefined && row <= formattedRows; row += 1)
      cells.set(`${row},${index}`, { style: { numFmt: format } });
  const blank: readonly SheetCell[] = columns.map(() => null);
  const longest = Math.max(0, ...columns.map(({ choices }) => choices.length));
  const choices = Array.from({ length: longest + 1 }, (_, row) =>
    columns.map((column) =>
      escapedCell(
        row === 0 ? (column.choices.length > 0 ? column.title : null) : (column.choices[row - 1] ?? null),
      ),
    ),
  );
  const [sheet = 'Sheet1', choicesSheet = 'Sheet2'] = sheetNames([name, choicesName]);
  return writeXlsx({
    sheets: [
      {
        name: sheet,
        columns: sized,
        rows: [
          columns.map(({ title }) => escapedCell(title)),
          ...(columns.some(({ format }) => format !== undefined)
            ? Array.from({ length: formattedRows }, () => [...blank])
            : []),
        ],
        cells,
        freezePane: { rows: 1 },
        dataValidations: columns.flatMap((column, index) =>
          column.hint === '' && column.choices.length === 0
            ? []
            : [validationOf(column, index, choicesSheet)],
        ),
      },
      ...(longest === 0
        ? []
        : [{ name: choicesSheet, columns: sized.map(({ width }) => ({ width })), rows: choices }]),
    ],
  });
};
