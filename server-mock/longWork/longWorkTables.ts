import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { optionalColumn, tableColumn } from '../db/tableColumn.ts';

/** Tasks of users: how far they are, and what they answered. Bytes of files are in the file store under the same id. */
export const longWorkTables: readonly TableDdl[] = [
  {
    table: 'jig_task',
    columns: [
      tableColumn('Id', 'varchar(64)'),
      tableColumn('UserId', 'integer'),
      tableColumn('State', 'varchar(20)'),
      tableColumn('Phase', 'varchar(40)'),
      tableColumn('Done', 'integer'),
      tableColumn('Total', 'integer'),
      tableColumn('IsCancelled', 'integer'),
      optionalColumn('Answer', 'text'),
      optionalColumn('FileName', 'varchar(400)'),
      optionalColumn('FileType', 'varchar(200)'),
      tableColumn('SeenAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
];
