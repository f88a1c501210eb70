import { readXlsx } from 'hucre/xlsx';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import { columnsOf } from '../../runtime/model/fields/projections/columns.ts';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { addRecord, completedRecord, documentOf, newestRecord, ownValues } from './documentSamples.ts';
import { sheetsOf } from './sheetOf.ts';
import { json, query, type TestApp } from './testApp.ts';

export type SheetCells = readonly (string | number | boolean | Date | null)[];

/** A column of a template, and the field that it fills. */
export interface TemplateField {
  readonly title: string;
  readonly table: ResolvedTable;
  readonly field: ResolvedField;
  readonly isMarkedRequired: boolean;
  /** Labels that it offers. */
  readonly choices: readonly string[];
}

/** The export of a record as rows of its template: what a clerk copies from one into the other. */
export interface DocumentSheet {
  readonly columns: readonly TemplateField[];
  readonly rows: readonly SheetCells[];
  /** The record that was exported. */
  readonly source: Row;
  /** Fields of the main record whose cells are those of the export. */
  readonly kept: readonly string[];
}

/** The columns of the template that an administrator gets. */
const templateFields = async (app: TestApp, doc: DocumentTable): Promise<readonly TemplateField[]> => {
  const answer = await app.raw('admin', `/api/${doc.main.table}/DownloadTemplate`);
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
  const hints = new Map(
    sheets[0]?.dataValidations?.map(({ inputTitle, inputMessage = '' }) => [inputTitle, inputMessage]),
  );
  const offered = sheets[1]?.rows ?? [];
  const parts = [
    { table: doc.main, prefix: '' },
    ...doc.details.map(({ schema, table }) => ({ table, prefix: `${schema.cnName ?? table.cnName}.` })),
  ];
  return (sheets[0]?.rows[0] ?? []).map(String).map((title, index) => {
    for (const { table, prefix } of parts) {
      const named = table.fields.filter(({ title: own, field }) =>
        [`${prefix}${own}`, `${prefix}${own}(${field})`].includes(title),
      );
      const field = named.find((one) => one.editRowNo !== undefined && !one.hidden) ?? named[0];
      if (field === undefined) continue;
      const isMarkedRequired = hints.get(title.slice(0, 32))?.includes('必填') === true;
      const choices = offered.slice(1).flatMap((row) => (row[index] ? [String(row[index])] : []));
      return { title, table, field, isMarkedRequired, choices };
    }
    throw new Error(`the template of ${doc.main.table} has a column of no field: ${title}`);
  });
};

/** Exported cells of rows, in the order of these fields. */
const exportedRows = async (
  app: TestApp,
  table: string,
  where: object,
  fields: readonly ResolvedField[],
): Promise<readonly SheetCells[]> => {
  const columns = fields.map(({ field }) => field);
  const answer = await app.raw('admin', `/api/${table}/Export`, json(query([where], { columns })));
  const rows = (Object.values(await sheetsOf(answer))[0] ?? []) as readonly SheetCells[];
  const shown = columnsOf(documentOf(app, table).main).filter(({ field }) => columns.includes(field));
  // Titles of column groups stand in rows above those of columns.
  const header = 1 + Math.max(...shown.map(({ groups }) => groups.length), 0);
  return rows.slice(header).map((row) => fields.map((_, index) => row[index] ?? null));
};

/** Several records may share a label. */
const isOnlyOne = (label: string, index: number, all: readonly string[]): boolean =>
  all.indexOf(label) === index && all.lastIndexOf(label) === index;

/**
 * The newest record of a table as exported, with values of its own where records must differ. Of a table with links one
 * is made for it, and deleted again, so that what it carries is free.
 */
export const documentSheet = async (app: TestApp, doc: DocumentTable): Promise<DocumentSheet> => {
  const columns = await templateFields(app, doc);
  const linked = await completedRecord(app, doc);
  if (linked !== undefined) await addRecord(app, doc, linked);
  const { main: source } = await newestRecord(app, doc);
  const key = source[doc.main.key] ?? null;
  const own = ownValues(doc.main, source);
  const inTable = (table: ResolvedTable) => columns.filter((column) => column.table === table);
  const where = { name: doc.main.key, value: key };
  const mine = inTable(doc.main);
  const [exported = []] = await exportedRows(
    app,
    doc.main.table,
    where,
    mine.map(({ field }) => field),
  );
  const isKept = ({ field }: TemplateField): boolean =>
    field.numberRule === undefined && field.copied !== false && !Object.hasOwn(own, field.field);
  const main = mine.map((column, index) => {
    if (isKept(column)) return exported[index] ?? null;
    const value = own[column.field.field] ?? null;
    if (column.field.numberRule !== undefined || typeof value === 'object') return null;
    return column.field.dataKey === undefined ? value : (column.choices.findLast(isOnlyOne) ?? null);
  });
  const blank = (count: number): SheetCells => Array.from({ length: count }, () => null);
  const rows: SheetCells[] = [];
  for (const { schema, table } of doc.details) {
    const part = inTable(table);
    const first = part[0];
    if (first === undefined) continue;
    const before = blank(columns.indexOf(first) - mine.length);
    const after = blank(columns.length - columns.indexOf(first) - part.length);
    const of = { name: schema.foreignKey, value: key };
    for (const cells of await exportedRows(
      app,
      table.table,
      of,
      part.map(({ field }) => field),
    ))
      rows.push([...main, ...before, ...cells, ...after]);
  }
  if (rows.length === 0) rows.push([...main, ...blank(columns.length - mine.length)]);
  if (linked !== undefined) await app.post('admin', `/api/${doc.main.table}/Del`, [key]);
  return { columns, rows, source, kept: mine.filter(isKept).map(({ field }) => field.field) };
};

/** A cell that a column cannot take; undefined: it takes all. */
export const wrongCell = ({ field, choices }: TemplateField): string | undefined => {
  const isFree = field.allowCreate === true || field.kind.suggestsOnly === true;
  if (field.dataKey !== undefined || field.data !== undefined)
    return isFree ? undefined : `不是${choices[0] ?? '选项'}`;
  const { valueType } = columnTypes[field.columnType];
  if (['number', 'date', 'datetime'].includes(valueType)) return '甲';
  return field.maxlength === undefined ? undefined : '长'.repeat(field.maxlength + 1);
};
