import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { formatOf } from '../migrations.ts';
import { type FileKind, isFileKind, type SchemaKind } from './SchemaKind.ts';

type Metas = WeakMap<FieldTypeRegistry, Map<SchemaKind, JsonObject>>;

const ofFiles: Metas = new WeakMap();
const ofPatches: Metas = new WeakMap();

const kept = (
  metas: Metas,
  types: FieldTypeRegistry,
  kind: SchemaKind,
  make: () => JsonObject,
): JsonObject => {
  const known = metas.get(types) ?? new Map<SchemaKind, JsonObject>();
  metas.set(types, known);
  const meta = known.get(kind) ?? make();
  known.set(kind, meta);
  return meta;
};

/** The JSON Schema (draft 2020-12) of files of a kind for these field types. Published in `schemas/meta/`. */
export const metaOf = (kind: FileKind, types: FieldTypeRegistry): JsonObject =>
  kept(ofFiles, types, kind, () => kind.files.meta(formatOf(kind), types));

/** The JSON Schema of published changes of a kind; undefined: it cannot be published. */
export const patchMetaOf = (kind: SchemaKind, types: FieldTypeRegistry): JsonObject | undefined => {
  const { publishing } = kind;
  if (publishing?.meta !== undefined)
    return kept(ofPatches, types, kind, () => publishing.meta?.(types) ?? {});
  return publishing && isFileKind(kind) ? metaOf(kind, types) : undefined;
};
