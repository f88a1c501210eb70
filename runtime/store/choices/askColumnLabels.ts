import type { App } from '../../host/AppContext.ts';
import { arrangeColumns } from '../../model/fields/columnSet/arrangeColumns.ts';
import { columnsOf, type Showing } from '../../model/fields/projections/columns.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';

/** Asks for the labels of a list's columns beside its rows, so that both are drawn together. */
export function askColumnLabels(
  { dictionaries, settings }: Pick<App, 'dictionaries' | 'settings'>,
  table: ResolvedTable,
  showing: Showing | undefined,
): void {
  for (const { kind } of arrangeColumns(columnsOf(table, showing), settings.of(table.table).columns))
    if (kind.dataKey !== undefined && kind.data === undefined && !kind.remote)
      dictionaries.options(kind.dataKey);
}
