import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionHolds } from '../../runtime/model/conditions/conditionHolds.ts';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import { runOptions } from '../../server-mock/context/runOptions.ts';
import { covering } from '../setup/covering.ts';
import { partsOfTable } from '../setup/tablesOfEveryKind.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openDemoApp } from './demoApp.ts';
import { addRecord, documentOf, sampledTables, sampleRecord, sheetTables } from './documentSamples.ts';
import { documentSheet, type SheetCells, wrongCell } from './documentSheets.ts';
import { keepWorkbookThread } from './keepWorkbookThread.ts';
import { type ImportAnswer, importFile, workbook } from './sheetFile.ts';
import { shipped } from './shipped.ts';
import { query, type TestApp, type Wire } from './testApp.ts';

/** What a person could not have typed: the server fills it, or it is not shown. */
const isTyped = (field: ResolvedField): boolean =>
  !field.readonly &&
  !field.disabled &&
  !field.stamp &&
  !field.writeOnly &&
  field.formula === undefined &&
  field.numberRule === undefined &&
  field.lookup === undefined &&
  field.follows === undefined &&
  field.default === undefined &&
  !field.serverFilled;

/** A value beyond the bounds of a field; undefined: it has none. */
const beyond = ({ columnType, maxlength, max, min }: ResolvedField): Cell | undefined => {
  if (columnType === 'string') return maxlength === undefined ? undefined : '长'.repeat(maxlength + 1);
  if (max !== undefined) return String(Number(max) + 1);
  return min === undefined ? undefined : String(Number(min) - 1);
};

/** What the sheet of a table is made of: all of its box, and settings of its fields. */
const partsOfSheet = (name: string): ReadonlySet<string> =>
  new Set([
    ...partsOfTable(name, shipped.bundle),
    ...(shipped.bundle.tables.get(name)?.fields ?? []).flatMap((field) =>
      Object.keys(field).map((setting) => `setting ${setting}`),
    ),
  ]);

/** Tables whose sheets together have every part that any has; in a long run all. */
const sheets: readonly string[] =
  process.env.JIG_DATABASES === 'both'
    ? sheetTables
    : [...covering(new Map(sheetTables.map((name) => [name, partsOfSheet(name)] as const)))];

/** Of each table: a record like the newest is saved and read back; empty required fields and bounds are refused by name. */
describe.each(dailyKinds)('every document on %s', (kind) => {
  let app: TestApp;
  let endThread: () => Promise<void>;
  beforeAll(async () => {
    app = await openDemoApp(kind);
    endThread = await keepWorkbookThread();
  }, 180_000);
  afterAll(async () => {
    await endThread();
    await app.close();
  });

  const add = (doc: DocumentTable, document: Document): Promise<Wire> => addRecord(app, doc, document);
  /** Fields that a refusal names; empty: it was saved. */
  const named = ({ body }: Wire): readonly string[] =>
    (body.status ? [] : (body.data?.issues ?? [])).map(({ path }: { path: string }) =>
      path.split('/').at(-1),
    );

  it.each(sampledTables)('%s', async (name) => {
    const doc = documentOf(app, name);
    const document = await sampleRecord(app, doc);
    const saved = await add(doc, document);
    expect([saved.body.status, saved.body.message, saved.body.status ? '' : saved.body.data]).toEqual([
      true,
      expect.any(String),
      '',
    ]);
    const stored: Row = saved.body.data.data;
    const wrong: string[] = [];
    for (const { field, columnType } of doc.main.fields.filter(isTyped))
      if (columnType === 'string' && document.main[field] && stored[field] !== document.main[field])
        wrong.push(`${field} was stored as ${stored[field]} not ${document.main[field]}`);
    for (const field of doc.main.fields.filter((one) => one.required && isTyped(one))) {
      const refusal = named(await add(doc, { ...document, main: { ...document.main, [field.field]: null } }));
      if (!refusal.includes(field.field)) wrong.push(`${field.field} may be empty: ${refusal}`);
    }
    const options = runOptions(app.context);
    for (const field of doc.main.fields.filter(isTyped)) {
      const value = beyond(field);
      // What a record does not show is emptied, whatever was sent.
      const isShown = conditionHolds(field.visibleWhen ?? true, document.main, options) === true;
      if (value === undefined || !isShown) continue;
      const refusal = named(
        await add(doc, { ...document, main: { ...document.main, [field.field]: value } }),
      );
      if (!refusal.includes(field.field))
        wrong.push(`${field.field} takes ${String(value).slice(0, 20)}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(sheets)('%s as a sheet', async (name) => {
    const doc = documentOf(app, name);
    const { columns, rows, source, kept } = await documentSheet(app, doc);
    const isSheetField = ({ required, editRowNo, hidden, kind }: ResolvedField): boolean =>
      required === true &&
      editRowNo !== undefined &&
      hidden !== true &&
      kind.readonlyIsNeverRequired !== true;
    const marked = columns.filter(({ isMarkedRequired }) => isMarkedRequired).map(({ field }) => field.field);
    for (const field of doc.main.fields.filter((one) => isSheetField(one) && isTyped(one)))
      expect(marked).toContain(field.field);
    const titles = columns.map(({ title }) => title);
    const send = async (cells: readonly SheetCells[]): Promise<ImportAnswer> =>
      importFile(app, 'admin', name, { bytes: await workbook([titles, ...cells]) });
    const page = async (): Promise<{ readonly total: number; readonly rows: readonly Row[] }> =>
      (await app.post('admin', `/api/${name}/Page`, query([], { sort: doc.main.key, order: 'desc' }))).body;

    const before = await page();
    const taken = await send(rows);
    expect([taken.message, taken.data?.errors]).toEqual([`导入成功，共${rows.length}行`, []]);
    const [stored] = (await page()).rows;
    const values = (row: Row | undefined) => kept.map((field) => `${field}: ${row?.[field]}`);
    expect(values(stored)).toEqual(values(source));

    // The same file again makes another record, or says which row and value exists.
    const again = await send(rows);
    if (!again.status) expect(again.message).toMatch(/^第\d+行\[[^\]]+\].*已存在$|已被 .* 占用|最多还能退 0/);
    const held = before.total + (again.status ? 2 : 1);
    const [first = []] = rows;
    const bad = columns.flatMap((column, at) => {
      const cell = wrongCell(column);
      return cell === undefined ? [] : [{ title: column.title, cells: first.with(at, cell) }];
    });
    const refused = await send(bad.map(({ cells }) => cells));
    const said = new Map(
      refused.data.errors.map(({ row, column, message }) => [`${row} ${column}`, message]),
    );
    expect(bad.map(({ title }, index) => said.get(`${index + 2} ${title}`))).toEqual(
      bad.map(({ title }, index) => expect.stringContaining(`第${index + 2}行[${title}]`)),
    );
    expect((await page()).total).toBe(held);
  });
});
