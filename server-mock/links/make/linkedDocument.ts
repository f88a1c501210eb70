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

/** Whether the caller sees all records with these keys. */
const seesAll = async (
  call: UserCall,
  { table, rows }: TableAccess,
  keys: readonly Cell[],
): Promise<boolean> => {
  const found = await rows.select(call.context.db, {
    columns: [table.key],
    where: sql`${name(table.key)} = ${anyOf(keys)}`,
  });
  const seen = new Set(found.rows.map((row) => keyText(row[table.key] as Cell))); // a key is int or text
  return keys.every((key) => seen.has(keyText(key)));
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
  const keys = sent.map((key) => parseKey(access.table, key) ?? null);
  const unseen = { refused: refuse('404', call.say('server.notFound')) };
  if (keys.includes(null)) return unseen;
  // Read at once; what is not seen is dropped.
  const [isSeen, sources] = await Promise.all([
    seesAll(call, access, keys),
    takenSources(call, link, keys, wanted),
  ]);
  if (!isSeen) return unseen;
  if ('refused' in sources) return sources;
  const made = madeDocument(link, sources.taken);
  if ('document' in made) return made;
  const { table } = link.target.document.main;
  const field = catalog.table(table)?.byName.get(made.differs)?.title ?? made.differs;
  return { refused: refuse('422', call.say('link.otherHeader', { field })) };
};
