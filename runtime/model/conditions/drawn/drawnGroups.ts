import { isObject } from '../../schema/Json.ts';
import { groupType } from '../ConditionGroup.ts';

/** A raw condition object whose members are not checked yet. */
export type RawCondition = Readonly<Record<string, unknown>>;

/** One condition as it is stored. */
export interface DrawnCondition {
  /** Undefined when the stored entry is not an object; builders keep it and offer only to delete it. */
  readonly raw: RawCondition | undefined;
  /** Its JSON pointer in what is stored. */
  readonly path: string;
  /** The stored entry, unchanged. */
  readonly stored: unknown;
}

/** One group as a builder draws it. */
export interface DrawnGroup {
  /** `and`, `or`, or an unknown stored word. */
  readonly joint: string;
  readonly conditions: readonly DrawnCondition[];
  /** The stored group with all its members; empty for older forms without groups. */
  readonly stored: RawCondition;
}

/**
 * Splits stored conditions into groups for a builder and drops nothing. Accepts the same forms as
 * `readGroups`, which reports unusable parts; `editGroups` changes the result. Undefined when the stored
 * value is not a list.
 */
export function drawnGroups(stored: unknown): readonly DrawnGroup[] | undefined {
  if (stored === undefined || stored === null) return [];
  if (typeof stored === 'string') {
    if (stored.trim() === '') return [];
    const read = listOf(stored);
    return read && drawnGroups(read);
  }
  if (!Array.isArray(stored)) return undefined;
  const plain: DrawnCondition[] = [];
  const either: DrawnCondition[] = [];
  const groups: DrawnGroup[] = [];
  for (const [index, part] of stored.entries()) {
    const path = `/${index}`;
    const raw = rawCondition(part);
    if (raw && Array.isArray(raw.tjOptions)) {
      const conditions = raw.tjOptions.map((entry: unknown, at) => drawn(entry, `${path}/tjOptions/${at}`));
      groups.push({ joint: groupType(raw.tjzType) ?? String(raw.tjzType), conditions, stored: raw });
    } else if (raw?.filterType === 'or') {
      // Older flows store `or` conditions as equalities; at least one must hold.
      either.push({ ...drawn({ ...raw, filterType: '=' }, path), stored: part });
    } else {
      plain.push(drawn(part, path));
    }
  }
  const older = [
    { joint: 'and', conditions: plain, stored: {} },
    { joint: 'or', conditions: either, stored: {} },
  ] as const;
  return [...older.filter(({ conditions }) => conditions.length > 0), ...groups];
}

const drawn = (stored: unknown, path: string): DrawnCondition => ({
  raw: rawCondition(stored),
  path,
  stored,
});

const rawCondition = (value: unknown): RawCondition | undefined =>
  isObject(value) ? (value as RawCondition) : undefined;

function listOf(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    // The caller shows damaged text as it is.
    return undefined;
  }
}
