import type { Issue } from '../../schema/Issue.ts';
import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';
import { pointer } from '../pointer.ts';
import { unknownName } from '../schemaIssue.ts';
import { followRef } from './followRef.ts';
import { uiHints } from './uiHints.ts';
import { valueField } from './valueField.ts';

/** A uiSchema that the form supports, and issues of the rest (paths `uiSchema#/...`). */
export interface ReadUiSchema {
  readonly uiSchema: JsonObject;
  readonly issues: readonly Issue[];
}

/** Keywords besides properties that contain parts of a schema. */
const partNames = ['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf', 'allOf'];
/**
 * Options that name a component of another library. Our components follow from the schema and `ui:widget`.
 */
const foreign = /^ui:(?:field|fieldReplacesAnyOrOneOf|[A-Za-z]*Template)$/;

/**
 * Reads a uiSchema together with its schema. `ui:widget` becomes `ui:look`, because the form library requires
 * a component for each widget; only `hidden` stays.
 */
export function readUiSchema(uiSchema: JsonObject, schema: JsonObject): ReadUiSchema {
  const issues: Issue[] = [];

  function check(ui: JsonObject, part: JsonObject | undefined, path: string): void {
    const target = typeof part?.$ref === 'string' ? followRef(schema, part.$ref) : part;
    const properties = isObject(target?.properties) ? target.properties : undefined;
    if (target && valueField(target)) issues.push(...uiHints(words(ui), path).issues);
    for (const [name, inner] of Object.entries(ui)) {
      if (name.startsWith('ui:') || !isObject(inner)) continue;
      const isPart = partNames.includes(name) && !Object.hasOwn(properties ?? {}, name);
      if (isPart) check(inner, isObject(target?.[name]) ? target[name] : undefined, path + pointer(name));
      else if (properties && !Object.hasOwn(properties, name))
        issues.push({
          ...unknownName('schema.unknownProperty', path + pointer(name), name, Object.keys(properties)),
          severity: 'warning',
        });
      else {
        const property = properties?.[name];
        check(inner, isObject(property) ? property : undefined, path + pointer(name));
      }
    }
  }

  check(uiSchema, schema, 'uiSchema#');
  return { uiSchema: tidy(uiSchema), issues };
}

const words = (ui: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(ui).filter(([name]) => name.startsWith('ui:')));

function tidy(ui: JsonObject): JsonObject {
  const made: Record<string, Json> = {};
  for (const [name, value] of Object.entries(ui)) {
    if (foreign.test(name)) continue;
    if (name === 'ui:widget' && value !== 'hidden') made['ui:look'] = value;
    else if (name === 'ui:order') made[name] = order(value);
    else if (name === 'ui:options' && isObject(value)) {
      const { widget, field: _, ...rest } = value;
      made[name] = rest;
      if (widget === 'hidden') made['ui:widget'] = widget;
      else if (widget !== undefined) made['ui:look'] = widget;
    } else if (name.startsWith('ui:')) made[name] = value;
    else if (Array.isArray(value)) made[name] = value.map((one: Json) => (isObject(one) ? tidy(one) : one));
    else if (isObject(value)) made[name] = tidy(value);
  }
  return made;
}

/** The order, with one `*` for the other properties. */
function order(value: Json): Json {
  const names = Array.isArray(value) ? [...new Set(value.map(String))] : [];
  return names.includes('*') ? names : [...names, '*'];
}
