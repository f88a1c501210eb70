import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { currentFormat } from '../migrations.ts';
import { fieldMeta } from './fieldMeta.ts';
import { appMeta, dictionaryMeta, menusMeta, pageMeta, permissionMeta } from './otherMeta.ts';
import { mixinMeta, tableMeta } from './tableMeta.ts';

/** Kinds of schema files. */
export const schemaKinds = ['table', 'mixin', 'page', 'dictionary', 'menus', 'permission', 'app'] as const;

export type SchemaKind = (typeof schemaKinds)[number];

const made = new WeakMap<FieldTypeRegistry, Readonly<Record<SchemaKind, JsonObject>>>();

/** The JSON Schema (draft 2020-12) of every kind of file, from these field types; `schemas/meta/` holds them published. */
export function metaSchemas(types: FieldTypeRegistry): Readonly<Record<SchemaKind, JsonObject>> {
  const known = made.get(types);
  if (known) return known;
  const field = fieldMeta(types.all);
  const schemas = {
    table: tableMeta(currentFormat, field),
    mixin: mixinMeta(currentFormat, field),
    page: pageMeta(currentFormat),
    dictionary: dictionaryMeta(currentFormat),
    menus: menusMeta(currentFormat),
    permission: permissionMeta(currentFormat),
    app: appMeta(currentFormat),
  };
  made.set(types, schemas);
  return schemas;
}
