import type { RunOptions } from '../../expressions/index.ts';
import { carriedBy } from '../../runtime/model/links/carriedBy.ts';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { watchedDocuments } from '../reading/watchedDocuments.ts';
import { keyText } from '../records/keyText.ts';
import type { BarredIssue, Followers } from './BarredByLinks.ts';

/** Source rows whose carriers a message names. */
export interface Carriers {
  readonly link: DocumentLink;
  readonly keys: readonly Cell[];
  /** Documents that are not named. */
  readonly except: readonly Cell[];
}

/** An issue whose message names the documents that carry source rows. */
export interface CarriedIssue extends BarredIssue {
  readonly by?: Carriers;
}

/** Most documents read to find those that carry. */
const mostRead = 50;

/** The documents that carry these source rows through a link, newest first. */
export const carriersOf = async (
  tx: Queryable,
  { link, keys, except }: Carriers,
  options: RunOptions,
): Promise<Followers> => {
  const { table, foreignKey, document } = link.target;
  const column = name(foreignKey ?? table.key);
  const { rows } = await systemRun(
    tx,
    'links',
    sql`select distinct ${column} as "key" from ${systemTable(table.table)}
        where ${name(link.schema.via)} = ${anyOf(keys)} order by ${column} desc limit ${mostRead}`,
  );
  const own = new Set(except.map(keyText));
  const found = rows.map(({ key }) => key as Cell).filter((key) => !own.has(keyText(key))); // keys are int or text
  const documents = await watchedDocuments(tx, document, found);
  const wanted = new Set(keys.map(keyText));
  const isCarrier = (key: Cell): boolean => {
    const taken = carriedBy(link, documents.get(keyText(key)), options);
    return [...taken].some(([source, { carried }]) => wanted.has(source) && Number(carried) !== 0);
  };
  return { main: document.main, keys: found.filter(isCarrier) };
};

/** The issues with the documents that their messages name. */
export const withCarriers = async (
  tx: Queryable,
  issues: readonly CarriedIssue[],
  options: RunOptions,
): Promise<readonly BarredIssue[]> => {
  const found: BarredIssue[] = [];
  for (const { by, followers = [], ...issue } of issues)
    found.push({
      ...issue,
      followers: by === undefined ? followers : [...followers, await carriersOf(tx, by, options)],
    });
  return found;
};
