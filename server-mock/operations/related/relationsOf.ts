import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import { chosenRecords } from './chosenRecords.ts';
import type { Relation, RelationKind } from './Relation.ts';

/** Every source of relations. */
const relationKinds: readonly RelationKind[] = [chosenRecords];

interface Known {
  readonly revision: number;
  readonly byTable: Map<string, readonly Relation[]>;
}

const cache = new WeakMap<SchemaCatalog, Known>();

/** Relations that point at records of a table, in schema order. Cached until schemas are published. */
export const relationsOf = (catalog: SchemaCatalog, target: ResolvedTable): readonly Relation[] => {
  let known = cache.get(catalog);
  if (known?.revision !== catalog.revision) {
    known = { revision: catalog.revision, byTable: new Map() };
    cache.set(catalog, known);
  }
  const found =
    known.byTable.get(target.table) ?? relationKinds.flatMap((kind) => kind.find(catalog, target));
  known.byTable.set(target.table, found);
  return found;
};
