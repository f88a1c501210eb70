import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { LinkSchema } from '../../runtime/model/schema/LinkSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { copyDocument } from '../../runtime/store/box/copyDocument.ts';
import { saveBody } from '../../runtime/wire/saveCall.ts';
import { shipped } from './shipped.ts';
import { query, type TestApp, type Wire } from './testApp.ts';

/** Tables whose records people make on a page. */
const tables = [
  ...new Set(
    shipped.bundle.menus.flatMap(({ tableName, actions }) =>
      tableName && actions?.includes('Add') && shipped.bundle.tables.has(tableName) ? [tableName] : [],
    ),
  ),
];

/** Tables of which no further record can be made by rule; their own tests make records. */
const once: readonly string[] = [
  // What it pays is paid already.
  'Accounts_ProcurePaymentBill',
  // One rule and one option a form, chosen from those that have none.
  ...['Base_NumberRule', 'Sys_WorkFlowOption'],
  // Its file is drawn when a server starts, which a test does not wait for.
  'Base_ExcelTemplate',
  // A role has one first page.
  'Bi_desktop',
  // Two flows of one form must exclude each other.
  'Sys_WorkFlow',
  // A line is of a page that has none yet.
  'Sys_Menu',
  // A save makes a table.
  ...['Sys_TableInfo', 'FormDesignOptions'],
];

/** Tables of which a record can be made. */
export const sampledTables: readonly string[] = tables.filter((name) => !once.includes(name));

/** Records of tables whose newest one says nothing about the next. */
const written: Readonly<Record<string, (n: number) => Row>> = {
  Sys_Table_Extend: (n) => ({ TableName: 'Customer', FieldName: `样例${n}`, FieldType: 'text' }),
  Sys_User: (n) => ({
    UserName: `yangli${n}`,
    UserTrueName: '样例',
    UserPwd: `Yangli-${n}-shop`,
    RoleIds: '2',
  }),
  Sys_WorkFlowSubstitute: () => ({
    User_Id: 2,
    Substitute_Id: 3,
    BeginDate: '2026-04-01',
    EndDate: '2026-04-02',
  }),
};

/** Tables whose records a file can bring. */
export const sheetTables: readonly string[] = sampledTables.filter((name) => written[name] === undefined);

/** Values that make the n-th record another one where a text alone does not. */
const others: Readonly<Record<string, (n: number) => Row>> = {
  Base_Currency: (n) => ({ CurrencyCode: `X${letter(n / 26)}${letter(n)}` }),
  Base_MaterialDetail: () => ({ ChildProduct_Id: 1 }),
  Base_MeritPay: (n) => ({ UnitPrice: n }),
  Cal_Holiday: (n) => ({ StartDate: dayAfter(n), EndDate: dayAfter(n) }),
  Cal_TeamShift: (n) => ({ TheDate: dayAfter(n) }),
  // A day's work, which is not that of the newest one.
  Production_ReportWorkOrder: () => ({
    StartDate: '2026-03-20 08:00:00',
    EndDate: '2026-03-20 10:00:00',
    ReportTime: '2026-03-20 10:00:00',
  }),
  // The newest is the topmost one, which has none above it.
  Sys_Role: () => ({ ParentId: 1 }),
};

const letter = (n: number): string => String.fromCharCode(65 + (Math.floor(n) % 26));

const dayAfter = (n: number): string =>
  new Date(Date.parse('2027-02-01') + n * 86_400_000).toISOString().slice(0, 10);

let made = 0;

/** Values of its own for the fields in which records must differ, or whose code is not copied. */
export function ownValues(table: ResolvedTable, row: Row): Row {
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
    ...Object.fromEntries(own.map(({ field }) => [field, `样例1000${made}`])),
    ...others[table.table]?.(made),
  };
}

export const documentOf = (app: TestApp, table: string): DocumentTable => {
  const doc = app.context.catalog.document(table);
  if (doc === undefined) throw new Error(`no document ${table}`);
  return doc;
};

/** The newest record of a table with its details, as its page shows them. */
export const newestRecord = async (app: TestApp, { main, details }: DocumentTable): Promise<Document> => {
  const { body } = await app.post('admin', `/api/${main.table}/Page`, query([], { rows: 1 }));
  const row: Row = body.rows[0];
  const read: Record<string, readonly Row[]> = {};
  for (const { schema } of details) {
    const found = await app.post('admin', `/api/${main.table}/getDetailPage`, {
      ...query([], { rows: 200 }),
      ...{ tableName: schema.table, value: row[main.key] },
    });
    read[schema.table] = found.body.rows;
  }
  return { main: row, details: read };
};

const definedOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));

/** What links make of the newest source of which something remains; undefined: no link, or nothing remains. */
const madeRecord = async (app: TestApp, { main, details }: DocumentTable): Promise<Document | undefined> => {
  const isReturn = ({ returns }: LinkSchema): number => (returns === undefined ? 0 : 1);
  for (const { name, from } of (main.links ?? []).toSorted((a, b) => isReturn(a) - isReturn(b))) {
    const source = documentOf(app, from.table).main;
    // A price in another currency is asked about.
    const wanted = { AuditStatus: '1', Currency: 'CNY' };
    const wheres = Object.entries(wanted).flatMap(([field, value]) =>
      source.byName.has(field) ? [{ name: field, value }] : [],
    );
    const { body } = await app.post('admin', `/api/${from.table}/Page`, query(wheres, { rows: 120 }));
    for (const row of body.rows as readonly Row[]) {
      const made = await app.post('admin', '/api/jig/make', {
        ...{ from: { table: from.table, keys: [row[source.key]] }, to: `${main.table}.${name}` },
      });
      const [first] = details;
      if (made.body.status && first !== undefined)
        return { main: made.body.data.mainData, details: { [first.table.table]: made.body.data.detailData } };
    }
  }
  return undefined;
};

/** A record of links as a person would complete it: what only people know comes from the newest record. */
export const completedRecord = async (app: TestApp, doc: DocumentTable): Promise<Document | undefined> => {
  const made = await madeRecord(app, doc);
  if (made === undefined) return undefined;
  const copy = copyDocument(doc, await newestRecord(app, doc));
  const asked = doc.main.fields.filter(({ required, readonly }) => required === true && readonly !== true);
  const known = Object.fromEntries(asked.map(({ field }) => [field, copy.main[field] ?? null]));
  const main = { ...known, ...definedOf(made.main) };
  // A link fills one detail at most; what else must be there is that of the newest record.
  const details = Object.fromEntries(
    Object.entries({ ...copy.details, ...made.details }).map(([table, rows]) => [
      table,
      rows.length === 0 ? (copy.details[table] ?? []) : rows,
    ]),
  );
  return { details, main: { ...main, ...ownValues(doc.main, main) } };
};

/** A record as a person would make it: from its source where links lead to it, else after the newest one. */
export const sampleRecord = async (app: TestApp, doc: DocumentTable): Promise<Document> => {
  const fresh = written[doc.main.table];
  if (fresh !== undefined) {
    made += 1;
    return { main: fresh(made), details: {} };
  }
  const linked = await completedRecord(app, doc);
  if (linked !== undefined) return linked;
  const copy = copyDocument(doc, await newestRecord(app, doc));
  return { ...copy, main: { ...copy.main, ...ownValues(doc.main, copy.main) } };
};

/** Saves a new record as an administrator. */
export const addRecord = (app: TestApp, doc: DocumentTable, { main, details }: Document): Promise<Wire> => {
  const rows = doc.details.map(({ schema: { table } }) => ({
    ...{ table, rows: details[table] ?? [] },
    delKeys: [],
  }));
  return app.post('admin', `/api/${doc.main.table}/Add`, saveBody(doc.main.table, { main, details: rows }));
};
