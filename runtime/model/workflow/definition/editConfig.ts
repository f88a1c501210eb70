import { editJson } from '../../check/editJson.ts';
import { rawObject } from './rawObject.ts';
import { readJson } from './readConfig.ts';

/** What an editor does to NodeConfig or LineConfig: parts are counted in the text, as in paths of issues. */
export type ConfigEdit =
  /** Sets keys of a part; undefined takes one out. Keys that are not named stay as they are written. */
  | { readonly set: number; readonly keys: Readonly<Record<string, unknown>> }
  | { readonly add: Readonly<Record<string, unknown>> }
  | { readonly remove: number };

/**
 * The text after an edit; what the edit does not name is byte for byte what it was. Undefined: the text cannot be edited,
 * because it is damaged or has no such part.
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

/** What is set to what it is stays as it is spelled. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
