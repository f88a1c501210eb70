import type { MixinSchema } from '../schema/TableSchema.ts';
import type { TableEntry } from './TableEntry.ts';

const lower = (name: string): string => name.toLowerCase();

/**
 * The mixins of an entry's table: those it names, and each all of whose stamped or read-only fields the columns have (a table
 * with `CreateID` to `ModifyDate` is `owned`).
 */
export const mixinsOf = (
  entry: TableEntry,
  mixins: ReadonlyMap<string, MixinSchema>,
): readonly MixinSchema[] => {
  const columns = new Set(entry.columns.map(({ columnName }) => lower(columnName)));
  const isShown = ({ fields }: MixinSchema): boolean => {
    const own = fields.filter(({ stamp, readonly }) => stamp !== undefined || readonly === true);
    return own.length > 1 && own.every(({ field }) => columns.has(lower(field)));
  };
  return [...mixins.values()].filter((one) => entry.mixins.includes(one.mixin) || isShown(one));
};
