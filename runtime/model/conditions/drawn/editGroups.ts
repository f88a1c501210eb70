import { type DrawnGroup, drawnGroups, type RawCondition } from './drawnGroups.ts';

/** One edit in the condition builder. Indexes count groups and conditions as drawn. */
export type GroupsEdit =
  /** Appends a new group with this condition. */
  | { readonly do: 'addGroup'; readonly condition: RawCondition }
  | { readonly do: 'removeGroup'; readonly group: number }
  | { readonly do: 'join'; readonly group: number; readonly joint: string }
  | { readonly do: 'add'; readonly group: number; readonly condition: RawCondition }
  | { readonly do: 'remove'; readonly group: number; readonly at: number }
  /** Sets keys of a condition; undefined removes a key. */
  | { readonly do: 'set'; readonly group: number; readonly at: number; readonly keys: RawCondition };

/**
 * Applies an edit to stored conditions and keeps everything else. Text input gives text output. Removing the
 * last condition removes its group. Conditions that cannot be drawn stay unchanged.
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

/** Converts a drawn group to its stored form; older forms are rewritten as groups. */
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
