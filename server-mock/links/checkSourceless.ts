import type { RunOptions } from '../../expressions/index.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import { rowsIn } from '../../runtime/model/links/carriedBy.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { headerSource } from '../../runtime/model/links/headerSource.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DocumentChange } from '../context/DocumentWatch.ts';
import { keyText } from '../records/keyText.ts';
import type { CarriedIssue } from './carriersOf.ts';
import type { LinkIndex } from './LinkIndex.ts';
import { linkTitle, tableTitle } from './saidTexts.ts';

/** The fields of a row by which a link knows it. */
const known = ({ schema }: DocumentLink, row: Row): string =>
  JSON.stringify(
    [schema.via, schema.carries.field, ...Object.keys(schema.same ?? {})]
      .filter((name) => headerField(name) === undefined)
      .map((name) => keyText(row[name])),
  );

const ofLink = (
  link: DocumentLink,
  header: string,
  { before, after }: DocumentChange,
  options: RunOptions,
): readonly CarriedIssue[] => {
  if (after === undefined || keyText(after.main[header]) === '') return [];
  if (!link.carries(after, options) || !link.isCarried(after, options)) return [];
  const { table } = link.target;
  const isSameSource = before !== undefined && keyText(before.main[header]) === keyText(after.main[header]);
  const old = new Map(
    isSameSource ? rowsIn(link.target, before).map((row) => [keyText(row[table.key]), known(link, row)]) : [],
  );
  return rowsIn(link.target, after).flatMap((row, index) => {
    const key = keyText(row[table.key]);
    if (keyText(row[link.schema.via]) !== '' || old.get(key) === known(link, row)) return [];
    const { field } = link.schema.carries;
    const path = link.target.foreignKey === undefined ? field : `${table.table}[${index}].${field}`;
    return [
      {
        issue: {
          path,
          ...(old.has(key) && link.target.foreignKey !== undefined ? { row: key } : {}),
          rule: 'link.noSource',
          params: { title: linkTitle(link), source: tableTitle(link.source.document.main) },
          severity: 'error',
        },
      },
    ];
  });
};

/**
 * Refuses new and changed rows that name no source row in documents whose header names a source. Rows from before the
 * link was declared stay until they change.
 */
export const checkSourceless = (
  index: LinkIndex,
  changes: readonly DocumentChange[],
  options: RunOptions,
): readonly CarriedIssue[] =>
  changes.flatMap((change) =>
    index.carriedBy(change.table).flatMap((link) => {
      const header = headerSource(link);
      return header === undefined ? [] : ofLink(link, header, change, options);
    }),
  );
