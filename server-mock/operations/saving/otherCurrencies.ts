import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../../runtime/model/formulas/recordScope.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { ask } from '../../context/Hook.ts';
import type { UserCall } from '../../http/Call.ts';
import { keyText } from '../../records/keyText.ts';
import { type LookupSource, lookupRows, lookupSource } from '../lookupValues.ts';
import { type PlacedDocument, place, placed } from './assembled.ts';
import { merged, type RecordDraft, type RowDraft } from './SaveState.ts';

interface PricedRow<R> extends RowDraft {
  readonly record: R;
  readonly main: Row;
  /** What names of fields stand behind in issues. */
  readonly prefix: string;
}

/** Currency of an amount: of its own record, or of its header. */
const currencyOf = ({ currencyField = '' }: ResolvedField, row: Row, main: Row): string => {
  const ofHeader = headerField(currencyField);
  return keyText(ofHeader === undefined ? row[currencyField] : main[ofHeader]);
};

/** Whether the save brings the amount or changes its currency; what stands as it was is asked about no more. */
const isNew = <R extends RecordDraft>(field: ResolvedField, row: PricedRow<R>): boolean => {
  const now = merged(row.stored, row.values);
  const { stored } = row;
  if (stored === undefined || keyText(now[field.field]) !== keyText(stored[field.field])) return true;
  return currencyOf(field, now, row.main) !== currencyOf(field, stored, row.record.stored ?? {});
};

/** The source of an amount with the column of its currency; undefined where the lookup names none. */
const priceList = (
  call: UserCall,
  table: ResolvedTable,
  { field, lookup }: ResolvedField,
): (LookupSource & { readonly price: ResolvedField; readonly currency: ResolvedField }) | undefined => {
  const source =
    lookup?.currency === undefined ? undefined : lookupSource(call.context.catalog, table, lookup.via);
  const price = source?.targets.get(field);
  const currency = source?.table.byName.get(lookup?.currency ?? '');
  if (source === undefined || price === undefined || currency === undefined) return undefined;
  return { ...source, price, currency, targets: new Map([price, currency].map((one) => [one.field, one])) };
};

const isSame = (one: Cell | undefined, other: Cell | undefined): boolean =>
  keyText(one) !== '' && keyText(other) !== '' && Number(one) !== 0 && Number(one) === Number(other);

/** The rows of a record in their final order: a changed currency of the header concerns those that were not sent too. */
const rowsInOrder = (
  record: RecordDraft,
  { table }: ResolvedTable,
  at: PlacedDocument = placed(record),
): readonly RowDraft[] => {
  const sent = record.details.find((detail) => detail.table === table)?.rows ?? [];
  const places = at.rows.get(table) ?? [];
  const drafts = new Map(places.map((place, index) => [place, sent[index]] as const));
  return (at.document.details[table] ?? []).map(
    (row, index) => drafts.get(index) ?? { stored: row, values: {} },
  );
};

/**
 * Questions about amounts that equal those of a price list in another currency (`lookup.currency`), by record.
 * A record of the list without a currency has the one that new records get. One statement per field for all records.
 */
export const otherCurrencies = async <R extends RecordDraft>(
  call: UserCall,
  full: DocumentTable,
  records: readonly R[],
): Promise<ReadonlyMap<R, readonly Issue[]>> => {
  const found = new Map<R, readonly Issue[]>();
  const mainOf = (record: R): Row => merged(record.stored, record.values);
  const ofTable = async (table: ResolvedTable, rows: readonly PricedRow<R>[]): Promise<void> => {
    for (const field of table.fields) {
      const list = priceList(call, table, field);
      const via = field.lookup?.via;
      const fresh = list === undefined ? [] : rows.filter((row) => isNew(field, row));
      if (list === undefined || via === undefined || fresh.length === 0) continue;
      const chosen = (row: PricedRow<R>): Cell => merged(row.stored, row.values)[via] ?? null;
      const prices = await lookupRows(call, list, [...new Set(fresh.map(chosen))]);
      const asked = new Map<R, Map<string, PricedRow<R>[]>>();
      for (const row of fresh) {
        const now = merged(row.stored, row.values);
        const price = prices.get(keyText(chosen(row)));
        const from = keyText(price?.[list.currency.field] ?? (list.currency.default as Cell | undefined));
        const to = currencyOf(field, now, row.main);
        if (from === '' || to === '' || from === to) continue;
        if (!isSame(now[field.field], price?.[list.price.field])) continue;
        const ofRecord = asked.get(row.record) ?? new Map<string, PricedRow<R>[]>();
        asked.set(row.record, ofRecord.set(`${from} ${to}`, [...(ofRecord.get(`${from} ${to}`) ?? []), row]));
      }
      for (const [record, pairs] of asked)
        for (const [pair, [first, ...more]] of pairs) {
          const [from = '', to = ''] = pair.split(' ');
          const params = { title: field.title, list: from, currency: to, n: more.length + 1 };
          const issues = ask(`${first?.prefix ?? ''}${field.field}`, 'form.otherCurrency', params);
          found.set(record, [...(found.get(record) ?? []), ...issues]);
        }
    }
  };
  await ofTable(
    full.main,
    records.map((record) => ({
      record,
      main: mainOf(record),
      stored: record.stored,
      values: record.values,
      prefix: '',
    })),
  );
  const placedRecords = new Map(records.map((record) => [record, placed(record)] as const));
  for (const { table } of full.details)
    await ofTable(
      table,
      records.flatMap((record) =>
        rowsInOrder(record, table, placedRecords.get(record)).map((row, index) => ({
          ...{ record, main: mainOf(record), prefix: place(table.table, index) },
          ...{ stored: row.stored, values: row.values },
        })),
      ),
    );
  return new Map(
    [...found].map(([record, issues]) => {
      const { toSent } = placedRecords.get(record) ?? placed(record);
      return [record, issues.map(toSent)];
    }),
  );
};
