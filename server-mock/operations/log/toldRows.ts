import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { isStored } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { UserCall } from '../../http/Call.ts';
import { changesField, logTable } from '../../reading/askableFields.ts';
import { readChanges } from '../../records/readChanges.ts';
import { rowReader } from '../../records/rowReader.ts';
import { changeWords } from './changeWords.ts';
import { HistoryLabels } from './HistoryLabels.ts';
import { toldChanges } from './toldChanges.ts';

/** Rows of the operation log with the changes this user may see, in words; `rows` are the `stored` ones in wire form. */
export const toldRows = async (
  call: UserCall,
  stored: readonly Readonly<Record<string, unknown>>[],
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const { catalog, db } = call.context;
  const log = catalog.table(logTable);
  if (log === undefined) return rows;
  const fields = new Set(log.fields.filter(isStored).map(({ field }) => field));
  const changes = await toldChanges(db, call, stored.map(rowReader(log, fields)));
  const labels = new HistoryLabels(call);
  const read = changes.map((cell, index): Read | undefined => {
    const document = catalog.document(String(stored[index]?.TableName));
    const found = document && readChanges(cell);
    if (document === undefined || found === undefined) return undefined;
    labels.wantAll(document, found);
    return { document, changes: found };
  });
  await labels.load();
  const words = (found: Read | undefined, cell: Cell | undefined): Cell =>
    found === undefined
      ? (cell ?? null)
      : changeWords({ say: call.say, locale: call.locale, labels }, found.document, found.changes);
  return rows.map((row, index) => ({ ...row, [changesField]: words(read[index], changes[index]) }));
};

interface Read {
  readonly document: DocumentTable;
  readonly changes: JsonObject;
}
