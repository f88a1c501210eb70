import type { Json, JsonObject } from '../../schema/Json.ts';
import { stepsOf } from '../pointer.ts';
import { isObject } from './keywords.ts';

/** The schema a reference `#/...` of this document leads to; undefined when there is none. */
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

/** The text with `%XX` read; as it is when that is not possible. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
