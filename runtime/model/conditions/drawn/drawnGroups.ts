import { isObject } from '../../schema/Json.ts';
import { groupType } from '../ConditionGroup.ts';

/** A value of the wire of which only its kind is known. */
export type RawCondition = Readonly<Record<string, unknown>>;

/** One condition as it is stored. */
export interface DrawnCondition {
  /** Undefined: what stands there is no condition; it is kept and can only be taken away. */
  readonly raw: RawCondition | undefined;
  /** Its JSON pointer in what is stored. */
  readonly path: string;
  /** What stands there. */
  readonly stored: unknown;
}

/** One group as a builder draws it. */
export interface DrawnGroup {
  /** `and`, `or`, or the unknown word that is stored. */
  readonly joint: string;
  readonly conditions: readonly DrawnCondition[];
  /** The stored group, of which more may be known elsewhere; nothing for older forms that have none. */
  readonly stored: RawCondition;
}

/**
 * Stored conditions in groups, nothing left out: what a builder draws and `editGroups` changes. Understands the forms of
 * `readGroups`, which says what of them cannot be used. Undefined: no list, it cannot be drawn.
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
      // Older flows: equalities of which one must hold.
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
    // Damaged text is shown as it is by whoever draws.
    return undefined;
  }
}
