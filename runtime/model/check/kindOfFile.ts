import type { JsonObject } from '../schema/Json.ts';
import { type SchemaKind, schemaKinds } from './meta/metaSchemas.ts';

/** Where files of a kind live under `schemas/`, and the property only they have. */
const signs: Readonly<Record<SchemaKind, { readonly path: RegExp; readonly property: string }>> = {
  table: { path: /(^|\/)tables\/.+\.json$/, property: 'table' },
  mixin: { path: /(^|\/)mixins\/.+\.json$/, property: 'mixin' },
  page: { path: /(^|\/)pages\/.+\.json$/, property: 'page' },
  dictionary: { path: /(^|\/)dictionaries\/.+\.json$/, property: 'dicNo' },
  menus: { path: /(^|\/)menus\.json$/, property: 'menus' },
  permission: { path: /(^|\/)permissions\/.+\.json$/, property: 'roleName' },
  app: { path: /(^|\/)app\.json$/, property: 'pageSizes' },
};

/** What kind of schema a file is: its `$schema` says, else its folder, else the property only that kind has. */
export function kindOfFile(path: string, document: JsonObject): SchemaKind | undefined {
  const { $schema } = document;
  const named = typeof $schema === 'string' ? /([a-z]+)\.schema\.json$/.exec($schema)?.[1] : undefined;
  return (
    schemaKinds.find((kind) => kind === named) ??
    schemaKinds.find((kind) => signs[kind].path.test(path)) ??
    // A page may name its table: `page` is the more telling of the two.
    schemaKinds.toReversed().find((kind) => Object.hasOwn(document, signs[kind].property))
  );
}
