import { isObject, type JsonObject } from '../schema/Json.ts';
import { type ConditionEntry, type ConditionGroup, groupType } from './ConditionGroup.ts';
import { queryLimits } from './query/QueryRules.ts';

/**
 * Filters of a list besides its search fields: at most one per column from the headers, and the and/or groups
 * of the builder.
 */
export interface ListFilters {
  readonly columns: readonly ConditionEntry[];
  readonly groups: readonly ConditionGroup[];
}

/** Maximum characters of an address that holds its filters, and of filters that the server keeps. */
export const listFilterLimits = { address: 6000, kept: 100_000 } as const;

/** What a text of filters says; `unread`: all or a part of it has no shape, so that more rows would be found than asked. */
interface ReadText<Part> {
  readonly found: readonly Part[];
  readonly unread: boolean;
}

type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** `[field, filterType, value?]`: without names, to keep addresses short. */
const entryParts = ({ field, filterType, value }: ConditionEntry): readonly unknown[] =>
  value === undefined ? [field, filterType] : [field, filterType, value];

const readEntry = (given: unknown): readonly ConditionEntry[] => {
  if (!Array.isArray(given)) return [];
  const [field, filterType, value] = given as readonly unknown[];
  if (typeof field !== 'string' || typeof filterType !== 'string' || field === '') return [];
  const list = Array.isArray(value) && value.length <= queryLimits.values && value.every(isScalar);
  return value === undefined || isScalar(value) || list
    ? [{ field, filterType, ...(value === undefined ? {} : { value: value as Scalar | Scalar[] }) }]
    : [];
};

/**
 * Reads conditions as views and `filters` carry them: a list of `{field, filterType, value}`, at most one for each field.
 * Skips entries without a shape; undefined: no list.
 */
export function readFilterEntries(given: unknown): readonly ConditionEntry[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const entries = given.slice(0, queryLimits.clauses).flatMap((one: unknown) => {
    if (!isObject(one)) return [];
    const { field, filterType, value } = one;
    return readEntry(
      value === undefined || value === null ? [field, filterType] : [field, filterType, value],
    );
  });
  return [...new Map(entries.map((entry) => [entry.field, entry])).values()];
}

/** The parts of a text; undefined: it is no list, or too long. */
const readList = (text: string): readonly unknown[] | undefined => {
  if (text.length > listFilterLimits.kept) return undefined;
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) && found.length <= queryLimits.clauses ? found : undefined;
  } catch {
    return undefined;
  }
};

/** Reads each part of a text by itself. An empty text holds none. */
const readParts = <Part>(text: string | null, read: (part: unknown) => Part | undefined): ReadText<Part> => {
  const parts = text === null || text === '' ? [] : readList(text);
  const found = parts?.flatMap((part) => read(part) ?? []) ?? [];
  return { found, unread: found.length !== parts?.length };
};

/** Address text of the column filters; empty: none. */
export const columnsText = (columns: readonly ConditionEntry[]): string =>
  columns.length === 0 ? '' : JSON.stringify(columns.map(entryParts));

/** Reads the column filters of an address, one for each field; whether a field may be used the server says. */
export const readColumns = (text: string | null): ReadText<ConditionEntry> => {
  const { found, unread } = readParts(text, (part) => readEntry(part)[0]);
  const byField = new Map(found.map((entry) => [entry.field, entry]));
  return { found: [...byField.values()], unread: unread || byField.size < found.length };
};

/** Address text of the groups: `[["or",["Status","in",["1","2"]],["Qty",">",5]]]`; empty: none. */
export const groupsText = (groups: readonly ConditionGroup[]): string =>
  groups.length === 0
    ? ''
    : JSON.stringify(groups.map(({ tjzType, tjOptions }) => [tjzType, ...tjOptions.map(entryParts)]));

/** Reads the groups of an address. A group with a condition that has no shape is not read. */
export const readGroupsText = (text: string | null): ReadText<ConditionGroup> =>
  readParts(text, (part) => {
    const [type, ...entries] = Array.isArray(part) ? (part as readonly unknown[]) : [];
    const tjOptions = entries.slice(0, queryLimits.clauses).flatMap(readEntry);
    const tjzType = groupType(type);
    return tjzType === undefined || tjOptions.length === 0 || tjOptions.length < entries.length
      ? undefined
      : { tjzType, tjOptions };
  });

const wireEntry = ({ field, filterType, value }: ConditionEntry): JsonObject => ({
  field,
  filterType,
  // Conditions of lists hold plain values only; `readEntry` and the builders ensure it.
  ...(value === undefined ? {} : { value: value as Scalar | Scalar[] }),
});

/** `filters` of a Page call: all must hold; undefined: no filter. */
export const wireFilters = ({ columns, groups }: ListFilters): readonly JsonObject[] | undefined =>
  columns.length + groups.length === 0
    ? undefined
    : [
        ...columns.map(wireEntry),
        ...groups.map(({ tjzType, tjOptions }) => ({ tjzType, tjOptions: tjOptions.map(wireEntry) })),
      ];

/** Begins the name of a search field in an address. */
export const searchPrefix = 'f.';

const isFilter = (name: string): boolean => ['q', 'c', 'g'].includes(name) || name.startsWith(searchPrefix);

/** The address of a list as its filters and the rest. */
export function splitFilters(search: string): { readonly filters: string; readonly rest: string } {
  const given = [...new URLSearchParams(search)];
  const textOf = (wanted: boolean): string =>
    new URLSearchParams(given.filter(([name]) => isFilter(name) === wanted)).toString();
  return { filters: textOf(true), rest: textOf(false) };
}

/** Fields that the filters of an address name, `Detail.Field` for detail rows; undefined: they hold more, or cannot be read. */
export function filterFields(filters: string): readonly string[] | undefined {
  const given = new URLSearchParams(filters);
  const columns = readColumns(given.get('c'));
  const groups = readGroupsText(given.get('g'));
  if (columns.unread || groups.unread || ![...given.keys()].every(isFilter)) return undefined;
  const searched = [...given.keys()].filter((name) => name.startsWith(searchPrefix));
  const entries = [...columns.found, ...groups.found.flatMap(({ tjOptions }) => tjOptions)];
  return [...searched.map((name) => name.slice(searchPrefix.length)), ...entries.map(({ field }) => field)];
}
