import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

/**
 * PDFs that are kept for the users who made them, for ten minutes (their bytes are in the file store), and which documents were
 * printed by whom.
 */
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
  {
    table: 'jig_printed',
    columns: [
      tableColumn('Id', 'integer', { identity: true }),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('RowKey', 'varchar(200)'),
      tableColumn('Template', 'varchar(200)'),
      tableColumn('UserId', 'integer'),
      tableColumn('UserName', 'varchar(100)'),
      tableColumn('Copies', 'integer'),
      tableColumn('PrintedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_printed_row_idx', fields: ['TableName', 'RowKey'], unique: false }],
  },
];
