import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { optionalColumn, tableColumn } from '../db/tableColumn.ts';

/** Tables of saved views, and of what each user chose among them. */
export const optionViewTables: readonly TableDdl[] = [
  {
    table: 'jig_option_view',
    columns: [
      tableColumn('OptionView_Id', 'integer', { identity: true }),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('OptionViewName', 'varchar(200)'),
      tableColumn('OptionViewIcon', 'varchar(200)'),
      tableColumn('Tooptip', 'varchar(500)'),
      tableColumn('ScopeUser', 'text'),
      tableColumn('ColumnJson', 'text'),
      tableColumn('DetailsColumnJson', 'text'),
      tableColumn('DetailsColumnJson2', 'text'),
      tableColumn('FiltersJson', 'text'),
      tableColumn('Jig', 'text'),
      tableColumn('CreateID', 'integer'),
      tableColumn('Creator', 'varchar(200)'),
      // Empty: 1, of a view stored before versions.
      optionalColumn('Version', 'integer'),
    ],
    primaryKey: ['OptionView_Id'],
    indexes: [{ name: 'jig_option_view_table_idx', fields: ['TableName'], unique: false }],
  },
  {
    // The view a user's list shows first, and the order of the user's views as a JSON list of ids.
    table: 'jig_option_view_choice',
    columns: [
      tableColumn('Id', 'varchar(300)'),
      tableColumn('UserId', 'integer'),
      tableColumn('TableName', 'varchar(200)'),
      tableColumn('Chosen', 'varchar(50)'),
      tableColumn('SortIds', 'text'),
    ],
    primaryKey: ['Id'],
    indexes: [],
  },
];
