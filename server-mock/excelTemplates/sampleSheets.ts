import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { contentOf } from '../operations/exporting/exportColumns.ts';
import type { DrawnSheet, DrawnStyle } from '../workbooks/drawWorkbook.ts';
import type { TemplateNames } from './TemplateNames.ts';

/** Texts of a sample in the language of the user. */
export interface SampleWords {
  readonly main: string;
  readonly list: string;
  readonly help: string;
  /** How placeholders name the rows of a detail, those of a list, and the number of a row. */
  readonly owners: { readonly detail: string; readonly list: string; readonly index: string };
  readonly number: string;
  readonly total: string;
  readonly lines: readonly string[];
}

const edge = { style: 'thin', color: { rgb: 'BFBFBF' } } as const;
const border = { top: edge, bottom: edge, left: edge, right: edge };
const titleStyle: DrawnStyle = {
  font: { bold: true, size: 16 },
  alignment: { horizontal: 'center', vertical: 'center' },
};
const headStyle: DrawnStyle = {
  ...{ border, font: { bold: true } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E7E9ED' } },
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
};
const labelStyle: DrawnStyle = { border, font: { color: { rgb: '595959' } } };

interface SampleField {
  readonly title: string;
  readonly placeholder: string;
  readonly style: DrawnStyle;
  /** Its column can be summed. */
  readonly isNumber: boolean;
}

type Cells = NonNullable<DrawnSheet['cells']> extends Map<string, infer One> ? Map<string, One> : never;

const letter = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letter(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

/** Fields that people see, with the shortest placeholder that names each. */
const fieldsOf = (
  table: ResolvedTable,
  names: TemplateNames,
  readable: ReadonlySet<string>,
  owner: string | undefined,
): readonly SampleField[] =>
  table.fields
    .filter(({ field, hidden, writeOnly }) => hidden !== true && writeOnly !== true && readable.has(field))
    .map((field) => ({
      title: field.title,
      placeholder: placeholderOf(field, names, owner),
      style: { border, ...formatOf(field) },
      isNumber: isSummed(field),
    }));

const placeholderOf = (field: ResolvedField, names: TemplateNames, owner: string | undefined): string => {
  const before = owner === undefined ? '' : `${owner}.`;
  const named = names.find(`${before}${field.title}`);
  const isRight =
    'detail' in named && 'field' in named && named.field?.field === field.field && named.form === undefined;
  return `{${before}${isRight ? field.title : field.field}}`;
};

const isTyped = (field: ResolvedField): boolean => field.dataKey === undefined && field.data === undefined;

const formatOf = (field: ResolvedField): DrawnStyle => {
  const { format } = contentOf(field, 'zh');
  return isTyped(field) && format !== undefined && format !== '@' ? { numFmt: format } : {};
};

const isSummed = (field: ResolvedField): boolean =>
  isTyped(field) && field.summary === true && contentOf(field, 'zh').format !== '@';

/** Pairs of titles and placeholders beside each other. */
const pairs = 3;

const documentSheet = (
  doc: DocumentTable,
  names: TemplateNames,
  readable: ReadonlyMap<string, ReadonlySet<string>>,
  words: SampleWords,
): DrawnSheet => {
  const cells: Cells = new Map();
  const rows: (string | null)[][] = [];
  const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: pairs * 2 - 1 }];
  const put = (row: number, column: number, value: string | null, style: DrawnStyle): void => {
    const list = rows[row] ?? [];
    rows[row] = list;
    list[column] = value;
    cells.set(`${row},${column}`, { style });
  };
  put(0, 0, doc.main.cnName, titleStyle);
  const main = fieldsOf(doc.main, names, readable.get(doc.main.table) ?? new Set(), undefined);
  main.forEach(({ title, placeholder, style }, at) => {
    const [row, column] = [2 + Math.floor(at / pairs), (at % pairs) * 2];
    put(row, column, title, labelStyle);
    put(row, column + 1, placeholder, style);
  });
  let row = 3 + Math.ceil(main.length / pairs);
  for (const { table } of doc.details) {
    const owner = doc.details.length === 1 ? words.owners.detail : table.cnName;
    const fields = fieldsOf(table, names, readable.get(table.table) ?? new Set(), owner);
    put(row, 0, words.number, headStyle);
    put(row + 1, 0, `{${owner}.${words.owners.index}}`, { border });
    put(row + 2, 0, words.total, headStyle);
    fields.forEach(({ title, placeholder, style, isNumber }, at) => {
      put(row, at + 1, title, headStyle);
      put(row + 1, at + 1, placeholder, style);
      put(row + 2, at + 1, null, style);
      const name = letter(at + 1);
      if (isNumber) cells.set(`${row + 2},${at + 1}`, { style, formula: `SUM(${name}${row + 2})` });
    });
    row += 4;
  }
  const width = Math.max(...Array.from(rows, (one) => one?.length ?? 0));
  return {
    name: words.main,
    rows: Array.from(rows, (one) => Array.from({ length: width }, (_, at) => one?.[at] ?? null)),
    ...{ cells, merges },
    columns: Array.from({ length: width }, () => ({ width: 16 })),
  };
};

const listSheet = (fields: readonly SampleField[], words: SampleWords): DrawnSheet => ({
  name: words.list,
  rows: [fields.map(({ title }) => title), fields.map(({ placeholder }) => placeholder)],
  cells: new Map(
    fields.flatMap(({ style }, at) => [
      [`0,${at}`, { style: headStyle }] as const,
      [`1,${at}`, { style }] as const,
    ]),
  ),
  columns: fields.map(() => ({ width: 16 })),
  freezePane: { rows: 1 },
});

/** A sheet for a document, one for a list of documents, and one that says how it works. */
export const sampleSheets = (
  doc: DocumentTable,
  names: TemplateNames,
  readable: ReadonlyMap<string, ReadonlySet<string>>,
  words: SampleWords,
): readonly DrawnSheet[] => [
  documentSheet(doc, names, readable, words),
  listSheet(fieldsOf(doc.main, names, readable.get(doc.main.table) ?? new Set(), words.owners.list), words),
  {
    name: words.help,
    rows: words.lines.map((line) => [line]),
    columns: [{ width: 100 }],
  },
];
