import type { Option } from '../../model/schema/FieldSchema.ts';

/** Key of a tree option and of all options below it, as text. Circles in the data end where they began. */
export function nodeAndBelow(options: readonly Option[], node: string): readonly string[] {
  const children = new Map<string, string[]>();
  for (const option of options) {
    if (option.parentId === null || option.parentId === undefined) continue;
    const parent = String(option.parentId);
    children.set(parent, [...(children.get(parent) ?? []), String(option.key)]);
  }
  const found = new Set([node]);
  for (const key of found) for (const child of children.get(key) ?? []) found.add(child);
  return [...found];
}
