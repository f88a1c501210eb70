import type { Renaming } from '../../../../expressions/service/index.ts';
import { isObject } from '../../schema/Json.ts';

type Raw = Readonly<Record<string, unknown>>;

/**
 * Renames a field in stored conditions: groups, a plain list, or JSON text. Changes `field` and `tableName`
 * of entries, ignoring case; values stay. `mainTable` is the name that entries may use for the main table.
 * Returns the same value when the field is not used.
 */
export function renameInGroups<Stored>(stored: Stored, renaming: Renaming, mainTable = ''): Stored {
  if (typeof stored === 'string') {
    const read = json(stored);
    const renamed = renamedValue(read, renaming, mainTable);
    // JSON text in, JSON text out.
    return renamed === read ? stored : (JSON.stringify(renamed) as Stored);
  }
  // Only names change, so the result keeps the caller's type.
  return renamedValue(stored, renaming, mainTable) as Stored;
}

function renamedValue(stored: unknown, renaming: Renaming, mainTable: string): unknown {
  if (!Array.isArray(stored)) return stored;
  return mapped(stored, (part) => {
    if (!isObject(part)) return part;
    if (!Array.isArray(part.tjOptions)) return renamedEntry(part, renaming, mainTable);
    const tjOptions = mapped(part.tjOptions, (entry) =>
      isObject(entry) ? renamedEntry(entry, renaming, mainTable) : entry,
    );
    return tjOptions === part.tjOptions ? part : { ...part, tjOptions };
  });
}

function renamedEntry(entry: Raw, { from, to }: Renaming, mainTable: string): Raw {
  const { field, tableName } = entry;
  if (typeof field !== 'string') return entry;
  const table = typeof tableName === 'string' && !isSame(tableName, mainTable) ? tableName.trim() : '';
  const path = table === '' ? field : `${table}.${field}`;
  const [newTable, newField] = parts(to.code);
  if (isSame(path, from.code))
    return table === '' ? { ...entry, field: to.code } : { ...entry, tableName: newTable, field: newField };
  // A renamed detail table changes all its columns.
  if (from.code.includes('.')) return entry;
  if (isSame(table, from.code)) return { ...entry, tableName: to.code };
  const [first, below] = parts(field);
  return table === '' && isSame(first, from.code) ? { ...entry, field: `${to.code}.${below}` } : entry;
}

function parts(code: string): readonly [string, string] {
  const dot = code.indexOf('.');
  return dot < 0 ? ['', code] : [code.slice(0, dot), code.slice(dot + 1)];
}

function isSame(a: string, b: string): boolean {
  return a !== '' && a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Maps a list; returns the same list when no item changed. */
function mapped(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const made = list.map(change);
  return made.some((item, index) => item !== list[index]) ? made : list;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that is not JSON names no field.
    return undefined;
  }
}
