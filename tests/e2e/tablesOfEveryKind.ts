import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';

/** What the box of a table is made of: settings of the table, and types of its fields and of those of its details. */
const partsOf = (name: string, { tables }: SchemaBundle): ReadonlySet<string> => {
  const table = tables.get(name);
  if (table === undefined) return new Set();
  const typesOf = (of: string): readonly string[] =>
    (tables.get(of)?.fields ?? []).map(({ type = 'text' }) => type);
  return new Set([
    ...Object.keys(table),
    ...typesOf(name).map((type) => `field ${type}`),
    ...(table.details ?? []).flatMap((detail) => typesOf(detail.table).map((type) => `column ${type}`)),
  ]);
};

/**
 * Some of these tables whose boxes together have every setting of a table and every type of field that any of them has: each
 * adds the most that is still missing.
 */
export const tablesOfEveryKind = (names: readonly string[], bundle: SchemaBundle): ReadonlySet<string> => {
  const left = new Map([...new Set(names)].map((name) => [name, new Set(partsOf(name, bundle))] as const));
  const chosen = new Set<string>();
  for (;;) {
    const [most] = [...left].sort(([, one], [, other]) => other.size - one.size);
    if (most === undefined || most[1].size === 0) return chosen;
    const [name, parts] = most;
    chosen.add(name);
    for (const missing of left.values()) for (const part of [...parts]) missing.delete(part);
    left.delete(name);
  }
};
