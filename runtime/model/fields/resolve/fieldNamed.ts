import type { ResolvedField, ResolvedTable } from './ResolvedTable.ts';

const indexes = new WeakMap<ResolvedTable, ReadonlyMap<string, ResolvedField>>();

const indexOf = (table: ResolvedTable): ReadonlyMap<string, ResolvedField> => {
  const known = indexes.get(table);
  if (known) return known;
  const made = new Map(table.fields.map((field) => [field.field.toLowerCase(), field] as const));
  indexes.set(table, made);
  return made;
};

/** The field of this name whatever its case, as the wire's queries name fields. */
export const fieldNamed = (table: ResolvedTable, name: string): ResolvedField | undefined =>
  table.byName.get(name) ?? indexOf(table).get(name.toLowerCase());
