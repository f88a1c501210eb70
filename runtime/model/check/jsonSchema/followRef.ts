import type { Json, JsonObject } from '../../schema/Json.ts';
import { stepsOf } from '../pointer.ts';
import { isObject } from './keywords.ts';

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
