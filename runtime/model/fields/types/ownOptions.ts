import type { FieldSchema } from '../../schema/FieldSchema.ts';
import type { Json, JsonObject } from '../../schema/Json.ts';
import type { FieldTypeOf } from './FieldType.ts';

/** TypeScript type of a value that a literal JSON Schema describes; any JSON for other schemas. */
type ValueOf<S> = S extends { readonly type: 'integer' | 'number' }
  ? number
  : S extends { readonly type: 'string' }
    ? string
    : S extends { readonly type: 'boolean' }
      ? boolean
      : S extends { readonly type: 'array'; readonly items: infer I }
        ? readonly ValueOf<I>[]
        : Json;

/** A field's options of its type, all optional. */
type OwnOptions<O extends JsonObject> = { readonly [K in keyof O]?: ValueOf<O[K]> };

const isOf: Readonly<Record<string, (value: unknown) => boolean>> = {
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
};

/**
 * A field's options of a plugin's type, typed by the literal schema, because `FieldSchema` knows built-in
 * options only. Values of a wrong type are left out; the schema check reports them.
 */
export function ownOptions<O extends JsonObject>(
  kind: { readonly options: O },
  field: FieldSchema,
): OwnOptions<O>;
export function ownOptions(kind: Pick<FieldTypeOf<JsonObject>, 'options'>, field: FieldSchema): JsonObject {
  const given: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(kind.options)) {
    const value = (field as unknown as JsonObject)[name];
    const type = (schema as JsonObject).type;
    if (value === undefined) continue;
    if (typeof type !== 'string' || (isOf[type]?.(value) ?? true)) given[name] = value;
  }
  return given;
}
