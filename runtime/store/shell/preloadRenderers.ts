import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { RendererRegistry } from '../../RendererRegistry.ts';

/** Loads the renderers of a document's fields. One that fails reports it in its own place. */
export async function preloadRenderers(renderers: RendererRegistry, doc: DocumentTable): Promise<void> {
  const tables = [doc.main, ...doc.details.map((detail) => detail.table)];
  const types = new Set(tables.flatMap((table) => table.fields.map((field) => field.type)));
  await Promise.allSettled([...types].map((type) => renderers.find('field', type)?.preload?.()));
}
