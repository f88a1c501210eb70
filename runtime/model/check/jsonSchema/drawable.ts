import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';
import { keywords } from './keywords.ts';
import { typesOf } from './valueField.ts';

/** A schema that allows any value. It is not empty, because the form draws nothing for an empty schema. */
const anything: JsonObject = { $comment: 'any' };

/**
 * Converts a schema for the form library. Tuples and dependencies take the form of older drafts, lists always
 * get an item schema, values of several types become a value of any type.
 */
export const drawable = (schema: JsonObject): JsonObject => shown(drawn(schema)) as JsonObject;

function drawn(schema: JsonObject): JsonObject {
  const made: Record<string, Json> = {};
  for (const [name, value] of Object.entries(schema)) {
    const keyword = keywords.get(name);
    if (keyword?.role === undefined) made[name] = value;
    else if (Array.isArray(value)) made[name] = value.map(part);
    else if (keyword.shape === 'schemaMap' || keyword.shape === 'dependencies')
      made[name] = mapped(value as JsonObject);
    else made[name] = part(value);
  }
  if (made.format === 'data-url') delete made.format;
  return several(dependent(list(properties(made))));
}

const part = (value: Json): Json => (isObject(value) ? drawn(value) : value);
const mapped = (map: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, part(value)]));
const shown = (value: Json): Json =>
  value === true || (isObject(value) && Object.keys(value).length === 0) ? anything : value;

/** Renders a property that allows any value, and omits a property that must be absent. */
function properties(made: Record<string, Json>): Record<string, Json> {
  if (!isObject(made.properties)) return made;
  const entries = Object.entries(made.properties).filter(([, value]) => value !== false);
  return { ...made, properties: Object.fromEntries(entries.map(([name, value]) => [name, shown(value)])) };
}

function list(made: Record<string, Json>): Record<string, Json> {
  const { prefixItems, items } = made;
  const isList = typesOf(made).includes('array');
  if (!isList && (made.type !== undefined || (items === undefined && prefixItems === undefined))) return made;
  const typed = made.type === undefined ? { ...made, type: 'array' } : made;
  if (Array.isArray(prefixItems))
    return { ...typed, items: prefixItems.map(shown), additionalItems: shown(items ?? true) };
  if (Array.isArray(items))
    return { ...typed, items: items.map(shown), additionalItems: shown(made.additionalItems ?? true) };
  return { ...typed, items: shown(items ?? true) };
}

function dependent(made: Record<string, Json>): Record<string, Json> {
  const { dependentRequired, dependentSchemas, dependencies } = made;
  if (dependentRequired === undefined && dependentSchemas === undefined) return made;
  const all = [dependencies, dependentRequired, dependentSchemas].map((one) => (isObject(one) ? one : {}));
  return { ...made, dependencies: Object.assign({}, ...all) };
}

function several(made: Record<string, Json>): JsonObject {
  if (typesOf(made).length < 2) return made;
  const { title, description, default: start, $defs, definitions } = made;
  const kept = Object.entries({ title, description, default: start, $defs, definitions });
  return {
    ...anything,
    ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
  } as JsonObject;
}
