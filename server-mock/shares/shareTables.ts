import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { optionalColumn, tableColumn } from '../db/tableColumn.ts';

/** Name of the table of shares. */
export const shareTable = 'jig_share';

/**
 * Shares of boards. A code is kept as its SHA-256, by which it is found, and sealed with the key of the installation, so that its
 * maker can be shown the address again: a reader of the table alone opens nothing.
 */
export const shareTables: readonly TableDdl[] = [
  {
    table: shareTable,
    columns: [
      tableColumn('Id', 'varchar(30)'),
      tableColumn('Kind', 'varchar(20)'),
      tableColumn('Name', 'varchar(100)'),
      // Names of boards, each between commas.
      tableColumn('Boards', 'text'),
      optionalColumn('CodeHash', 'varchar(64)'),
      optionalColumn('CodeSealed', 'varchar(200)'),
      tableColumn('MadeBy', 'integer'),
      tableColumn('MadeAt', 'timestamp'),
      optionalColumn('EndsOn', 'varchar(10)'),
      tableColumn('Watermark', 'varchar(100)'),
      tableColumn('Content', 'text'),
      optionalColumn('SeenAt', 'timestamp'),
      optionalColumn('EndedAt', 'timestamp'),
      optionalColumn('EndedBy', 'integer'),
    ],
    primaryKey: ['Id'],
    indexes: [
      { name: 'jig_share_code_idx', fields: ['CodeHash'], unique: true },
      { name: 'jig_share_maker_idx', fields: ['MadeBy', 'MadeAt'], unique: false },
      { name: 'jig_share_made_idx', fields: ['MadeAt'], unique: false },
    ],
  },
];
