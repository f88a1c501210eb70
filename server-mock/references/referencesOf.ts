import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Reference } from '../context/Reference.ts';
import type { TransactionContext } from '../context/TransactionContext.ts';

type Known = Pick<TransactionContext, 'catalog' | 'referenceKinds'>;

interface References {
  readonly revision: number;
  readonly byTarget: ReadonlyMap<string, readonly Reference[]>;
  readonly byHolder: ReadonlyMap<string, readonly Reference[]>;
}

const cache = new WeakMap<SchemaCatalog, References>();

const grouped = (
  list: readonly Reference[],
  nameOf: (one: Reference) => string,
): ReadonlyMap<string, readonly Reference[]> => {
  const groups = new Map<string, Reference[]>();
  for (const one of list) {
    const group = groups.get(nameOf(one)) ?? [];
    groups.set(nameOf(one), group);
    group.push(one);
  }
  return groups;
};

const placeOf = ({ from, detail, field, target, to, owner }: Reference): string =>
  [from.table, detail?.table.table ?? '', field.field, target, to, owner?.value ?? ''].join('\n');

const read = ({ catalog, referenceKinds }: Known): References => {
  const known = cache.get(catalog);
  if (known?.revision === catalog.revision) return known;
  // A field that two kinds find counts once, as the first kind says.
  const all = new Map<string, Reference>();
  for (const one of referenceKinds.flatMap((kind) => kind.find(catalog)))
    if (!all.has(placeOf(one))) all.set(placeOf(one), one);
  const list = [...all.values()];
  const found: References = {
    revision: catalog.revision,
    byTarget: grouped(list, ({ target }) => target),
    byHolder: grouped(list, ({ from, detail }) => (detail?.table ?? from).table),
  };
  cache.set(catalog, found);
  return found;
};

/** References to records of a table, in schema order. Cached until schemas are published. */
export const referencesTo = (known: Known, target: string): readonly Reference[] =>
  read(known).byTarget.get(target) ?? [];

/** References that rows of a table hold. Cached until schemas are published. */
export const referencesIn = (known: Known, holder: string): readonly Reference[] =>
  read(known).byHolder.get(holder) ?? [];
