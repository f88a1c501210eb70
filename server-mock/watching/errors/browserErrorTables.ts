import type { TableDdl } from '../../../runtime/model/fields/projections/ddl.ts';
import { optionalColumn, tableColumn } from '../../db/tableColumn.ts';

/** Errors of browsers, one row for all that are alike on a day. */
export const browserErrorTables: readonly TableDdl[] = [
  {
    table: 'jig_browser_error',
    columns: [
      // Hash of day, kind, message, page, place and version.
      tableColumn('Id', 'varchar(64)'),
      tableColumn('Kind', 'varchar(20)'),
      tableColumn('Message', 'varchar(300)'),
      tableColumn('Page', 'varchar(200)'),
      tableColumn('Place', 'varchar(700)'),
      tableColumn('Version', 'varchar(60)'),
      tableColumn('Count', 'integer'),
      // The last user it happened to; none before a sign-in.
      optionalColumn('UserId', 'integer'),
      tableColumn('FirstAt', 'timestamp'),
      tableColumn('LastAt', 'timestamp'),
    ],
    primaryKey: ['Id'],
    indexes: [{ name: 'jig_browser_error_last_idx', fields: ['LastAt'], unique: false }],
  },
];
