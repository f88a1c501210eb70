import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';

/** The form of a keyword's value. */
export type Shape =
  | 'text'
  | 'number'
  | 'numberOrFlag'
  | 'flag'
  | 'list'
  | 'texts'
  | 'textOrTexts'
  | 'any'
  | 'schema'
  | 'schemas'
  | 'schemaOrSchemas'
  | 'schemaMap'
  | 'dependencies';

/** Where a subschema applies: to the same value, to a value inside it, or only where it is referenced. */
type Role = 'here' | 'inside' | 'store';

interface Keyword {
  readonly shape: Shape;
  /** Only for keywords that contain schemas. */
  readonly role?: Role;
}

const plain = (shape: Shape, ...names: readonly string[]): [string, Keyword][] =>
  names.map((name) => [name, { shape }]);
const holding = (shape: Shape, role: Role, ...names: readonly string[]): [string, Keyword][] =>
  names.map((name) => [name, { shape, role }]);

/** Every supported or purely descriptive keyword of drafts 4, 7, 2019-09 and 2020-12. */
export const keywords: ReadonlyMap<string, Keyword> = new Map([
  ...plain('text', '$schema', '$id', 'id', '$anchor', '$ref', '$comment', 'title', 'description'),
  ...plain('text', 'format', 'pattern', 'contentEncoding', 'contentMediaType'),
  ...plain('flag', 'readOnly', 'writeOnly', 'deprecated', 'uniqueItems'),
  ...plain('number', 'minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength'),
  ...plain('number', 'minItems', 'maxItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'),
  ...plain('numberOrFlag', 'exclusiveMinimum', 'exclusiveMaximum'),
  ...plain('list', 'enum', 'enumNames', 'examples'),
  ...plain('texts', 'required'),
  ...plain('textOrTexts', 'type'),
  ...plain('any', 'const', 'default', 'dependentRequired'),
  ...holding('schemaMap', 'store', '$defs', 'definitions'),
  ...holding('schemas', 'here', 'allOf', 'anyOf', 'oneOf'),
  ...holding('schema', 'here', 'not', 'if', 'then', 'else'),
  ...holding('schemaMap', 'here', 'dependentSchemas'),
  ...holding('dependencies', 'here', 'dependencies'),
  ...holding('schemaMap', 'inside', 'properties', 'patternProperties'),
  ...holding('schema', 'inside', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'),
  ...holding('schema', 'inside', 'additionalItems', 'unevaluatedItems', 'contains'),
  ...holding('schemaOrSchemas', 'inside', 'items'),
  ...holding('schemas', 'inside', 'prefixItems'),
]);

const isText = (value: Json): boolean => typeof value === 'string';
const isSchema = (value: Json): boolean => isObject(value) || typeof value === 'boolean';
const isListOf = (value: Json, fits: (one: Json) => boolean): boolean =>
  Array.isArray(value) && value.every((one: Json) => fits(one));

/** Whether a value has the form that its keyword requires. */
export const fitsShape: Readonly<Record<Shape, (value: Json) => boolean>> = {
  text: isText,
  number: (value) => typeof value === 'number',
  numberOrFlag: (value) => typeof value === 'number' || typeof value === 'boolean',
  flag: (value) => typeof value === 'boolean',
  list: Array.isArray,
  texts: (value) => isListOf(value, isText) || typeof value === 'boolean',
  textOrTexts: (value) => isText(value) || isListOf(value, isText),
  any: () => true,
  schema: isSchema,
  schemas: (value) => isListOf(value, isSchema),
  schemaOrSchemas: (value) => isSchema(value) || isListOf(value, isSchema),
  schemaMap: (value) => isObject(value) && Object.values(value).every(isSchema),
  dependencies: (value) =>
    isObject(value) && Object.values(value).every((one) => isSchema(one) || isListOf(one, isText)),
};

/** A schema inside another one. */
export interface Subschema {
  readonly keyword: string;
  readonly role: Role;
  /** The path from the outer schema to this one. */
  readonly steps: readonly (string | number)[];
  readonly schema: JsonObject;
}

/** The object schemas directly inside a schema. */
export function subschemas(node: JsonObject): readonly Subschema[] {
  const found: Subschema[] = [];
  for (const [keyword, value] of Object.entries(node)) {
    const role = keywords.get(keyword)?.role;
    if (role === undefined) continue;
    const shape = keywords.get(keyword)?.shape;
    const isMap = shape === 'schemaMap' || shape === 'dependencies';
    const held: readonly (readonly [readonly (string | number)[], Json])[] = Array.isArray(value)
      ? value.map((one: Json, at): [(string | number)[], Json] => [[keyword, at], one])
      : isMap && isObject(value)
        ? Object.entries(value).map(([name, one]) => [[keyword, name], one])
        : [[[keyword], value]];
    for (const [steps, schema] of held) if (isObject(schema)) found.push({ keyword, role, steps, schema });
  }
  return found;
}
