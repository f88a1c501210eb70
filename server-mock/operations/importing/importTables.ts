import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../../db/tableColumn.ts';

/** Tables of imports: what can be undone, what runs, what was refused. */
export const importTables: readonly TableDdl[] = [
  {
    // Finished imports, for undo by their user.
    table: 'jig_import',
    columns: [
      tableColumn('Id', 'varchar(64)'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('UserId', 'integer'),
      tableColumn('FileName', 'varchar(200)'),
      tableColumn('RowCount', 'integer'),
      // Keys of the created records, comma-separated.
      tableColumn('Keys', 'text'),
      tableColumn('State', 'varchar(20)'),
      tableColumn('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Rows of running imports, as PostgreSQL array text. They become visible only when the import is complete.
    table: 'jig_import_row',
    columns: [
      tableColumn('Id', 'bigint', { identity: true }),
      tableColumn('BatchId', 'varchar(64)'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('RowNo', 'integer'),
      tableColumn('Key', 'varchar(64)'),
      tableColumn('Values', 'text'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_import_row_batch_idx', fields: ['BatchId', 'TableName'], unique: false }],
  },
  {
    // Progress of running imports by user and request id, for every process.
    table: 'jig_import_progress',
    columns: [
      tableColumn('Id', 'varchar(200)'),
      tableColumn('Phase', 'varchar(20)'),
      tableColumn('Done', 'integer'),
      tableColumn('Total', 'integer'),
      tableColumn('SeenAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Workbooks with marked errors, in base64 parts; kept a day for the importing user.
    table: 'jig_import_report',
    columns: [
      tableColumn('Id', 'varchar(100)'),
      tableColumn('BatchId', 'varchar(64)'),
      tableColumn('Part', 'integer'),
      tableColumn('UserId', 'integer'),
      tableColumn('Bytes', 'text'),
      tableColumn('CreatedAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_import_report_batch_idx', fields: ['BatchId'], unique: false }],
  },
];
