import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { optionalColumn, tableColumn } from '../db/tableColumn.ts';

/** Table of who has which record open. */
export const presenceTables: readonly TableDdl[] = [
  {
    // Users who have a record open; rows expire after about a minute.
    table: 'jig_presence',
    columns: [
      tableColumn('Id', 'varchar(500)'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('RecordKey', 'varchar(100)'),
      tableColumn('UserId', 'integer'),
      tableColumn('UserName', 'varchar(100)'),
      optionalColumn('Field', 'varchar(200)'),
      tableColumn('SeenAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_presence_record_idx', fields: ['TableName', 'RecordKey'], unique: false }],
  },
];
