import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { numberFieldOf } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { PrintWorld } from '../../../runtime/model/print/PrintWorld.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';

/** Values as people enter them, by what the column stores; `at` is the row from 0. */
const samples: Readonly<Record<string, (now: string, at: number) => Cell>> = {
  int: (_now, at) => 12 + (at % 40),
  long: (_now, at) => String(12 + (at % 40)),
  decimal: (_now, at) => String(1234.5 + (at % 40)),
  date: (now) => now.slice(0, 10),
  datetime: (now) => now,
};

const isChoice = ({ dataKey, data }: ResolvedField): boolean => dataKey !== undefined || data !== undefined;

const cellOf = (field: ResolvedField, table: ResolvedTable, now: string, at: number): Cell => {
  if (table.fields.some(({ currencyField }) => currencyField === field.field)) return 'CNY';
  if (field.kind.isPicture === true) return 'sample.png';
  if (isChoice(field)) return '1';
  if (field.field === numberFieldOf(table)?.field) return `${now.slice(0, 10).replaceAll('-', '')}0001`;
  return samples[field.columnType]?.(now, at) ?? field.title;
};

const rowOf = (table: ResolvedTable, now: string, at: number): Row =>
  Object.fromEntries(table.fields.map((field) => [field.field, cellOf(field, table, now, at)]));

/** A made-up document with so many rows in each detail. Texts are the titles of their fields. */
export const sampleDocument = (doc: DocumentTable, now: string, rows: number): Document => ({
  main: rowOf(doc.main, now, 0),
  details: Object.fromEntries(
    doc.details.map(({ table }) => [
      table.table,
      Array.from({ length: rows }, (_, at) => rowOf(table, now, at)),
    ]),
  ),
});

/** What made-up documents are printed with. */
export const sampleWorld = (doc: DocumentTable, facts: PrintWorld['facts'], locale: Locale): PrintWorld => ({
  ...{ doc, locale, facts },
  readable: new Map(
    [doc.main, ...doc.details.map(({ table }) => table)].map((table) => [
      table.table,
      new Set(table.fields.map(({ field }) => field)),
    ]),
  ),
  labelOf: (field) => (isChoice(field) ? (field.data?.[0]?.value ?? field.title) : undefined),
  approvalsOf: () => [{ step: '1', by: facts.user, verdict: '✓', at: facts.now.slice(0, 16), remark: '' }],
  timesPrinted: () => 1,
});
