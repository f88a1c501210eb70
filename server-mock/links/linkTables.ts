import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

const listOf = (table: string): TableDdl => ({
  table,
  columns: [tableColumn('Id', 'varchar(300)')],
  primaryKey: ['Id'],
  indexes: [],
});

/** Documents that closed by themselves: only these open again by themselves; and totals that are filled over all rows. */
export const linkTables: readonly TableDdl[] = [listOf('jig_closed_by_link'), listOf('jig_filled_total')];
