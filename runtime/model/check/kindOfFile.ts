import type { JsonObject } from '../schema/Json.ts';
import { type SchemaKind, schemaKinds } from './meta/metaSchemas.ts';

/** Folder or file of each kind under `schemas/`, and a property that distinguishes it. */
const signs: Readonly<Record<SchemaKind, { readonly place: string; readonly property: string }>> = {
  table: { place: 'tables/', property: 'table' },
  mixin: { place: 'mixins/', property: 'mixin' },
  page: { place: 'pages/', property: 'page' },
  dictionary: { place: 'dictionaries/', property: 'dicNo' },
  menus: { place: 'menus.json', property: 'menus' },
  permission: { place: 'permissions/', property: 'roleName' },
  app: { place: 'app.json', property: 'pageSizes' },
};

/** The kind of a schema file: by `$schema`, else by folder, else by its distinguishing property. */
export function kindOfFile(path: string, document: JsonObject): SchemaKind | undefined {
  const { $schema } = document;
  const named = typeof $schema === 'string' ? $schema.slice($schema.lastIndexOf('/') + 1) : undefined;
  return (
    schemaKinds.find((kind) => named === `${kind}.schema.json`) ??
    schemaKinds.find((kind) => isIn(signs[kind].place, path)) ??
    // A page may name its table, so `page` is checked before `table`.
    schemaKinds.toReversed().find((kind) => Object.hasOwn(document, signs[kind].property))
  );
}

/** A place ending with a slash is a folder of JSON files; any other is a file. */
function isIn(place: string, path: string): boolean {
  const whole = `/${path}`;
  return place.endsWith('/')
    ? whole.includes(`/${place}`) && path.endsWith('.json')
    : whole.endsWith(`/${place}`);
}
