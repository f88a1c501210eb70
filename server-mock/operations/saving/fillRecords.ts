import type { RunOptions } from '../../../expressions/index.ts';
import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { compute } from '../../../runtime/model/record/compute.ts';
import type { DefaultSource } from '../../../runtime/model/record/defaultValue.ts';
import { valuesFromHeader } from '../../../runtime/model/record/valuesFromHeader.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { runOptions } from '../../context/runOptions.ts';
import type { UserCall } from '../../http/Call.ts';
import { keyText } from '../../records/keyText.ts';
import { place, placed } from './assembled.ts';
import { fillDefaults } from './fillDefaults.ts';
import { fillLookups } from './fillLookups.ts';
import { merged, type RecordDraft, type RowDraft } from './SaveState.ts';

/** Options of filling records; `full` is the document without role limits. */
export interface Filling<R extends RecordDraft> {
  readonly call: UserCall;
  readonly full: DocumentTable;
  /** Receives issues of missing records and failed formulas, with a path in the document. */
  issue(record: R, issue: Issue): void;
  /** Runs after each record is filled, in order, before the next one. */
  filled?(record: R): Promise<void>;
}

interface Placed<R extends RecordDraft> extends RowDraft {
  readonly record: R;
  readonly prefix: string;
}

const rowsOf = (record: RecordDraft, table: string): readonly RowDraft[] =>
  record.details.find((detail) => detail.table === table)?.rows ?? [];

/** Reads lookup values with one query per field, for any number of records. */
const lookUp = async <R extends RecordDraft>(
  { call, full, issue }: Filling<R>,
  records: readonly R[],
): Promise<void> => {
  const bring = (table: ResolvedTable, rows: readonly Placed<R>[]): Promise<void> =>
    fillLookups(call, table, rows, (row, found) => issue(row.record, found));
  await bring(
    full.main,
    records.map((record) => ({ record, stored: record.stored, values: record.values, prefix: '' })),
  );
  for (const { table } of full.details)
    await bring(
      table,
      records.flatMap((record) =>
        rowsOf(record, table.table).map(({ stored, values }, index) => ({
          record,
          stored,
          values,
          prefix: place(table.table, index),
        })),
      ),
    );
};

/** Fills new rows: values taken from the header, then defaults of what is still missing. */
const fillNew = (full: DocumentTable, record: RecordDraft, source: DefaultSource): void => {
  if (record.stored === undefined) fillDefaults(full.main, record.values, source);
  const main = merged(record.stored, record.values);
  for (const { table } of full.details)
    for (const { stored, values } of rowsOf(record, table.table)) {
      if (stored !== undefined) continue;
      const taken = valuesFromHeader(table, (field) => main[field] ?? null);
      for (const [field, value] of Object.entries(taken))
        if (!Object.hasOwn(values, field)) values[field] = value;
      fillDefaults(table, values, source);
    }
};

const take = (table: ResolvedTable, computed: Row | undefined, { stored, values }: RowDraft): void => {
  for (const field of table.fields) {
    if (field.formula === undefined) continue;
    const value = computed?.[field.field] ?? null;
    if (stored === undefined || keyText(value) !== keyText(stored[field.field])) values[field.field] = value;
  }
};

/**
 * Copies computed values into the rows to be written. Untouched rows keep theirs, as their inputs did not
 * change.
 */
const takeComputed = (
  full: DocumentTable,
  record: RecordDraft,
  computed: Document,
  places: ReadonlyMap<string, readonly number[]>,
): void => {
  take(full.main, computed.main, record);
  for (const { table } of full.details)
    for (const [index, row] of rowsOf(record, table.table).entries())
      take(table, computed.details[table.table]?.[places.get(table.table)?.[index] ?? index], row);
};

const computeFormulas = <R extends RecordDraft>(
  { full, issue }: Filling<R>,
  record: R,
  options: RunOptions,
): void => {
  const { document: filled, rows, toSent } = placed(record);
  const { document, issues } = compute(full, filled, { ...options, rows });
  takeComputed(full, record, document, rows);
  for (const found of issues) issue(record, toSent(found));
};

/**
 * Fills records in place: what capabilities know, lookups, values from the header, defaults of new rows, then formulas.
 * Amounts computed by a client or a file are never taken. Shared by saves and imports.
 */
export const fillRecords = async <R extends RecordDraft>(
  filling: Filling<R>,
  records: readonly R[],
): Promise<void> => {
  const { call, full } = filling;
  for (const fill of call.context.fills)
    await fill({ call, full, issue: (record, found) => filling.issue(record as R, found) }, records);
  await lookUp(filling, records);
  // Read once for all records: computing the local time costs more than filling a record.
  const options = runOptions(call.context);
  const source = { now: call.context.clock.now(), user: call.user };
  for (const record of records) {
    fillNew(full, record, source);
    computeFormulas(filling, record, options);
    await filling.filled?.(record);
  }
};
