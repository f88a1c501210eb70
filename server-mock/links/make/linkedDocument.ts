import type { DocumentLink } from '../../../runtime/model/links/DocumentLink.ts';
import { madeDocument } from '../../../runtime/model/links/madeDocument.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { parseKey } from '../../reading/parseKey.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { saidIn } from '../BarredByLinks.ts';
import { linkTitle } from '../saidTexts.ts';
import type { MadeOrRefused } from './Makeable.ts';
import { takenSources, type Wanted } from './takenSources.ts';

/** The keys, in the order sent; undefined when the caller does not see all of them. */
const seenKeys = async (
  call: UserCall,
  { table, rows }: TableAccess,
  sent: readonly string[],
): Promise<readonly Cell[] | undefined> => {
  const keys = sent.map((key) => parseKey(table, key) ?? null);
  if (keys.includes(null)) return undefined;
  const found = await rows.select(call.context.db, {
    columns: [table.key],
    where: sql`${name(table.key)} = ${anyOf(keys)}`,
  });
  const seen = new Set(found.rows.map((row) => keyText(row[table.key] as Cell))); // a key is int or text
  return keys.every((key) => seen.has(keyText(key))) ? keys : undefined;
};

/** The document that a link makes of source documents which the caller sees. `access`: to their table. */
export const linkedDocument = async (
  call: UserCall,
  link: DocumentLink,
  access: TableAccess,
  { keys: sent, wanted }: { readonly keys: readonly string[]; readonly wanted: Wanted },
): Promise<MadeOrRefused> => {
  const { catalog } = call.context;
  const title = saidIn(catalog, linkTitle(link));
  if (link.target.foreignKey === undefined && sent.length > 1)
    return { refused: refuse('422', call.say('link.oneSource', { title })) };
  const keys = await seenKeys(call, access, sent);
  if (keys === undefined) return { refused: refuse('404', call.say('server.notFound')) };
  const sources = await takenSources(call, link, keys, wanted);
  if ('refused' in sources) return sources;
  const made = madeDocument(link, sources.taken);
  if ('document' in made) return made;
  const { table } = link.target.document.main;
  const field = catalog.table(table)?.byName.get(made.differs)?.title ?? made.differs;
  return { refused: refuse('422', call.say('link.otherHeader', { field })) };
};
