import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { rowsIn } from '../../../runtime/model/links/carriedBy.ts';
import type { DocumentLink } from '../../../runtime/model/links/DocumentLink.ts';
import { headerSource } from '../../../runtime/model/links/headerSource.ts';
import { unlikeSource } from '../../../runtime/model/links/unlikeSource.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { watchedDocuments } from '../../reading/watchedDocuments.ts';
import { keyText } from '../../records/keyText.ts';
import { RowKeys, SourceRows } from '../SourceRows.ts';
import type { Examination } from './Examination.ts';
import type { LinkDifference } from './LinkDifference.ts';
import { storedText } from './storedText.ts';

/** What is wrong with the rows of one document that carry through a link. */
const differencesOf = (
  link: DocumentLink,
  document: Document,
  sources: SourceRows,
): readonly LinkDifference[] => {
  const { schema, source, target } = link;
  const { main } = document;
  const header = headerSource(link);
  const rows = sources.rows(source);
  return rowsIn(target, document).flatMap((row): readonly LinkDifference[] => {
    const via = keyText(row[schema.via]);
    const place = {
      ...{ of: link.id, table: target.table.table, key: keyText(row[target.table.key]) },
      code: keyText(main[target.document.main.nameField]),
    };
    if (via === '') {
      const named = header === undefined ? '' : keyText(main[header]);
      return named === '' ? [] : [{ ...place, kind: 'noSource', found: null, expected: named }];
    }
    const carried = rows.get(via);
    if (carried === undefined) return [{ ...place, kind: 'gone', found: via, expected: null }];
    const own = { row: carried.row, main: carried.document.main };
    return unlikeSource(link, { row, main }, own).map(({ said, value, expected }) => ({
      ...({ ...place, kind: 'differs', field: said } as const),
      ...{ found: storedText(value), expected: storedText(expected) },
    }));
  });
};

/** Examines documents that carry: their rows name source rows that are there, and are as these say. */
export const examineCarriers = async (
  tx: Queryable,
  { index, options, documentOf, found }: Examination,
  full: DocumentTable,
  keys: readonly Cell[],
): Promise<void> => {
  const documents = await watchedDocuments(tx, full, keys);
  for (const link of index.carriedBy(full.main.table)) {
    const own = [...documents.values()].filter(
      (document) => link.carries(document, options) && link.isCarried(document, options),
    );
    const named = new RowKeys();
    for (const document of own)
      for (const row of rowsIn(link.target, document)) {
        const key = row[link.schema.via] ?? null;
        if (keyText(key) !== '') named.add(link.source, key);
      }
    const sources = await SourceRows.of(tx, named, documentOf);
    for (const document of own)
      for (const difference of differencesOf(link, document, sources)) found(difference);
  }
};
