import type { DictionarySchema } from '../schema/DictionarySchema.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { Takeable } from '../schema/takenBack.ts';

/** What a view needs to know of a table. */
export interface ViewTable {
  readonly table: string;
  readonly key: string;
  readonly fields: ReadonlyMap<string, Takeable<FieldSchema>>;
  readonly details: readonly { readonly table: string; readonly foreignKey: string }[];
}

/** The tables (and views) that a view is made of. */
export interface ViewWorld {
  table(name: string): ViewTable | undefined;
  dictionary(name: string): DictionarySchema | undefined;
  /** The tables that have this one as a detail. */
  mainsOf(detail: string): readonly ViewTable[];
}

/** The field by which a record is found. */
export interface RecordLink {
  readonly table: string;
  readonly field: string;
}

/**
 * The records that a field names: those of the table its choices are made of, else the header of a detail row. Undefined:
 * the field is no link.
 */
export const recordLink = (world: ViewWorld, table: ViewTable, field: string): RecordLink | undefined => {
  const source = world.dictionary(table.fields.get(field)?.dataKey ?? '')?.source;
  if (source !== undefined && source.distinct !== true) return { table: source.table, field: source.key };
  const main = world
    .mainsOf(table.table)
    .find(({ details }) => details.some((one) => one.table === table.table && one.foreignKey === field));
  return main && { table: main.table, field: main.key };
};
