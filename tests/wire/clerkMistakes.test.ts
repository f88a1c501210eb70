import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import { saveBody } from '../../runtime/wire/saveCall.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import cases from './cases/clerkMistakes.json' with { type: 'json' };
import { openDemoApp } from './demoApp.ts';
import { documentOf, newestRecord, sampledTables, sampleRecord } from './documentSamples.ts';
import { documentSheet, type SheetCells } from './documentSheets.ts';
import { keepWorkbookThread } from './keepWorkbookThread.ts';
import { importFile, workbook } from './sheetFile.ts';
import { shipped } from './shipped.ts';
import { query, type TestApp } from './testApp.ts';

/** A mistake in a record like the newest one of a table. */
interface Mistake {
  readonly says: string;
  readonly table: string;
  readonly main?: Row;
  /** Values of the first row of a detail. */
  readonly detail?: string;
  readonly row?: Row;
  /** A field that takes the value of the newest record. */
  readonly stored?: string;
  /** Cells of a file where they differ from the values; `@first`: the first choice of the template. */
  readonly cells?: Row;
  /** The field that the refusal names, and a part of its words. */
  readonly at: string;
  readonly message: string;
}

/** Dates that may not precede another one of their record, a day before it: from the schemas themselves. */
const disorders = sampledTables.flatMap((table): readonly Mistake[] =>
  (shipped.bundle.tables.get(table)?.fields ?? []).flatMap(({ field, notBefore, title }) =>
    notBefore === undefined
      ? []
      : [
          {
            ...{ says: `${title} before its day`, table, at: field, message: `${title}不能早于` },
            main: { [notBefore]: '2026-03-03', [field]: '2026-03-02' },
          },
        ],
  ),
);

describe.each(dailyKinds)('what a clerk gets wrong on %s', (kind) => {
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

  const total = async (table: string): Promise<number> =>
    (await app.post('admin', `/api/${table}/Page`, query([], { rows: 1 }))).body.total;

  /** The values of a mistake in the record; a moment where the field has one. */
  const typed = (doc: DocumentTable, row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]): [string, Cell] => {
        const isMoment = doc.main.byName.get(field)?.columnType === 'datetime';
        return [field, isMoment && String(value).length === 10 ? `${value} 10:00:00` : value];
      }),
    );

  const wrongRecord = async (doc: DocumentTable, mistake: Mistake): Promise<Document> => {
    const { main, details } = await sampleRecord(app, doc);
    const { detail = '', row = {} } = mistake;
    const [first = {}, ...others] = details[detail] ?? [];
    return {
      main: { ...main, ...typed(doc, mistake.main ?? {}), ...(await storedValue(doc, mistake)) },
      details: detail === '' ? details : { ...details, [detail]: [{ ...first, ...row }, ...others] },
    };
  };
  const storedValue = async (doc: DocumentTable, { stored }: Mistake): Promise<Row> =>
    stored === undefined ? {} : { [stored]: (await newestRecord(app, doc)).main[stored] ?? null };

  const wrongRows = async (doc: DocumentTable, mistake: Mistake): Promise<readonly SheetCells[]> => {
    const { columns, rows } = await documentSheet(app, doc);
    const { detail = doc.main.table } = mistake;
    const values = typed(doc, { ...mistake.main, ...mistake.row, ...(await storedValue(doc, mistake)) });
    const cells: Row = { ...values, ...mistake.cells };
    const at = rows.findIndex((row) =>
      row.some((cell, index) => cell !== null && columns[index]?.table.table === detail),
    );
    const changed = Math.max(at, 0);
    return [
      columns.map(({ title }) => title),
      ...rows.map((row, index) =>
        row.map((cell, place) => {
          const column = columns[place];
          const isHere = detail === doc.main.table || index === changed;
          if (column?.table.table !== detail || !isHere || !Object.hasOwn(cells, column.field.field))
            return cell;
          const value = cells[column.field.field] ?? null;
          if (value === '@first') return column.choices[0] ?? null;
          return typeof value === 'object' ? null : value;
        }),
      ),
    ];
  };

  it.each([...(cases as readonly Mistake[]), ...disorders])('$table refuses $says', async (mistake) => {
    const doc = documentOf(app, mistake.table);
    const before = await total(mistake.table);
    const { main, details } = await wrongRecord(doc, mistake);
    const rows = doc.details.map(({ schema: { table } }) => ({
      ...{ table, rows: details[table] ?? [] },
      delKeys: [],
    }));
    const { body } = await app.post(
      'admin',
      `/api/${mistake.table}/Add`,
      saveBody(mistake.table, { main, details: rows }),
    );
    const named = (body.data?.issues ?? []).map(({ path, message }: { path: string; message?: string }) => [
      path.split(/[/.]/).at(-1),
      message,
    ]);
    expect([body.status, named]).toEqual([
      false,
      expect.arrayContaining([[mistake.at, expect.stringContaining(mistake.message)]]),
    ]);

    const answer = await importFile(app, 'admin', mistake.table, {
      bytes: await workbook([...(await wrongRows(doc, mistake))].map((row) => [...row])),
    });
    const owner = [doc.main, ...doc.details.map(({ table }) => table)].find((table) =>
      table.byName.has(mistake.at),
    );
    const title = owner?.byName.get(mistake.at)?.title ?? mistake.at;
    expect([answer.status, answer.data.errors.map(({ column, message }) => [column, message])]).toEqual([
      false,
      expect.arrayContaining([[expect.stringContaining(title), expect.stringMatching(/^第\d+行\[/)]]),
    ]);
    expect(answer.data.errors.some(({ message }) => message.includes(mistake.message))).toBe(true);
    expect(await total(mistake.table)).toBe(before);
  });
});
