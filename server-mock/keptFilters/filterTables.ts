import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

/** Filters that are too long for an address, each of one user. */
export const filterTables: readonly TableDdl[] = [
  {
    table: 'jig_kept_filter',
    columns: [
      tableColumn('Id', 'varchar(32)'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('UserId', 'integer'),
      tableColumn('Text', 'text'),
      tableColumn('KeptAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [
      { name: 'jig_kept_filter_user_idx', fields: ['UserId'], unique: false },
      { name: 'jig_kept_filter_kept_idx', fields: ['KeptAt'], unique: false },
    ],
  },
];
