import { jsonSpans, type Span } from '../../check/jsonSpans.ts';
import { editConfig } from './editConfig.ts';
import { readJson } from './readConfig.ts';

type Value = string | number;

/** New values of keys, by the number of the part in the text. */
export type PartKeys = ReadonlyMap<number, Readonly<Record<string, Value>>>;

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
