import { parseTree } from 'jsonc-parser';
import { editConfig } from './editConfig.ts';
import { readJson } from './readConfig.ts';

/** Keys of several parts of a text, by the parts' numbers. */
export type PartKeys = ReadonlyMap<number, Readonly<Record<string, string | number>>>;

/**
 * {@link editConfig} for keys of many parts at once, read once: a layout of hundreds of nodes is one step. Undefined: the
 * text is damaged, or has no such part.
 */
export function setValues(text: string, parts: PartKeys): string | undefined {
  const { value, issues } = readJson(text, '');
  const root = issues.length === 0 && Array.isArray(value) ? parseTree(text) : undefined;
  if (root === undefined) return undefined;
  const written: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  const missing: { readonly set: number; readonly keys: Record<string, string | number> }[] = [];
  for (const [at, keys] of parts) {
    const part = root.children?.[at];
    if (part?.type !== 'object') return undefined;
    const absent: Record<string, string | number> = {};
    for (const [key, now] of Object.entries(keys)) {
      // Of a key written twice the last one counts.
      const found = part.children?.findLast(({ children }) => children?.[0]?.value === key)?.children?.[1];
      if (found === undefined) absent[key] = now;
      else if (found.value !== now)
        written.push({ from: found.offset, to: found.offset + found.length, text: JSON.stringify(now) });
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
