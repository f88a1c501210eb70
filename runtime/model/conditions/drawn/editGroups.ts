import { type DrawnGroup, drawnGroups, type RawCondition } from './drawnGroups.ts';

/** What a person does to conditions; groups and conditions are counted as they are drawn. */
export type GroupsEdit =
  /** A new group at the end with this one condition. */
  | { readonly do: 'addGroup'; readonly condition: RawCondition }
  | { readonly do: 'removeGroup'; readonly group: number }
  | { readonly do: 'join'; readonly group: number; readonly joint: string }
  | { readonly do: 'add'; readonly group: number; readonly condition: RawCondition }
  | { readonly do: 'remove'; readonly group: number; readonly at: number }
  /** Keys of a condition; undefined takes one out. */
  | { readonly do: 'set'; readonly group: number; readonly at: number; readonly keys: RawCondition };

/**
 * Stored conditions after an edit: groups, what the edit does not name as it was. Text stays text. A group goes with its last
 * condition. What cannot be drawn cannot be edited and stays.
 */
export function editGroups(stored: unknown, edit: GroupsEdit): unknown {
  const groups = drawnGroups(stored);
  if (groups === undefined) return stored;
  const before = groups.map(storedGroup);
  const after = edited(before, edit);
  return typeof stored === 'string' ? JSON.stringify(after) : after;
}

interface StoredGroup extends RawCondition {
  readonly tjzType: string;
  readonly tjOptions: readonly unknown[];
}

/** Conditions of older forms stand as they are drawn from now on. */
const storedGroup = ({ stored, joint, conditions }: DrawnGroup): StoredGroup => ({
  ...stored,
  tjzType: joint,
  tjOptions: conditions.map(({ raw, stored: entry }) => raw ?? entry),
});

function edited(groups: readonly StoredGroup[], edit: GroupsEdit): readonly StoredGroup[] {
  if (edit.do === 'addGroup') return [...groups, { tjzType: 'and', tjOptions: [edit.condition] }];
  const isLast = edit.do === 'remove' && groups[edit.group]?.tjOptions.length === 1;
  if (edit.do === 'removeGroup' || isLast) return groups.filter((_, at) => at !== edit.group);
  return groups.map((group, at) => (at === edit.group ? editedGroup(group, edit) : group));
}

function editedGroup(
  group: StoredGroup,
  edit: Exclude<GroupsEdit, { readonly do: 'addGroup' | 'removeGroup' }>,
): StoredGroup {
  if (edit.do === 'join') return { ...group, tjzType: edit.joint };
  if (edit.do === 'add') return { ...group, tjOptions: [...group.tjOptions, edit.condition] };
  const tjOptions =
    edit.do === 'remove'
      ? group.tjOptions.filter((_, at) => at !== edit.at)
      : group.tjOptions.map((entry, at) => (at === edit.at ? withKeys(entry, edit.keys) : entry));
  return { ...group, tjOptions };
}

function withKeys(entry: unknown, keys: RawCondition): unknown {
  const before = typeof entry === 'object' && entry !== null ? entry : {};
  return Object.fromEntries(
    Object.entries({ ...before, ...keys }).filter(([, value]) => value !== undefined),
  );
}
