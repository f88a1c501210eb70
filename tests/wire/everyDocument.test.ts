import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import { copyDocument } from '../../runtime/store/box/copyDocument.ts';
import { saveBody } from '../../runtime/wire/saveCall.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openDemoApp, shipped } from './demoApp.ts';
import { query, type TestApp, type Wire } from './testApp.ts';

/** Tables whose records people make on a page. */
const tables = [
  ...new Set(
    shipped.bundle.menus.flatMap(({ tableName, actions }) =>
      tableName && actions?.includes('Add') && shipped.bundle.tables.has(tableName) ? [tableName] : [],
    ),
  ),
];

/** Tables whose newest demo record cannot be made a second time as it is; their own tests make records. */
const once: readonly string[] = [
  // What it pays is paid already.
  'Accounts_ProcurePaymentBill',
  // One rule and one option a form, chosen from those that have none.
  ...['Base_NumberRule', 'Sys_WorkFlowOption'],
  // Two flows of one form must exclude each other.
  'Sys_WorkFlow',
  // No rows in the demo company.
  ...['Sys_WorkFlowSubstitute', 'Sys_Table_Extend'],
  // A password is never read back.
  'Sys_User',
  // Names follow rules of their own.
  'Sys_TableInfo',
];

/** Values that make a record another one where a text alone does not. */
const others: Readonly<Record<string, Row>> = {
  Base_Currency: { CurrencyCode: 'XTS' },
  Base_MaterialDetail: { ChildProduct_Id: 1 },
  Cal_Holiday: { StartDate: '2027-02-01', EndDate: '2027-02-02' },
  Cal_TeamShift: { TheDate: '2027-02-01' },
};

/** What a person could not have typed: the server fills it, or it is not shown. */
const isTyped = (field: ResolvedField): boolean =>
  !field.readonly &&
  !field.disabled &&
  !field.stamp &&
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

let made = 0;

/** The row with texts of its own where records must differ, and where a code is not copied. */
function unlike(table: ResolvedTable, row: Row): Row {
  made += 1;
  const distinct = new Set([
    table.nameField,
    ...table.indexes.flatMap(({ unique, fields }) => (unique ? fields : [])),
  ]);
  const own = table.fields.filter(
    ({ field, columnType, unique, required, numberRule, dataKey }) =>
      columnType === 'string' &&
      numberRule === undefined &&
      dataKey === undefined &&
      (unique || distinct.has(field) || (required && row[field] === undefined)),
  );
  return {
    ...row,
    ...Object.fromEntries(own.map(({ field }) => [field, `样例1000${made}`])),
    ...others[table.table],
  };
}

/** Of each table: a record like the newest is saved and read back; empty required fields and bounds are refused by name. */
describe.each(databaseKinds)('every document on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openDemoApp(kind);
  }, 180_000);
  afterAll(() => app.close());

  const docOf = (table: string): DocumentTable => {
    const doc = app.context.catalog.document(table);
    if (doc === undefined) throw new Error(`no document ${table}`);
    return doc;
  };
  const add = (doc: DocumentTable, { main, details }: Document): Promise<Wire> => {
    const rows = doc.details.map(({ schema: { table } }) => ({
      ...{ table, rows: details[table] ?? [] },
      delKeys: [],
    }));
    return app.post('admin', `/api/${doc.main.table}/Add`, saveBody(doc.main.table, { main, details: rows }));
  };
  /** A record as a person would make it after the newest one. */
  const sample = async (doc: DocumentTable): Promise<Document> => {
    const { table, key } = doc.main;
    const { body } = await app.post('admin', `/api/${table}/Page`, query([], { rows: 1 }));
    const main: Row = body.rows[0];
    const details: Record<string, readonly Row[]> = {};
    for (const { schema } of doc.details) {
      const found = await app.post('admin', `/api/${table}/getDetailPage`, {
        ...query([], { rows: 200 }),
        ...{ tableName: schema.table, value: main[key] },
      });
      details[schema.table] = found.body.rows;
    }
    const copy = copyDocument(doc, { main, details });
    return { ...copy, main: unlike(doc.main, copy.main) };
  };
  /** Fields that a refusal names; empty: it was saved. */
  const named = ({ body }: Wire): readonly string[] =>
    (body.status ? [] : (body.data?.issues ?? [])).map(({ path }: { path: string }) =>
      path.split('/').at(-1),
    );

  it.each(tables.filter((name) => !once.includes(name)))('%s', async (name) => {
    const doc = docOf(name);
    const document = await sample(doc);
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
    for (const field of doc.main.fields.filter(isTyped)) {
      const value = beyond(field);
      if (value === undefined) continue;
      const refusal = named(
        await add(doc, { ...document, main: { ...document.main, [field.field]: value } }),
      );
      if (!refusal.includes(field.field))
        wrong.push(`${field.field} takes ${String(value).slice(0, 20)}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });
});
