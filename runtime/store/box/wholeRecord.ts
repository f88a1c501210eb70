import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { placeOf } from '../../model/record/sequence/inSequence.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { SavedRecord, SavePayload } from '../../wire/SavePayload.ts';

/** The whole record after a save; an answer with only the written rows is merged into the earlier record. */
export function wholeRecord(
  doc: DocumentTable,
  before: Document,
  sent: SavePayload,
  saved: SavedRecord,
): SavedRecord {
  if (!saved.changes) return saved;
  const details = doc.details.map(({ schema, table }, at) => {
    const gone = sent.details.find((one) => one.table === schema.table)?.delKeys ?? [];
    return wholeRows(table, before.details[schema.table] ?? [], gone, saved.details[at] ?? []);
  });
  return { main: saved.main, details };
}

function wholeRows(
  table: ResolvedTable,
  before: readonly Row[],
  delKeys: readonly (string | number)[],
  written: readonly Row[],
): readonly Row[] {
  const keyOf = (row: Row): string => String(row[table.key]);
  const gone = new Set(delKeys.map(String));
  const answered = new Map(written.map((row) => [keyOf(row), row]));
  const rows = before.flatMap((row) => {
    const key = keyOf(row);
    if (gone.has(key)) return [];
    const now = answered.get(key) ?? row;
    answered.delete(key);
    return [now];
  });
  rows.push(...answered.values());
  const sequence = table.grid?.sequence;
  if (sequence === undefined) return rows;
  const place = (row: Row): number => placeOf(row[sequence]) ?? Number.MAX_VALUE;
  return rows.sort((a, b) => place(a) - place(b));
}
