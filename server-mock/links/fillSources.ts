import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { headerSource } from '../../runtime/model/links/headerSource.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { FilledRecord, FilledRow, RecordFill } from '../context/RecordFill.ts';
import { runOptions } from '../context/runOptions.ts';
import type { UserCall } from '../http/Call.ts';
import { watchedDocuments } from '../reading/watchedDocuments.ts';
import { keyText } from '../records/keyText.ts';
import { fitsSource } from './fitsSource.ts';
import { linkIndex } from './LinkIndex.ts';
import { refuseUnseen } from './refuseUnseen.ts';

/** Rows of one record that name no source row although the header names a source. */
interface OpenRows {
  readonly source: Cell;
  readonly rows: readonly FilledRow[];
  /** Source rows that other rows of the record name. */
  readonly named: ReadonlySet<string>;
}

const isEmpty = (value: Cell | undefined): boolean => keyText(value) === '';

const nowOf = ({ stored, values }: FilledRow): Row => ({ ...stored, ...values });

const openRows = (
  call: UserCall,
  link: DocumentLink,
  header: string,
  record: FilledRecord,
): OpenRows | undefined => {
  const main = nowOf(record);
  const source = main[header] ?? null;
  if (isEmpty(source)) return undefined;
  const { via } = link.schema;
  const { foreignKey, table: own } = link.target;
  const all: readonly FilledRow[] =
    foreignKey === undefined
      ? [record]
      : (record.details.find(({ table }) => table === own.table)?.rows ?? []);
  const rows = all.filter(
    (row) => isEmpty(nowOf(row)[via]) && (row.stored === undefined || Object.keys(row.values).length > 0),
  );
  if (rows.length === 0 || !link.carries({ main, details: {} }, runOptions(call.context))) return undefined;
  return { source, rows, named: new Set(all.map((row) => keyText(nowOf(row)[via]))) };
};

const fillLink = async (
  call: UserCall,
  link: DocumentLink,
  header: string,
  records: readonly FilledRecord[],
): Promise<void> => {
  const { document, table } = link.source;
  const open = records.flatMap((record) => openRows(call, link, header, record) ?? []);
  if (open.length === 0) return;
  const keys = [...new Map(open.map(({ source }) => [keyText(source), source])).values()];
  const documents = await watchedDocuments(call.context.db, document, keys);
  for (const { source, rows, named } of open) {
    const found = documents.get(keyText(source));
    const sources =
      link.source.foreignKey === undefined
        ? [found?.main ?? []].flat()
        : (found?.details[table.table] ?? []).filter((row) => !named.has(keyText(row[table.key])));
    for (const row of rows) {
      const [fitting, ...more] = sources.filter((one) => fitsSource(link, nowOf(row), one));
      if (fitting !== undefined && more.length === 0)
        row.values[link.schema.via] = fitting[table.key] ?? null;
    }
  }
};

/**
 * Gives rows of a document that names its source the source row they are about, where only one is: a file, or a user
 * who typed the rows, names no keys. What is left open is refused (`checkSourceless`). Source rows that the caller may
 * not see count as gone.
 */
export const fillSources: RecordFill = async ({ call, full, issue }, records) => {
  for (const link of linkIndex(call.context.catalog).carriedBy(full.main.table)) {
    const header = headerSource(link);
    if (header !== undefined) await fillLink(call, link, header, records);
    await refuseUnseen({ call, full, issue }, link, records);
  }
};
