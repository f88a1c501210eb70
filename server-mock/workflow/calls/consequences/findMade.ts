import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { type DerivedLink, derivedLinks } from './DerivedLink.ts';
import type { MadeDocument } from './MadeDocument.ts';
import { type LinkedSources, type MadeQuery, readMade } from './readMade.ts';

/** Maximum levels below the document, and maximum documents in total. */
const deepest = 10;
const most = 500;

/** All documents made from a document, directly or through others. */
export interface Offspring {
  readonly root: MadeDocument;
  /** In order of levels. */
  readonly documents: readonly MadeDocument[];
  /** True when a limit was reached and more may exist. */
  readonly isCut: boolean;
}

const idOf = ({ table, key }: Pick<MadeDocument, 'table' | 'key'>): string => `${table.table}\n${key}`;

/** Groups the links out of these documents by target table. Each table is then read once. */
const byTarget = (
  links: ReadonlyMap<string, readonly DerivedLink[]>,
  sources: readonly MadeDocument[],
): readonly MadeQuery[] => {
  const targets = new Map<string, MadeQuery & { readonly links: LinkedSources[] }>();
  for (const [table, list] of links) {
    const from = sources.filter((source) => source.table.table === table);
    if (from.length === 0) continue;
    for (const link of list) {
      const { table: to } = link.target.main;
      const keep = (links.get(to) ?? []).map(({ sourceField }) => sourceField);
      const known = targets.get(to) ?? { target: link.target, keep, links: [] };
      targets.set(to, known);
      known.links.push({ link, sources: from });
    }
  }
  return [...targets.values()];
};

/**
 * Finds everything made from a document, with one statement per table and level.
 * At most ten levels and 500 documents, each once even when several links lead to it. `through` filters the
 * links (default: all); `depth` limits the levels.
 */
export const findMade = async (
  db: Queryable,
  call: TransactionCall,
  { table, row }: { readonly table: ResolvedTable; readonly row: Row },
  { through = () => true, depth = deepest }: { through?(link: DerivedLink): boolean; depth?: number } = {},
): Promise<Offspring> => {
  const links = new Map(
    [...derivedLinks(call.context.catalog)].map(([source, list]) => [source, list.filter(through)] as const),
  );
  const root: MadeDocument = {
    table,
    key: String(row[table.key]),
    row,
    label: String(row[table.nameField] ?? '') || String(row[table.key]),
    isProgressSeen: false,
    isUnderWay: false,
    isVoid: false,
    from: [],
    bars: [],
  };
  const known = new Map([[idOf(root), root]]);
  const documents: MadeDocument[] = [];
  let sources: readonly MadeDocument[] = [root];
  for (let level = 1; sources.length > 0; level++) {
    const next: MadeDocument[] = [];
    const wanted = byTarget(links, sources);
    if (level > depth) return { root, documents, isCut: wanted.length > 0 };
    for (const query of wanted)
      for (const { document, from } of await readMade(db, call, query, most + 1)) {
        const made = known.get(idOf(document)) ?? document;
        if (made === document) {
          if (documents.length === most) return { root, documents, isCut: true };
          known.set(idOf(made), made);
          documents.push(made);
          next.push(made);
        }
        for (const { source, isBarrier } of from) {
          made.from.push(source);
          if (isBarrier) made.bars.push(source);
        }
      }
    sources = next;
  }
  return { root, documents, isCut: false };
};
