import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { tableColumn } from '../db/tableColumn.ts';

/** Tables of what users chose for their lists. */
export const settingsTables: readonly TableDdl[] = [
  {
    // Column settings per user and table.
    table: 'jig_column_set',
    columns: [
      tableColumn('Id', 'varchar(300)'),
      tableColumn('UserId', 'integer'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('Settings', 'text'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Column widths set by users.
    table: 'jig_column_width',
    columns: [
      tableColumn('Id', 'varchar(400)'),
      tableColumn('UserId', 'integer'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('ColumnName', 'varchar(200)'),
      tableColumn('Width', 'integer'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_column_width_user_idx', fields: ['UserId', 'TableName'], unique: false }],
  },
  {
    // Height of a table above the one below it, by user, in hundredths of the reference height.
    table: 'jig_table_spacing',
    columns: [
      tableColumn('Id', 'varchar(300)'),
      tableColumn('UserId', 'integer'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('Ratio', 'integer'),
      tableColumn('SecondHeight', 'integer'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
  {
    // Height of the rows in all lists of a user.
    table: 'jig_row_height',
    columns: [tableColumn('UserId', 'integer'), tableColumn('Height', 'integer')],
    primaryKey: ['UserId'],
    indexes: [],
  },
  {
    // Quick search fields by user, as a JSON list.
    table: 'jig_search_set',
    columns: [
      tableColumn('Id', 'varchar(300)'),
      tableColumn('UserId', 'integer'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('Fields', 'text'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
];
