import type { DocumentTable } from '../model/fields/resolve/DocumentTable.ts';
import type { Layer } from '../model/fields/resolve/Layer.ts';
import { resolve } from '../model/fields/resolve/resolve.ts';
import type { FieldTypeRegistry } from '../model/fields/types/index.ts';
import type { TableLayers } from '../wire/session/TableLayers.ts';

/** Resolves a table with its details as the server does. Throws for a schema that does not resolve. */
export function foldDocument(
  found: Pick<TableLayers, 'layers' | 'details'>,
  types: FieldTypeRegistry,
): DocumentTable {
  const one = (layers: readonly Layer[]) => resolve(layers, types).table;
  const main = one(found.layers);
  const details = main.details.flatMap((schema) => {
    const layers = found.details[schema.table];
    // The server sends no layers of a detail that the user may not see.
    return layers ? [{ schema, table: one(layers) }] : [];
  });
  return { main, details };
}
