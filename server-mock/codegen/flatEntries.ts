import { isObject, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import { asList } from '../http/Call.ts';

/** An entry from outside: its record and its column rows, both unread. */
export interface SentEntry {
  readonly record: JsonObject;
  readonly columns: readonly Json[];
  /** Null is a value: the row of another installation, not what people wrote. */
  readonly isExact?: boolean;
  /** Table name of the folder that it stands in; absent: the top, or the one that it names by the numbers of its file. */
  readonly below?: string;
}

const named = (record: JsonObject, ...names: readonly string[]): Json | undefined =>
  names.map((name) => record[name]).find((value) => value !== undefined);

/**
 * The entries of a file: `tableColumns` (or `columns`) are an entry's columns, `details` whole entries of its detail tables, which
 * come first and are named in `detailName` when the entry names none. Undefined: an item is no entry.
 */
export const flatEntries = (entries: readonly Json[], depth = 0): readonly SentEntry[] | undefined => {
  if (depth > 4) return undefined;
  const flat: SentEntry[] = [];
  for (const entry of entries) {
    if (!isObject(entry)) return undefined;
    const columns = asList(named(entry, 'tableColumns', 'TableColumns', 'columns') ?? []);
    const nested = asList(named(entry, 'details', 'Details') ?? []);
    const details = nested && flatEntries(nested, depth + 1);
    if (columns === undefined || details === undefined) return undefined;
    const names = (nested ?? []).flatMap((one) =>
      isObject(one) ? String(named(one, 'tableName', 'TableName') ?? '') : [],
    );
    const own = named(entry, 'detailName', 'DetailName');
    flat.push(...details, {
      record: own || names.length === 0 ? entry : { ...entry, detailName: names.join(',') },
      columns,
    });
  }
  return flat;
};
