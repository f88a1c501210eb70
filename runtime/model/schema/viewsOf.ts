import type { SchemaBundle } from './SchemaBundle.ts';
import type { TableSchema } from './TableSchema.ts';
import type { ViewSchema } from './ViewSchema.ts';

/** Kind of schema of views; their schemas are in `others` of a bundle. */
export const viewKind = 'view';

/** The views of a bundle by name. */
export const viewsOf = ({ others }: Pick<SchemaBundle, 'others'>): ReadonlyMap<string, ViewSchema> =>
  (others?.get(viewKind) ?? new Map()) as ReadonlyMap<string, ViewSchema>; // read by this kind

/** The tables of a bundle without those made of views. */
export const storedTables = (tables: ReadonlyMap<string, TableSchema>): ReadonlyMap<string, TableSchema> =>
  [...tables.values()].some(({ view }) => view !== undefined)
    ? new Map([...tables].filter(([, { view }]) => view === undefined))
    : tables;
