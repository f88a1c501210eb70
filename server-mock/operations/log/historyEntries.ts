import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Json, JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import {
  type HistoryEntry,
  type HistoryField,
  type HistoryRow,
  historyKinds,
  rowChanges,
} from '../../../runtime/wire/records/History.ts';
import { asObject, asText, type UserCall } from '../../http/Call.ts';
import { keyText } from '../../records/keyText.ts';
import { readChanges } from '../../records/readChanges.ts';
import { HistoryLabels } from './HistoryLabels.ts';
import { rowNames } from './rowNames.ts';
import type { Telling } from './tellingOf.ts';
import { visibleChanges } from './visibleChanges.ts';

/** Maximum changed detail rows of one entry. */
const mostRows = 30;

/** A changed detail row before its values have labels. */
interface ChangedRow {
  readonly table: ResolvedTable;
  readonly change: HistoryRow['change'];
  readonly key: string;
  readonly values: JsonObject;
}

/** A log entry without the parts its reader may not see. */
interface ShownEntry {
  readonly entry: Row;
  /** Undefined: the log kept only a part of it. */
  readonly changes: JsonObject | undefined;
  readonly rows: readonly ChangedRow[];
  readonly moreRows: number;
}

const changedRow = (table: ResolvedTable, sent: Json): readonly ChangedRow[] => {
  const values = asObject(sent);
  const change = rowChanges.find((one) => values?.[one] !== undefined);
  if (values === undefined || change === undefined) return [];
  return [{ table, change, key: keyText((values[change] as Cell) ?? null), values }];
};

const shownEntry = (telling: Telling, key: string, entry: Row): ShownEntry => {
  const stored = readChanges(entry.Changes);
  const changes = stored && visibleChanges(telling, key, stored);
  const rows = telling.document.details.flatMap(({ table }) => {
    const list = changes?.[table.table];
    return Array.isArray(list) ? list.flatMap((row) => changedRow(table, row)) : [];
  });
  return { entry, changes, rows: rows.slice(0, mostRows), moreRows: Math.max(0, rows.length - mostRows) };
};

/** Fields people know: with a title on the screen, and not set by the server alone. */
const namedFields = (table: ResolvedTable, changes: JsonObject) =>
  table.fields.filter(
    ({ field, hidden, stamp }) =>
      hidden !== true && stamp === undefined && field !== table.key && Array.isArray(changes[field]),
  );

const cellsOf = (changes: JsonObject, field: string): readonly Cell[] => {
  const found = changes[field];
  return Array.isArray(found) ? (found as readonly Cell[]) : [];
};

/** The log entries of a record as its reader may see them; entries about hidden fields only are left out. */
export const historyEntries = async (
  call: UserCall,
  telling: Telling,
  key: string,
  stored: readonly Row[],
): Promise<readonly HistoryEntry[]> => {
  const { main } = telling.document;
  const shown = stored.map((entry) => shownEntry(telling, key, entry));
  const labels = new HistoryLabels(call);
  const names = await rowNames(
    call,
    telling,
    key,
    shown.flatMap(({ rows }) => rows),
  );
  for (const { changes = {}, rows } of shown) {
    labels.want(main, changes);
    for (const row of rows) labels.want(row.table, row.values);
  }
  await labels.load();
  const fieldsOf = (table: ResolvedTable, changes: JsonObject): readonly HistoryField[] =>
    namedFields(table, changes).map((field) => {
      const cells = cellsOf(changes, field.field);
      const [before, after] =
        cells.length > 1 ? [cells[0] ?? null, cells[1] ?? null] : [undefined, cells[0] ?? null];
      return {
        field: field.field,
        before: before === undefined ? null : labels.valueOf(table, field, before),
        after: labels.valueOf(table, field, after),
      };
    });
  return shown.flatMap(({ entry, changes, rows, moreRows }) => {
    const kind = historyKinds.find((one) => one === entry.LogType);
    if (kind === undefined) return [];
    const fields = fieldsOf(main, changes ?? {});
    const isEmpty = fields.length === 0 && rows.length === 0;
    if (kind === 'Edit' && changes !== undefined && isEmpty) return [];
    return [
      {
        id: keyText(entry.Id ?? null),
        kind,
        by: asText(entry.UserName) ?? '',
        at: asText(entry.BeginDate) ?? '',
        reason: asText(changes?.reason) ?? '',
        fields,
        rows: rows.map((row) => ({
          table: row.table.table,
          change: row.change,
          name: names.get(row.table.table)?.get(row.key) ?? '',
          fields: fieldsOf(row.table, row.values),
        })),
        moreRows,
        isCut: changes === undefined,
      },
    ];
  });
};
