import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { placeOf } from '../../../runtime/model/record/sequence/inSequence.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { merged, type RecordDraft, type StoredDocument } from './SaveState.ts';

/** Where a detail row's issues stand: the row's place among the sent ones. */
export const place = (table: string, index: number): string => `${table}[${index}].`;

type DetailRows = RecordDraft['details'][number];

/** The document as it will be: sent detail rows first, in their order, then those nobody touched. */
export const assembled = ({ stored, values, details }: RecordDraft): Document => ({
  main: merged(stored, values),
  details: Object.fromEntries(
    details.map(({ table, rows, untouched }) => [
      table,
      [...rows.map((row) => merged(row.stored, row.values)), ...untouched],
    ]),
  ),
});

/** The document as it will be, its rows in the order they will stand in. */
export interface PlacedDocument {
  readonly document: Document;
  /** Places of the sent rows, in the order they were sent, by detail table. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
  /** The issue with the row's place among the sent ones. */
  toSent(issue: Issue): Issue;
}

const rowPath = /^(\w+)\[(\d+)\]/;

/** Puts sent rows where they stand among the others (`stands`); without that they come first, as they were sent. */
export const placed = (record: RecordDraft): PlacedDocument => {
  const rows = new Map<string, readonly number[]>();
  const details: Record<string, readonly Row[]> = {};
  for (const detail of record.details) {
    const list = inOrder(detail);
    const places: number[] = [];
    for (const [index, { sent }] of list.entries()) if (sent !== undefined) places[sent] = index;
    rows.set(detail.table, places);
    details[detail.table] = list.map(({ row }) => row);
  }
  const sentAt = new Map(
    [...rows].map(([table, places]) => [table, new Map(places.map((index, sent) => [index, sent] as const))]),
  );
  return {
    document: { main: merged(record.stored, record.values), details },
    rows,
    toSent: (issue) => {
      const [start, table = '', index] = rowPath.exec(issue.path) ?? [];
      const sent = sentAt.get(table)?.get(Number(index));
      if (start === undefined || sent === undefined) return issue;
      return { ...issue, path: `${table}[${sent}]${issue.path.slice(start.length)}` };
    },
  };
};

interface Standing {
  readonly row: Row;
  /** Place among the sent rows; undefined: nobody touched it. */
  readonly sent: number | undefined;
}

const inOrder = ({ rows, untouched, stands }: DetailRows): readonly Standing[] => {
  const all: Standing[] = [
    ...rows.map((row, sent) => ({ row: merged(row.stored, row.values), sent })),
    ...untouched.map((row) => ({ row, sent: undefined })),
  ];
  if (stands === undefined) return all;
  const { sequence, rank } = stands;
  const keyed = all.map((one) => ({
    ...one,
    place: (sequence === undefined ? null : placeOf(one.row[sequence])) ?? Number.POSITIVE_INFINITY,
    // New rows come last.
    rank: rank(one.row) ?? Number.POSITIVE_INFINITY,
  }));
  return keyed.sort((a, b) => compared(a.place, b.place) || compared(a.rank, b.rank));
};

/** Infinity minus itself is no number. */
const compared = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** A document as it was when it was loaded. */
export const asStored = ({ main, details }: StoredDocument): Document => ({
  main,
  details: Object.fromEntries(details),
});
