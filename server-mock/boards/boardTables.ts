import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

/** First pages as users arranged them. */
export const boardTables: readonly TableDdl[] = [
  {
    table: 'jig_home',
    columns: [tableColumn('UserId', 'integer'), tableColumn('Cards', 'text')],
    primaryKey: ['UserId'],
    indexes: [],
  },
];
