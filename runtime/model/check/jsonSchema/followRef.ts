import { isObject, type Json, type JsonObject } from '../../schema/Json.ts';
import { stepsOf } from '../pointer.ts';
import { type Subschema, subschemas } from './keywords.ts';

/** Resolves a reference `#/...` inside the document. Undefined when there is no such schema. */
export function followRef(root: JsonObject, ref: string): JsonObject | undefined {
  if (ref === '#') return root;
  if (!ref.startsWith('#/')) return undefined;
  let current: Json | undefined = root;
  for (const step of stepsOf(decoded(ref.slice(1)))) {
    if (Array.isArray(current)) current = (current as readonly Json[])[Number(step)];
    else current = isObject(current) && Object.hasOwn(current, step) ? current[step] : undefined;
  }
  return isObject(current) ? current : undefined;
}

/** Decodes `%XX`; returns the text unchanged when it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A schema that leads back to itself, and its name for messages. */
interface Loop {
  readonly node: JsonObject;
  readonly name: string;
}

type Edges = (node: JsonObject) => readonly Subschema[];

/** The first schema that applies itself to the same value. Checking such a schema would never end. */
export const endlessLoop = (root: JsonObject): Loop | undefined =>
  loopOf(root, (node) => subschemas(node).filter(({ role }) => role === 'here'));

/** The first schema that requires itself inside itself. No finite data fits such a schema. */
export const requiredLoop = (root: JsonObject): Loop | undefined =>
  loopOf(root, (node) => subschemas(node).filter((one) => one.keyword === 'allOf' || isDemanded(node, one)));

function isDemanded(node: JsonObject, { keyword, steps }: Subschema): boolean {
  const { required, minItems } = node;
  if (keyword === 'properties') return Array.isArray(required) && required.includes(String(steps[1]));
  return keyword === 'items' && typeof minItems === 'number' && minItems > 0;
}

/** Follows edges and references from the root. Returns the first schema met again on its own path. */
function loopOf(root: JsonObject, edges: Edges): Loop | undefined {
  const done = new Set<JsonObject>();
  const way = new Set<JsonObject>();
  const visit = (node: JsonObject, name: string): Loop | undefined => {
    if (way.has(node)) return { node, name };
    if (done.has(node)) return undefined;
    way.add(node);
    const target = typeof node.$ref === 'string' ? followRef(root, node.$ref) : undefined;
    let found = target && visit(target, name === '' ? String(node.$ref) : name);
    for (const one of edges(node)) {
      const inner = one.keyword === 'properties' ? String(one.steps[1]) : name;
      found ??= visit(one.schema, inner);
    }
    way.delete(node);
    done.add(node);
    return found;
  };
  const all: JsonObject[] = [root];
  for (const node of all) {
    const found = visit(node, '');
    if (found) return found.name === '' ? { ...found, name: String(found.node.$ref ?? '#') } : found;
    all.push(...subschemas(node).map(({ schema }) => schema));
  }
  return undefined;
}
