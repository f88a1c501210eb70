import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

/** Which user opened which record first when, for tables that keep their readers. */
export const readerTables: readonly TableDdl[] = [
  {
    table: 'jig_reader',
    columns: [
      // Table, record and user (`readerId`).
      tableColumn('Id', 'varchar(330)'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('RecordKey', 'varchar(100)'),
      tableColumn('UserId', 'integer'),
      tableColumn('ReadAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_reader_record_idx', fields: ['TableName', 'RecordKey'], unique: false }],
  },
];
