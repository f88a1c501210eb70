import type { Document } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { placeOf } from '../../../runtime/model/record/sequence/inSequence.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { merged, type RecordDraft, type StoredDocument } from './SaveState.ts';

/** Issue path of a sent detail row; `index` counts the sent rows. */
export const place = (table: string, index: number): string => `${table}[${index}].`;

type DetailRows = RecordDraft['details'][number];

/** The document after the save: sent detail rows first, in their order, then untouched ones. */
export const assembled = ({ stored, values, details }: RecordDraft): Document => ({
  main: merged(stored, values),
  details: Object.fromEntries(
    details.map(({ table, rows, untouched }) => [
      table,
      [...rows.map((row) => merged(row.stored, row.values)), ...untouched],
    ]),
  ),
});

/** The document after the save, with its rows in final order. */
export interface PlacedDocument {
  readonly document: Document;
  /** Final indexes of the sent rows in sent order, by detail table. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
  /** Converts an issue path to the index among the sent rows. */
  toSent(issue: Issue): Issue;
}

const rowPath = /^(\w+)\[(\d+)\]/;

/** Puts sent rows in order among the others (`stands`); without it they come first, as sent. */
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
  /** Index among the sent rows; undefined for an untouched row. */
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
