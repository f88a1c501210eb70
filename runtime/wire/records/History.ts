import type { Json } from '../../model/schema/Json.ts';

/** Body of `History`: a record, and the entry after which the next page starts. */
export interface HistoryBody {
  readonly key: string | number;
  readonly before?: string;
}

/** Kinds of changes in the history of a record. */
export const historyKinds = ['Add', 'Edit', 'Del', 'Audit', 'Case'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** A stored value, and its label when the field chooses from a dictionary. */
export interface HistoryValue {
  readonly value: Json;
  readonly label: string | null;
}

/** A changed field. `before` is null where the row was added or deleted. */
export interface HistoryField {
  readonly field: string;
  readonly before: HistoryValue | null;
  readonly after: HistoryValue;
}

/** How a detail row changed. */
export const rowChanges = ['added', 'edited', 'deleted'] as const;
export type RowChange = (typeof rowChanges)[number];

/** A changed detail row. `name` is empty when nothing names the row. */
export interface HistoryRow {
  readonly table: string;
  readonly change: RowChange;
  readonly name: string;
  readonly fields: readonly HistoryField[];
}

/** One change of a record. It holds only fields that the reader may see. */
export interface HistoryEntry {
  readonly id: string;
  readonly kind: HistoryKind;
  readonly by: string;
  /** `yyyy-MM-dd HH:mm:ss` in the product's time zone. */
  readonly at: string;
  readonly reason: string;
  readonly fields: readonly HistoryField[];
  readonly rows: readonly HistoryRow[];
  /** Number of changed rows that are not in `rows`. */
  readonly moreRows: number;
  /** The log kept only a part of this change, so its fields cannot be read. */
  readonly isCut: boolean;
}

/** A page of a record's history, newest first. `next`: send it as `before` for older entries; null: no more. */
export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly next: string | null;
}
