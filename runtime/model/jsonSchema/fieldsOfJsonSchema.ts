import { pointer } from '../check/pointer.ts';
import { schemaIssue, unknownName } from '../check/schemaIssue.ts';
import type { Issue } from '../Issue.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { Json, JsonObject } from '../schema/Json.ts';
import type { JsonSchemaField, JsonSchemaForm } from './JsonSchemaForm.ts';
import { propertyField } from './propertyField.ts';
import { uiHints, uiOrder } from './uiHints.ts';

/** Keywords that only describe, or that every property understands. */
const understood = new Set([
  'type',
  'title',
  'description',
  'default',
  'readOnly',
  '$comment',
  'examples',
  '$id',
  'deprecated',
]);
/** The same for the schema around the properties. */
const around = new Set([
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'definitions',
  'type',
  'title',
  'description',
  'properties',
  'required',
]);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A plain JSON Schema of one flat object, drawn with our fields: texts, numbers, booleans, choices, dates, with `required`,
 * bounds and lengths; `uiSchema` says how they look and in which order. Whatever it does not understand is reported in
 * its place and the rest is drawn (docs/decisions/0011-playground-json-schema.md). Never throws.
 */
export function fieldsOfJsonSchema(schema: JsonObject, uiSchema: JsonObject = {}): JsonSchemaForm {
  const issues: Issue[] = [];
  const warn = (
    name: string,
    path: string,
    rule: 'playground.unsupported' | 'playground.unsupportedField',
  ): void => {
    issues.push(schemaIssue(rule, path, { name }, 'warning'));
  };
  const properties = isObject(schema.properties) ? schema.properties : {};
  if (!isObject(schema.properties))
    issues.push(
      schema.properties === undefined
        ? schemaIssue('schema.missingProperty', 'schema#', { name: 'properties' })
        : schemaIssue('schema.wrongType', 'schema#/properties', { expected: 'object' }),
    );
  for (const name of Object.keys(schema))
    if (!around.has(name)) warn(name, `schema#${pointer(name)}`, 'playground.unsupported');
  for (const name of Object.keys(uiSchema))
    if (!name.startsWith('ui:') && !Object.hasOwn(properties, name))
      issues.push({
        ...unknownName('schema.unknownProperty', `uiSchema#${pointer(name)}`, name, Object.keys(properties)),
        severity: 'warning',
      });

  const required: readonly Json[] = Array.isArray(schema.required) ? schema.required : [];
  const fields: JsonSchemaField[] = [];
  for (const property of uiOrder(Object.keys(properties), uiSchema['ui:order'])) {
    const path = `schema#${pointer('properties', property)}`;
    const found = followed(properties[property], schema);
    if (!isObject(found)) {
      const ref = isObject(properties[property]) ? properties[property].$ref : undefined;
      if (ref === undefined) issues.push(schemaIssue('schema.wrongType', path, { expected: 'object' }));
      else issues.push(schemaIssue('playground.badRef', `${path}/$ref`, { name: String(ref) }));
      continue;
    }
    const type = typeName(found);
    const mapped = Object.hasOwn(propertyField, type) ? propertyField[type]?.(found) : undefined;
    if (!mapped) {
      warn(`type ${type}`, path, 'playground.unsupportedField');
      continue;
    }
    for (const name of Object.keys(found))
      if (!understood.has(name) && !mapped.keywords.includes(name))
        warn(name, path + pointer(name), 'playground.unsupported');
    const ui = uiSchema[property];
    const { hint, issues: odd } = uiHints(isObject(ui) ? ui : {}, `uiSchema#${pointer(property)}`);
    issues.push(...odd);
    const field: FieldSchema = {
      field: nameOf(property, fields.length),
      title: typeof found.title === 'string' ? found.title : property,
      ...mapped.field,
      ...(required.includes(property) ? { required: true } : {}),
      ...(found.default === undefined ? {} : { default: found.default }),
      ...(found.readOnly === true ? { readonly: true } : {}),
      ...(typeof found.description === 'string' ? { tipextra: found.description } : {}),
      ...hint,
      editRowNo: fields.length + 1,
    };
    fields.push({ field, property, out: mapped.out });
  }
  return { title: typeof schema.title === 'string' ? schema.title : undefined, fields, issues };
}

/** `['string', 'null']` is a text that may be empty, as ours are anyway. */
function typeName(schema: JsonObject): string {
  const { type } = schema;
  const named = Array.isArray(type)
    ? type.filter((one: Json) => one !== 'null')
    : type === undefined
      ? []
      : [type];
  return named.length === 1 ? String(named[0]) : named.length === 0 ? 'any' : named.join(' | ');
}

/** The schema itself, or what its `$ref` inside this document points at; undefined: nothing, or a circle. */
function followed(schema: Json | undefined, root: JsonObject): Json | undefined {
  let current = schema;
  for (let step = 0; step < 16; step++) {
    if (!isObject(current) || typeof current.$ref !== 'string') return current;
    const [, group = '', name = ''] = /^#\/(\$defs|definitions)\/([^/]+)$/.exec(current.$ref) ?? [];
    const definitions = root[group];
    current = isObject(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  }
  return undefined;
}

const plainName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A field name for a property: its own where that is one, else a number (DOM ids and conditions need plain names). */
const nameOf = (property: string, at: number): string => (plainName.test(property) ? property : `_${at}`);
