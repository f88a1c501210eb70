import { editJson, jsonSpans, type Span } from '../../check/jsonText.ts';
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

type Value = string | number;

/** New values of keys, by the number of the part in the text. */
type PartKeys = ReadonlyMap<number, Readonly<Record<string, Value>>>;

/**
 * Like {@link editConfig} for many parts at once; parses the text once, so a large layout is one step.
 * Undefined when the text is damaged or has no such part.
 */
export function setValues(text: string, parts: PartKeys): string | undefined {
  const { value, issues } = readJson(text, '');
  if (issues.length > 0 || !Array.isArray(value)) return undefined;
  const spans = jsonSpans(text);
  const written: (Span & { readonly text: string })[] = [];
  const missing: { readonly set: number; readonly keys: Record<string, Value> }[] = [];
  for (const [at, keys] of parts) {
    const part = spans[at];
    if (part === undefined) return undefined;
    const absent: Record<string, Value> = {};
    for (const [key, now] of Object.entries(keys)) {
      const found = part.values.get(key);
      if (found === undefined) absent[key] = now;
      else if (found.value !== now) written.push({ ...found, text: JSON.stringify(now) });
    }
    if (Object.keys(absent).length > 0) missing.push({ set: at, keys: absent });
  }
  const replaced = written
    .toSorted((a, b) => b.from - a.from)
    .reduce((now, { from, to, text: given }) => now.slice(0, from) + given + now.slice(to), text);
  return missing.reduce<string | undefined>(
    (now, edit) => (now === undefined ? undefined : editConfig(now, edit)),
    replaced,
  );
}

/**
 * Swaps two parts of the text and keeps every other byte.
 * Undefined when the text is damaged or a part is missing.
 */
export function swapParts(text: string, one: number, other: number): string | undefined {
  const { value, issues } = readJson(text, '');
  if (issues.length > 0 || !Array.isArray(value)) return undefined;
  const spans = jsonSpans(text);
  const first = spans[Math.min(one, other)];
  const second = spans[Math.max(one, other)];
  if (!first || !second || first === second) return undefined;
  const written = ({ from, to }: Span): string => text.slice(from, to);
  return (
    text.slice(0, first.from) +
    written(second) +
    text.slice(first.to, second.from) +
    written(first) +
    text.slice(second.to)
  );
}
