import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { headerSource } from '../../runtime/model/links/headerSource.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FillCourse, FilledRecord, FilledRow } from '../context/RecordFill.ts';
import { seenRecords } from '../reading/seenRecords.ts';
import { keyText } from '../records/keyText.ts';
import { saidIn } from './BarredByLinks.ts';
import { linkTitle } from './saidTexts.ts';

/** A sent row that names a source row which nothing else ties to what the caller may see. */
interface Naming {
  readonly record: FilledRecord;
  readonly path: string;
  readonly key: Cell;
}

const namingOf = (link: DocumentLink, record: FilledRecord): readonly Naming[] => {
  const { schema, target } = link;
  const { via } = schema;
  const field = target.table.byName.get(via);
  // A choice among records is checked as one.
  if (field === undefined || field.dataKey !== undefined) return [];
  const header = headerSource(link);
  const main = { ...record.stored, ...record.values };
  // The source in the header is a choice, and the rows must be its own.
  if (header !== undefined && keyText(main[header]) !== '') return [];
  const isHeader = target.foreignKey === undefined;
  const rows: readonly FilledRow[] = isHeader
    ? [record]
    : (record.details.find(({ table }) => table === target.table.table)?.rows ?? []);
  return rows.flatMap(({ stored, values }, index) => {
    const key = values[via] ?? null;
    if (keyText(key) === '' || keyText(key) === keyText(stored?.[via])) return [];
    return [{ record, key, path: isHeader ? via : `${target.table.table}[${index}].${via}` }];
  });
};

/** Refuses rows that name source rows the caller may not see: as if they were not there. */
export const refuseUnseen = async (
  { call, issue }: FillCourse,
  link: DocumentLink,
  records: readonly FilledRecord[],
): Promise<void> => {
  const named = records.flatMap((record) => namingOf(link, record));
  if (named.length === 0) return;
  const seen = await seenRecords(
    call,
    link.source.table,
    named.map(({ key }) => key),
  );
  for (const { record, path, key } of named)
    if (!seen.has(keyText(key)))
      issue(record, {
        path,
        rule: 'link.sourceGone',
        params: { title: saidIn(call.context.catalog, linkTitle(link)) },
        severity: 'error',
      });
};
