import { isStored, type ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { DictionarySchema } from '../schema/DictionarySchema.ts';
import type { ViewTable, ViewWorld } from './ViewWorld.ts';

interface Tables {
  table(name: string): ResolvedTable | undefined;
  mainsOf(detail: string): readonly ResolvedTable[];
  readonly dictionaries: ReadonlyMap<string, DictionarySchema>;
}

const known = new WeakMap<ResolvedTable, ViewTable>();

const viewTableOf = (table: ResolvedTable): ViewTable => {
  const found = known.get(table);
  if (found !== undefined) return found;
  const { table: name, key, details } = table;
  const fields = new Map(table.fields.filter(isStored).map((field) => [field.field, field]));
  const made = { table: name, key, fields, details };
  known.set(table, made);
  return made;
};

/** Resolved tables as the sources of views. */
export const resolvedWorld = ({ table, mainsOf, dictionaries }: Tables): ViewWorld => ({
  table: (name) => {
    const found = table(name);
    return found && viewTableOf(found);
  },
  mainsOf: (detail) => mainsOf(detail).map(viewTableOf),
  dictionary: (name) => dictionaries.get(name),
});
