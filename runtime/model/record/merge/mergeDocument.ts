import type { Document, DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../schema/Row.ts';
import type { Difference, DocumentMerge, MergedDetail, Side } from './DocumentMerge.ts';
import { mergeRow, type RowMerge } from './mergeRow.ts';

/** Three states of one record: the common base, the user's edits, and the stored record. */
interface ThreeDocuments {
  readonly base: Document;
  readonly mine: Document;
  readonly theirs: Document;
}

/** Compares the header and details of a record in its three states. */
export function mergeDocument(doc: DocumentTable, { base, mine, theirs }: ThreeDocuments): DocumentMerge {
  const header = mergeRow(doc.main, { base: base.main, mine: mine.main, theirs: theirs.main }, undefined);
  const details = doc.details.map(({ schema, table }) => {
    const rows = (document: Document) => document.details[schema.table] ?? [];
    return {
      table: schema.table,
      merge: mergeDetail(table, { base: rows(base), mine: rows(mine), theirs: rows(theirs) }),
    };
  });
  return {
    differences: [...header.differences, ...details.flatMap(({ merge }) => merge.differences)],
    build: (choice) => ({
      main: header.build(choice),
      details: Object.fromEntries(details.map(({ table, merge }) => [table, merge.build(choice)])),
    }),
  };
}

/** The rows of one detail in three states. */
interface ThreeDetails {
  readonly base: readonly Row[];
  readonly mine: readonly Row[];
  readonly theirs: readonly Row[];
}

/** Comparison of one detail, row by row. */
interface DetailMerge {
  readonly differences: readonly Difference[];
  build(choice: (difference: Difference) => Side): MergedDetail;
}

/** The result for one row: rows to keep, and stored rows to delete. */
interface Part {
  readonly differences: readonly Difference[];
  build(choice: (difference: Difference) => Side): { readonly row?: Row; readonly delKey?: string | number };
}

/**
 * Compares the rows of a detail by key. Rows changed on both sides are compared by field, rows deleted on one
 * side as a whole; added rows are kept. The stored order comes first, then added rows.
 */
function mergeDetail(table: ResolvedTable, { base, mine, theirs }: ThreeDetails): DetailMerge {
  const [before, own, stored] = [base, mine, theirs].map((rows) => byKey(table, rows));
  const parts: Part[] = [];
  for (const [key, row] of stored ?? []) {
    const [was, is] = [before?.get(key), own?.get(key)];
    if (is !== undefined)
      parts.push(changedPart(mergeRow(table, { base: was ?? row, mine: is, theirs: row }, key)));
    else if (was === undefined) parts.push(keep(row));
    else parts.push(deletedByMe(table, key, was, row));
  }
  for (const [key, row] of own ?? []) {
    const was = before?.get(key);
    if (stored?.has(key) || was === undefined) continue;
    parts.push(...deletedByThem(table, key, was, row));
  }
  parts.push(...mine.filter((row) => keyOf(table, row) === undefined).map(keep));
  return {
    differences: parts.flatMap((part) => part.differences),
    build: (choice) => {
      const built = parts.map((part) => part.build(choice));
      return {
        rows: built.flatMap(({ row }) => (row === undefined ? [] : [row])),
        delKeys: built.flatMap(({ delKey }) => (delKey === undefined ? [] : [delKey])),
      };
    },
  };
}

const keep = (row: Row): Part => ({ differences: [], build: () => ({ row }) });

const changedPart = (merge: RowMerge): Part => ({
  differences: merge.differences,
  build: (choice) => ({ row: merge.build(choice) }),
});

/** A row deleted by the user, with or without another change meanwhile. */
function deletedByMe(table: ResolvedTable, key: string, was: Row, stored: Row): Part {
  const storedKey = stored[table.key];
  const gone = typeof storedKey === 'string' || typeof storedKey === 'number' ? { delKey: storedKey } : {};
  const changes = mergeRow(table, { base: was, mine: was, theirs: stored }, key).differences;
  if (changes.length === 0) return { differences: [], build: () => gone };
  const difference = wholeRow(table, key, undefined, stored);
  return {
    differences: [difference],
    build: (choice) => (choice(difference) === 'mine' ? gone : { row: stored }),
  };
}

/** A row deleted by another user. The user's changes are dropped or become a new row. */
function deletedByThem(table: ResolvedTable, key: string, was: Row, mine: Row): readonly Part[] {
  const changes = mergeRow(table, { base: was, mine, theirs: was }, key).differences;
  if (changes.length === 0) return [];
  const difference = wholeRow(table, key, mine, undefined);
  const { [table.key]: _, Version: __, ...asNew } = mine;
  return [
    {
      differences: [difference],
      build: (choice) => (choice(difference) === 'mine' ? { row: asNew } : {}),
    },
  ];
}

const wholeRow = (
  table: ResolvedTable,
  key: string,
  mine: Row | undefined,
  theirs: Row | undefined,
): Difference => ({
  id: `${table.table}/${key}/`,
  table: table.table,
  rowKey: key,
  field: undefined,
  base: null,
  mine: null,
  theirs: null,
  rows: { mine, theirs },
  isConflict: true,
  suggested: 'theirs',
});

function keyOf(table: ResolvedTable, row: Row): string | undefined {
  const key: Cell = row[table.key] ?? null;
  return key === null || key === '' || key === 0 ? undefined : String(key);
}

function byKey(table: ResolvedTable, rows: readonly Row[]): ReadonlyMap<string, Row> {
  const keyed = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(table, row);
    if (key !== undefined) keyed.set(key, row);
  }
  return keyed;
}
