import type { ResolvedField, ResolvedTable } from './ResolvedTable.ts';

const indexes = new WeakMap<ResolvedTable, ReadonlyMap<string, ResolvedField>>();

const indexOf = (table: ResolvedTable): ReadonlyMap<string, ResolvedField> => {
  const known = indexes.get(table);
  if (known) return known;
  const made = new Map(table.fields.map((field) => [field.field.toLowerCase(), field] as const));
  indexes.set(table, made);
  return made;
};

/** The field with this name in any case, as queries on the wire name fields. */
export const fieldNamed = (table: ResolvedTable, name: string): ResolvedField | undefined =>
  table.byName.get(name) ?? indexOf(table).get(name.toLowerCase());
