import type { Column } from '../projections/columns.ts';
import type { ColumnChoice, ColumnSet } from './ColumnSet.ts';

/**
 * Every column of the table with the user's choice, in the user's order. The schema may have changed since:
 * removed columns leave the list, and new ones follow their neighbour in the schema.
 */
export function choicesOf(columns: readonly Column[], set: ColumnSet | undefined): ColumnSet {
  const own = (column: Column): ColumnChoice => ({
    field: column.field,
    show: !column.onDemand,
    // The settings refuse a frozen column that is hidden.
    fixed: column.fixed !== undefined && !column.onDemand,
  });
  if (set === undefined) return columns.map(own);
  const known = new Set(columns.map(({ field }) => field));
  const chosen = new Set(set.map(({ field }) => field));
  const found = set.filter(({ field }) => known.has(field));
  for (const [at, column] of columns.entries()) {
    if (chosen.has(column.field)) continue;
    const before = columns[at - 1]?.field;
    const place = before === undefined ? 0 : found.findIndex(({ field }) => field === before) + 1;
    found.splice(place, 0, own(column));
  }
  return found;
}

/**
 * The columns as the user chose them: order, hidden, frozen, widths. A choice that would leave no column is
 * ignored.
 */
export function arrangeColumns(
  columns: readonly Column[],
  set: ColumnSet | undefined,
  widths: Readonly<Record<string, number>> = {},
): readonly Column[] {
  const byField = new Map(columns.map((column) => [column.field, column]));
  const shown = choicesOf(columns, set).filter(({ show }) => show);
  const own = shown.length === 0 ? choicesOf(columns, undefined) : shown;
  const visible = own.filter(({ show }) => show);
  const choices = visible.length === 0 ? own : visible;
  return choices
    .flatMap(({ field, fixed }) => {
      const column = byField.get(field);
      if (!column) return [];
      const { fixed: side, ...rest } = column;
      const width = widths[field];
      return [
        {
          ...rest,
          ...(fixed ? { fixed: side ?? 'left' } : {}),
          ...(width === undefined ? {} : { width, dragged: true }),
        },
      ];
    })
    .toSorted((a, b) => sideOf(a) - sideOf(b));
}

const sideOf = ({ fixed }: Pick<Column, 'fixed'>): number =>
  fixed === 'left' ? 0 : fixed === 'right' ? 2 : 1;
