import { editJson } from '../../check/editJson.ts';
import { rawObject } from './rawObject.ts';
import { readJson } from './readConfig.ts';

/** One edit of NodeConfig or LineConfig. Parts are numbered as in the text and in issue paths. */
export type ConfigEdit =
  /** Sets keys of a part; undefined removes a key. Other keys keep their spelling. */
  | { readonly set: number; readonly keys: Readonly<Record<string, unknown>> }
  | { readonly add: Readonly<Record<string, unknown>> }
  | { readonly remove: number };

/**
 * Applies one edit to the text and keeps all other bytes.
 * Returns undefined when the text is damaged or has no such part.
 */
export function editConfig(text: string, edit: ConfigEdit): string | undefined {
  const before = text.trim() === '' ? '[]' : text;
  const { value, issues } = readJson(before, '');
  if (issues.length > 0 || !Array.isArray(value)) return undefined;
  if ('add' in edit) return editJson(before, [value.length], edit.add);
  const at = 'set' in edit ? edit.set : edit.remove;
  const part = rawObject(value[at]);
  if (part === undefined) return undefined;
  if (!('set' in edit)) return editJson(before, [at], undefined);
  const changed = Object.entries(edit.keys).filter(([key, now]) => !isSame(part[key], now));
  return changed.reduce((now, [key, given]) => editJson(now, [at, key], given), before);
}

/** An equal value keeps its spelling. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
