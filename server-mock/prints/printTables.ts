import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

/** PDFs that are kept for the users who made them, for ten minutes. Their bytes are in the file store. */
export const printTables: readonly TableDdl[] = [
  {
    table: 'jig_print',
    columns: [
      tableColumn('Id', 'varchar(64)'),
      tableColumn('UserId', 'integer'),
      tableColumn('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
];
