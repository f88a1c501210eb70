import type { ResolvedTable } from '../../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../../context/TransactionContext.ts';
import type { Queryable } from '../../../db/Database.ts';
import { byTable } from '../../../links/trail/byTable.ts';
import { stopId, type TrailReach, walkTrail } from '../../../links/trail/walkTrail.ts';
import type { MadeDocument } from './MadeDocument.ts';
import { readMade } from './readMade.ts';

/** All documents made from a document, directly or through others. */
export interface Offspring {
  readonly root: MadeDocument;
  /** Nearest first. */
  readonly documents: readonly MadeDocument[];
  /** True when a limit was reached and more may exist. */
  readonly isCut: boolean;
}

/** Everything made from a document: its trail downwards, with one further statement per table. */
export const findMade = async (
  db: Queryable,
  call: TransactionCall,
  { table, row }: { readonly table: ResolvedTable; readonly row: Row },
  reach: Pick<TrailReach, 'through' | 'depth'> = {},
): Promise<Offspring> => {
  const key = row[table.key] ?? null;
  const rootId = stopId(table, key);
  const root: MadeDocument = {
    table,
    key: String(key),
    row,
    label: String(row[table.nameField] ?? '') || String(key),
    isProgressSeen: false,
    isUnderWay: false,
    isVoid: false,
    goesAlong: false,
    from: [],
    bars: [],
  };
  const { stops, edges, isCut } = await walkTrail(db, call, { table, key }, { ...reach, sides: ['down'] });
  const found = new Map([[rootId, root]]);
  for (const [of, keys] of byTable([...stops.values()].slice(1)))
    for (const document of await readMade(db, call, of, keys))
      found.set(stopId(document.table, document.row[of.key] ?? null), document);
  for (const { source, target, isBarrier } of edges) {
    const [above, made] = [found.get(source), found.get(target)];
    if (above === undefined || made === undefined || made === root) continue;
    made.from.push(above);
    if (isBarrier === true) made.bars.push(above);
  }
  const documents = [...stops.keys()].flatMap((id) => (id === rootId ? [] : (found.get(id) ?? [])));
  return { root, documents, isCut };
};
