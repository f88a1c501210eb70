import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { MenuNumbers } from './MenuNumbering.ts';
import type { BatchEntry } from './SchemaBatch.ts';

/** An entry's row or version with the number here of the group in which its page stands. */
const inGroup = (record: JsonObject, name: string, numbers: MenuNumbers): JsonObject => {
  const number = numbers.get(Number(record[name]));
  return number === undefined ? record : { ...record, [name]: number };
};

/** Entries with the numbers here of the groups of the menu in which their pages stand. */
export const inGroups = (entries: readonly BatchEntry[], numbers: MenuNumbers): readonly BatchEntry[] =>
  entries.map((entry) => ({
    ...entry,
    record: inGroup(entry.record, 'MenuParent', numbers),
    versions: entry.versions.map((version) => inGroup(version, 'menuParent', numbers)),
  }));
