import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { designMeta } from './designMeta.ts';
import { extensionMeta } from './extensionMeta.ts';
import { metaSchemas } from './metaSchemas.ts';
import { menuLine } from './otherMeta.ts';
import { patchMeta } from './patchMeta.ts';

/** Kinds of what can be published over the shipped schemas. */
export type PublishedKind =
  | 'table'
  | 'page'
  | 'dictionary'
  | 'menu'
  | 'extension'
  | 'extensionFields'
  | 'design'
  | 'formDesign'
  | 'globalDesign';

const made = new WeakMap<FieldTypeRegistry, Readonly<Record<PublishedKind, JsonObject>>>();

/** The shape of every kind of published change; a kind without a line here could not be published. */
export function publishedMeta(types: FieldTypeRegistry): Readonly<Record<PublishedKind, JsonObject>> {
  const known = made.get(types);
  if (known) return known;
  const { table, page, dictionary } = metaSchemas(types);
  const patch = patchMeta(types.all);
  const shapes = {
    table,
    page,
    dictionary,
    menu: menuLine,
    extension: patch,
    extensionFields: extensionMeta,
    design: patch,
    formDesign: designMeta,
    globalDesign: patch,
  };
  made.set(types, shapes);
  return shapes;
}
