import type { ResolvedField, ResolvedTable } from '../resolve/ResolvedTable.ts';
import type { Showing } from './columns.ts';
import { layoutRows } from './layoutRows.ts';

/** A field with its place in the form. */
export interface FormCell {
  readonly field: ResolvedField;
  /** Columns of 12; may be a fraction. */
  readonly span: number;
}

/** Fields under one title; without a title (empty), fields that belong to no section. */
export interface FormSection {
  readonly title: string;
  readonly rows: readonly (readonly FormCell[])[];
}

/** A tab of a form. */
export interface FormTab {
  readonly title: string;
  readonly sections: readonly FormSection[];
}

/** The edit form of a table: its tabs, and what stands above and below them. */
export interface FormLayout {
  readonly above: readonly FormSection[];
  readonly tabs: readonly FormTab[];
  readonly below: readonly FormSection[];
}

const last = Number.MAX_SAFE_INTEGER;

/** Groups in the order of their first elements. */
const groupsOf = (
  fields: readonly ResolvedField[],
  titleOf: (field: ResolvedField) => string,
): ReadonlyMap<string, readonly ResolvedField[]> => {
  const groups = new Map<string, ResolvedField[]>();
  for (const field of fields) {
    const title = titleOf(field);
    const known = groups.get(title);
    if (known) known.push(field);
    else groups.set(title, [field]);
  }
  return groups;
};

const rowsOf = (fields: readonly ResolvedField[]): FormSection['rows'] =>
  layoutRows(
    fields.map((field) => ({
      item: field,
      row: field.editRowNo ?? 0,
      column: field.editColNo,
      span: field.colSize || undefined,
    })),
  ).map((row) => row.map(({ item, span }) => ({ field: item, span })));

const sectionsOf = (fields: readonly ResolvedField[]): readonly FormSection[] =>
  [...groupsOf(fields, ({ section }) => section ?? '')].map(([title, own]) => ({ title, rows: rowsOf(own) }));

/**
 * Lays the edit form out: fields with an `editRowNo` (0 means no place) that are not hidden, by tab and section in the
 * order of their first fields. Fields without a tab stand above the tabs, or below them when a field with a tab comes
 * first. No part is empty.
 */
export function formLayoutOf(table: Pick<ResolvedTable, 'fields'>, showing: Showing = {}): FormLayout {
  const placed = table.fields
    .filter((field) => field.editRowNo && !field.hidden && (!showing.authShow || field.authShow))
    .toSorted(
      (a, b) => (a.editRowNo ?? 0) - (b.editRowNo ?? 0) || (a.editColNo ?? last) - (b.editColNo ?? last),
    );
  const first = placed.findIndex(({ tab }) => tab);
  const cut = first < 0 ? placed.length : first;
  const later = placed.slice(cut);
  return {
    above: sectionsOf(placed.slice(0, cut)),
    tabs: [
      ...groupsOf(
        later.filter(({ tab }) => tab),
        ({ tab }) => tab ?? '',
      ),
    ].map(([title, own]) => ({
      title,
      sections: sectionsOf(own),
    })),
    below: sectionsOf(later.filter(({ tab }) => !tab)),
  };
}
