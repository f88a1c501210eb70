import { type Amount, compare, type RunOptions, subtract } from '../../expressions/index.ts';
import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { quantityOf, rowsIn } from '../../runtime/model/links/carriedBy.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import { headerSource } from '../../runtime/model/links/headerSource.ts';
import { sourceRoom } from '../../runtime/model/links/sourceRoom.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable, systemTableAs } from '../reading/systemRows.ts';
import { watchedDocuments } from '../reading/watchedDocuments.ts';
import { keyText } from '../records/keyText.ts';
import { fitsSource } from './fitsSource.ts';
import type { LinkIndex } from './LinkIndex.ts';
import { LinkQuantities } from './LinkQuantities.ts';
import { DocumentSet } from './lockDocuments.ts';
import { RowKeys, SourceRows } from './SourceRows.ts';

/** Documents of one step. */
const atOnce = 200;

/** What matching reads besides the rows. */
export interface Matching {
  readonly index: LinkIndex;
  readonly options: RunOptions;
  documentOf(main: string): DocumentTable | undefined;
}

/** Keys of the next documents that name their source, with rows that name no row of it. */
const nextKeys = async (
  tx: Queryable,
  { schema, target }: DocumentLink,
  header: string,
  after: Cell | undefined,
): Promise<readonly Cell[]> => {
  const { main } = target.document;
  const column = (alias: string, field: string) => sql`${name(alias)}.${name(field)}`;
  const key = column('jig_row', target.foreignKey ?? main.key);
  const { rows } = await systemRun(
    tx,
    'links',
    sql`select distinct ${key} as "key" from ${systemTableAs(target.table.table, 'jig_row')}
        join ${systemTableAs(main.table, 'jig_main')} on ${column('jig_main', main.key)} = ${key}
        where ${column('jig_row', schema.via)} is null and ${column('jig_main', header)} is not null
        ${after === undefined ? sql`` : sql`and ${key} > ${after}`}
        order by ${key} limit ${atOnce}`,
  );
  return rows.map((row) => row.key as Cell); // a key column is int, bigint text or uuid text
};

/** What remains of source rows, less what this step gives away. */
class Remains {
  readonly #left = new Map<string, Amount>();

  take(key: string, whole: () => Amount, wanted: Amount): boolean {
    const left = this.#left.get(key) ?? whole();
    if ((compare(wanted, left) ?? 1) > 0) return false;
    this.#left.set(key, subtract(left, wanted) ?? 0);
    return true;
  }
}

const write = async (tx: Queryable, { schema, target }: DocumentLink, key: Cell, source: Cell) => {
  const { table } = target;
  await systemRun(
    tx,
    'links',
    sql`update ${systemTable(table.table)} set ${name(schema.via)} = ${source} where ${name(table.key)} = ${key}`,
  );
};

/**
 * Gives rows from before a link was declared the source row that they are about: the earliest with the same values of
 * which enough remains. Rows that fit none stay open; `doctor` lists them. Works on the next documents after a key, and
 * returns the last one; undefined: there are no more.
 */
export const matchNextSources = async (
  tx: Queryable,
  { index, options, documentOf }: Matching,
  link: DocumentLink,
  after: Cell | undefined,
): Promise<Cell | undefined> => {
  const header = headerSource(link);
  const full = documentOf(link.target.document.main.table);
  if (header === undefined || full === undefined) return undefined;
  const keys = await nextKeys(tx, link, header, after);
  if (keys.length === 0) return undefined;
  const documents = [...(await watchedDocuments(tx, full, keys)).values()].filter(
    (document) => link.carries(document, options) && link.isCarried(document, options),
  );
  const wanted = new DocumentSet();
  const { main } = link.source.document;
  for (const document of documents) wanted.add(main, [document.main[header] ?? null]);
  const sources = await SourceRows.lock(tx, new RowKeys(), wanted.all, documentOf);
  const returned = index.link(link.schema.returns?.of ?? '');
  const links = [link, ...index.returnsOf(link), ...(returned === undefined ? [] : [returned])];
  const quantities = await LinkQuantities.read(tx, index, sources, { links, totals: [] });
  const remains = new Remains();
  const byKey = new Map(sources.documents(main.table).map((one) => [keyText(one.main[main.key]), one]));

  const sourceOf = (row: Row, document: Document): Cell => {
    for (const source of rowsIn(link.source, document)) {
      const key = keyText(source[link.source.table.key]);
      const state = quantities.stateOf(link, key, { row: source, document });
      const whole = returned && quantities.stateOf(returned, key, { row: source, document }).done;
      const left = (): Amount => sourceRoom(link, state, whole).remaining;
      // A header that names a source which has no rows leaves nothing to guess: `doctor` says where it is too much.
      if (link.source.foreignKey === undefined && fitsSource(link, row, source))
        return source[link.source.table.key] ?? null;
      if (fitsSource(link, row, source) && remains.take(key, left, quantityOf(link, row)))
        return source[link.source.table.key] ?? null;
    }
    return null;
  };
  for (const document of documents) {
    const source = byKey.get(keyText(document.main[header]));
    for (const row of source === undefined ? [] : rowsIn(link.target, document)) {
      const found = keyText(row[link.schema.via]) === '' && source ? sourceOf(row, source) : null;
      if (found !== null) await write(tx, link, row[link.target.table.key] ?? null, found);
    }
  }
  return keys.at(-1);
};

/** Links in an order in which what is returned is matched before its returns, which have as much room as was carried. */
export const inMatchingOrder = (links: readonly DocumentLink[]): readonly DocumentLink[] =>
  [false, true].flatMap((isReturn) =>
    links.filter(({ schema }) => (schema.returns !== undefined) === isReturn),
  );

/** Matches all stored rows of every link. */
export const matchSources = async (tx: Queryable, matching: Matching): Promise<void> => {
  for (const link of inMatchingOrder(matching.index.links))
    for (
      let last = await matchNextSources(tx, matching, link, undefined);
      last !== undefined;
      last = await matchNextSources(tx, matching, link, last)
    );
};
