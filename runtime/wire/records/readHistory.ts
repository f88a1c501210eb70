import { bool, json, listOf, maybe, number, object, oneOf, or, type Shape, text } from '../shape.ts';
import {
  type HistoryEntry,
  type HistoryField,
  type HistoryPage,
  type HistoryRow,
  type HistoryValue,
  historyKinds,
  rowChanges,
} from './History.ts';

const value: Shape<HistoryValue> = object<HistoryValue>({
  value: json,
  label: (found, path) => maybe(text)(found, path) ?? null,
});

const field: Shape<HistoryField> = object<HistoryField>({
  field: text,
  before: (found, path) => maybe(value)(found, path) ?? null,
  after: value,
});

const row: Shape<HistoryRow> = object<HistoryRow>({
  table: text,
  change: oneOf(rowChanges),
  name: or(text, ''),
  fields: listOf(field, 1000),
});

const entry: Shape<HistoryEntry> = object<HistoryEntry>({
  id: text,
  kind: oneOf(historyKinds),
  by: or(text, ''),
  at: or(text, ''),
  reason: or(text, ''),
  fields: listOf(field, 1000),
  rows: listOf(row, 1000),
  moreRows: number,
  isCut: bool,
});

/** The answer of `History`. */
export const historyPage: Shape<HistoryPage> = object<HistoryPage>({
  entries: listOf(entry, 1000),
  next: (found, path) => maybe(text)(found, path) ?? null,
});
