import type { AskedTable } from '../../../renderers/conditions/AskedTable.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DraftSource } from '../draft/draftSources.ts';
import { sourceFields } from './sourceFields.ts';

/** Between source and field in the name of a field that conditions ask for; a point would name a detail table. */
export const askedSeparator = ':';

/** What conditions of a view may ask for: one record with the fields of all sources. */
export interface AskedSources {
  readonly document: DocumentTable;
  readonly tables: readonly AskedTable[];
}

/** Undefined while the fields of a source are missing. `wordsOf`: name of a source for people. */
export function askedSources(
  sources: readonly DraftSource[],
  tableOf: (name: string) => ResolvedTable | undefined,
  wordsOf: (source: DraftSource) => string,
): AskedSources | undefined {
  const loaded = sources.map((source) => ({ source, table: source.table && tableOf(source.table.table) }));
  const [first] = loaded;
  if (first?.table === undefined || loaded.some(({ table }) => table === undefined)) return undefined;
  const tables = loaded.map(
    ({ source, table }): AskedTable => ({
      detail: undefined,
      table: '',
      title: wordsOf(source),
      fields: sourceFields(table).map((field) => ({
        ...field,
        field: `${source.as}${askedSeparator}${field.field}`,
      })),
    }),
  );
  const fields = tables.flatMap((one) => one.fields);
  const byName = new Map(fields.map((field) => [field.field, field] as const));
  const main: ResolvedTable = { ...first.table, table: '', fields, byName, details: [] };
  return { document: { main, details: [] }, tables };
}
