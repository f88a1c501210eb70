import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

/** Pages that users marked as favourites: one list of API names for each user. */
export const favouriteTables: readonly TableDdl[] = [
  {
    table: 'jig_favourite',
    columns: [tableColumn('UserId', 'integer'), tableColumn('Names', 'text')],
    primaryKey: ['UserId'],
    indexes: [],
  },
];
